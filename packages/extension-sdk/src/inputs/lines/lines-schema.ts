import { custom, refine } from "zod/mini";
import { type ChosenLine, chosenLines, chosenQuantity } from "./chosen-lines";

/**
 * What a form holds under `field.lines`: at least one line is chosen, and none beyond its maximum. It can be checked further.
 *
 * @example
 * const schema = object({ lines: linesSchema, notify: boolean() });
 */
export const linesSchema = custom<ChosenLine[]>(Array.isArray, "orders.lines.chooseOne").check(
  refine((lines) => lines.every((line) => line.quantity === chosenQuantity(line)), "ui.lines.wrong"),
  refine((lines) => chosenLines(lines).length > 0, "orders.lines.chooseOne"),
);
