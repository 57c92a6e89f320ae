const attribute = "data-tillhouse-v1-portals";

/**
 * Where contributions put what lies over the page: dialogs, menus, tooltips. It stands in the admin, so that theme and
 * direction of the page hold, and has the styles of the contributions.
 */
export function portalRoot(): Element {
  const admin = document.querySelector("[data-tillhouse]") ?? document.body;
  const found = admin.querySelector(`:scope > [${attribute}]`);
  if (found !== null) return found;
  const root = document.createElement("div");
  root.setAttribute(attribute, "");
  root.setAttribute("data-tillhouse-v1", "");
  // Over the page and the admin's own drawers, in which a widget may stand, and under its toasts.
  root.style.position = "absolute";
  // As the body lies: what stands in it is placed by where it is on the page.
  root.style.inset = "0 0 auto";
  root.style.zIndex = "var(--th-z-popover)";
  admin.append(root);
  return root;
}
