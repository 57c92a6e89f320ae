import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { Platform } from "./platform";

const element = document.getElementById("platform");
if (element !== null)
  createRoot(element).render(
    <StrictMode>
      <Platform />
    </StrictMode>,
  );
