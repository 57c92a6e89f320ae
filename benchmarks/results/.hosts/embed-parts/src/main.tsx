import { lazy, StrictMode, Suspense } from "react";
import { createRoot } from "react-dom/client";
import { BrowserRouter, Link, Route, Routes } from "react-router-dom";
import "./platform.css";

// It comes with its first page: all others are as small as they were.
const Desk = lazy(() => import("./desk"));

const element = document.getElementById("platform");
if (element !== null)
  createRoot(element).render(
    <StrictMode>
      <BrowserRouter>
        <Suspense fallback={<p>One moment …</p>}>
          <Routes>
            <Route path="/" element={<Link to="/desk">Desk</Link>} />
            <Route path="/desk/:id?" element={<Desk />} />
          </Routes>
        </Suspense>
      </BrowserRouter>
    </StrictMode>,
  );
