import ReactDOM from "tillhouse-shell:react-dom";
import type { ReactNode, ReactPortal } from "react";
import { portalRoot } from "../host/portal-root";

export * from "tillhouse-shell:react-dom";

/** The official page had its styles everywhere; here they hold in elements that say so. */
export function createPortal(
  children: ReactNode,
  container: Element | DocumentFragment,
  key?: string | null,
): ReactPortal {
  return ReactDOM.createPortal(children, container === document.body ? portalRoot() : container, key);
}

// What the admin itself does not use, and what packages of these years still reach for.
export const {
  createRoot,
  findDOMNode,
  hydrate,
  hydrateRoot,
  render,
  unmountComponentAtNode,
  unstable_renderSubtreeIntoContainer,
}: Readonly<Record<string, unknown>> = { ...ReactDOM };

export default { ...ReactDOM, createPortal };
