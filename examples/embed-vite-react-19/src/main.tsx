import { lazy, StrictMode, Suspense } from "react";
import { createRoot } from "react-dom/client";
import { BrowserRouter, NavLink, Route, Routes } from "react-router-dom";

// It comes with its first page: all others are as small as they were.
const BackOffice = lazy(() => import("./back-office"));

function Platform() {
  return (
    <BrowserRouter>
      <nav aria-label="Platform">
        <NavLink to="/">Home</NavLink> <NavLink to="/office/a/orders">Orders</NavLink>{" "}
        <NavLink to="/office/a/products">Products</NavLink>
      </nav>
      <Suspense fallback={<p>One moment …</p>}>
        <Routes>
          <Route path="/" element={<h1>Welcome to the platform</h1>} />
          <Route path="/office/*" element={<BackOffice />} />
        </Routes>
      </Suspense>
    </BrowserRouter>
  );
}

const element = document.getElementById("platform");
if (element !== null)
  createRoot(element).render(
    <StrictMode>
      <Platform />
    </StrictMode>,
  );
