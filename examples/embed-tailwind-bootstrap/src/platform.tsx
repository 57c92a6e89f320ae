import { lazy, Suspense, useState } from "react";
import { createRoot } from "react-dom/client";

const BackOffice = lazy(() => import("./back-office"));

const element = document.getElementById("platform");
const { basePath, backend } = element?.dataset ?? {};
const config = { basePath: basePath || "/", backend: backend || undefined };
/** With `?shadow` no style of the platform can reach the back-office, not even an important one. */
const shadow = new URLSearchParams(window.location.search).has("shadow");

function Platform() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className="flex vh-100">
      <nav className="w-48 shrink-0 border-end p-3">
        <h1 className="h5">Platform</h1>
        <button type="button" className="btn btn-primary" onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? "Close" : "Open"} the back-office
        </button>
        <p className="mt-4 text-sm">
          See the <a href="#platform">orders of today</a>
        </p>
        <input className="form-control" aria-label="Search the platform" />
      </nav>
      {/* The back-office fills whatever has a height, and adapts to its width. */}
      <section id="pane" className="min-w-0 grow">
        {isOpen && (
          <Suspense fallback={<p className="p-3">Loading …</p>}>
            <BackOffice config={config} shadow={shadow} />
          </Suspense>
        )}
      </section>
    </div>
  );
}

if (element !== null) createRoot(element).render(<Platform />);
