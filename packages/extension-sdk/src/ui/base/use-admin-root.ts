import { useUi } from "./ui-context";

/** The admin's own root, which everything of it is in; without an admin, where portals go. */
export function useAdminRoot(): HTMLElement | null {
  const { container, root } = useUi();
  return root ?? container?.closest<HTMLElement>("[data-tillhouse]") ?? container;
}

/** Roots that the sheet for hosts is known to style. A host may load it late, so nothing is kept of others. */
const hosted = new WeakSet<Element>();

/**
 * Whether the sheet for hosts styles an admin: it has everything in it, and asks how wide the admin is, not the window. The
 * shell's sheets come in pieces and ask the window.
 *
 * @param root what {@link useAdminRoot} answers
 */
export function hasHostStyles(root: Element | null): boolean {
  if (root === null) return false;
  if (hosted.has(root)) return true;
  const isHosted = getComputedStyle(root).getPropertyValue("--th-sheet").trim() === "host";
  if (isHosted) hosted.add(root);
  return isHosted;
}
