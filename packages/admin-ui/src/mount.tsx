import { createRoot } from "react-dom/client";
import { Admin, type AdminProps } from "./admin";

/** A mounted admin: called, it takes the admin away again. */
export interface MountedAdmin {
  /** Takes the admin out of the element. */
  (): void;
  /** Other props: extensions that came late or were changed. The page, its address and what was typed stay. */
  update(props: AdminProps): void;
}

/**
 * Mounts the back-office into an element, for pages that are no React app.
 *
 * @returns a function that takes it away again, with an `update` beside it.
 * @example
 * const unmount = mountAdmin(document.getElementById("admin"), { config: { basePath: "/admin" } });
 */
export function mountAdmin(element: Element, props: AdminProps = {}): MountedAdmin {
  const root = createRoot(element);
  const update = (next: AdminProps) => root.render(<Admin {...next} />);
  update(props);
  return Object.assign(() => root.unmount(), { update });
}
