// A switch is a button; what a form reads of it stands beside it, hidden from everybody.
const fields = "input:not([type=hidden], [aria-hidden]), select, textarea, [role=switch]";

/** What stands in for a field that is still on its way. */
const bones = ".th-skeleton";

/**
 * Where the focus starts: the first field; without one the way out of a question, otherwise the panel, so that its
 * title is read first. Never the cross. With a finger a field would open the keyboard over the dialog. Where the first
 * field is still on its way, the panel has it, and the field is the next stop.
 */
export function firstFocus(panel: HTMLElement, isQuestion = false): HTMLElement {
  const isTouch = typeof matchMedia === "function" && matchMedia("(pointer: coarse)").matches;
  const body = panel.querySelector(".th-dialog__body") ?? panel;
  const candidates = body.querySelectorAll<HTMLElement>(`${fields}, ${bones}`);
  const field = [...candidates].find((element) => !element.matches(":disabled, [inert] *"));
  if (field && !isTouch) return field.matches(bones) ? panel : field;
  const outboundShipping = isQuestion ? panel.querySelector<HTMLElement>(".th-dialog__foot button") : null;
  return outboundShipping ?? panel;
}
