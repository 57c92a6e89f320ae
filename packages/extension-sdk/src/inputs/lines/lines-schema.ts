import { custom, refine } from "zod/mini";
import { type LineSelection, selectedLines, selectedQuantity } from "../../fields/line-selection";

/**
 * What a form holds under `field.lines`: at least one line is chosen, and none beyond its maximum. It can be checked further.
 *
 * @example
 * const schema = object({ lines: linesSchema, notify: boolean() });
 */
export const linesSchema = custom<LineSelection[]>(Array.isArray, "orders.lines.chooseOne").check(
  refine((lines) => lines.every((line) => line.quantity === selectedQuantity(line)), "ui.lines.wrong"),
  refine((lines) => selectedLines(lines).length > 0, "orders.lines.chooseOne"),
);
