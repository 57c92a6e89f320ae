/** Where the focus goes on closing: a menu that opened the dialog is gone by then, its trigger is not. */
export function focusHolder(): HTMLElement | null {
  const active = document.activeElement;
  const triggerId = active?.closest<HTMLElement>("[data-trigger]")?.dataset.trigger;
  if (triggerId) return document.getElementById(triggerId);
  return active instanceof HTMLElement ? active : null;
}
