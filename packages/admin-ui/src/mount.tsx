import { createRoot } from "react-dom/client";
import { Admin, type AdminProps } from "./admin";

/**
 * Mounts the back-office into an element, for pages that are no React app.
 *
 * @returns a function that takes it away again.
 * @example
 * const unmount = mountAdmin(document.getElementById("admin"), { config: { basePath: "/admin" } });
 */
export function mountAdmin(element: Element, props: AdminProps = {}): () => void {
  const root = createRoot(element);
  root.render(<Admin {...props} />);
  return () => root.unmount();
}
