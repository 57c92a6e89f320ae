const fields = "input:not([type=hidden]), select, textarea";

/**
 * Where the focus starts: the first field; without one the way out of a question, otherwise the panel, so that its
 * title is read first. Never the cross. With a finger a field would open the keyboard over the dialog.
 */
export function firstFocus(panel: HTMLElement, isQuestion = false): HTMLElement {
  const isTouch = typeof matchMedia === "function" && matchMedia("(pointer: coarse)").matches;
  const body = panel.querySelector(".th-dialog__body") ?? panel;
  const candidates = body.querySelectorAll<HTMLElement>(fields);
  const field = [...candidates].find((element) => !element.matches(":disabled, [inert] *"));
  if (field && !isTouch) return field;
  const wayOut = isQuestion ? panel.querySelector<HTMLElement>(".th-dialog__foot button") : null;
  return wayOut ?? panel;
}
