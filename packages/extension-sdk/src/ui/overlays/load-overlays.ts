import type { RefObject } from "react";

/** What every open overlay needs: the element that it belongs to, and how it goes away. */
export interface OverlayProps {
  trigger: RefObject<HTMLElement | null>;
  onClose(): void;
}

/**
 * Loads what menus, popovers and tooltips look like when they are open. It weighs as much as a list, and no page needs it
 * before somebody points at something.
 */
export const loadOverlays = () => import("./overlays");

/** For events that come before the one that opens: then nobody waits. A failure is told when it is opened. */
export function prepareOverlays(): void {
  loadOverlays().catch(() => undefined);
}
