import { treeOf } from "../base/tree-of";

/**
 * What has the focus, as what is opened now gives it back on closing: a menu that opened it is gone by then, its trigger is
 * not. Dialogs and drawers do so by themselves.
 *
 * @example const opener = focusHolder();
 */
export function focusHolder(): HTMLElement | null {
  const active = document.activeElement;
  const triggerId = active?.closest<HTMLElement>("[data-trigger]")?.dataset.trigger;
  if (active && triggerId) return treeOf(active).getElementById(triggerId);
  return active instanceof HTMLElement ? active : null;
}
