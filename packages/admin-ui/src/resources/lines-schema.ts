import { type ChosenLine, chosenLines, chosenQuantity } from "@tillhouse/extension-sdk/inputs";
import { custom, refine } from "zod/mini";

/** The `lines` of a form: at least one is chosen, and none beyond its limit. */
export const linesSchema = custom<ChosenLine[]>(Array.isArray, "orders.lines.chooseOne").check(
  refine((lines) => lines.every((line) => line.quantity === chosenQuantity(line)), "ui.lines.wrong"),
  refine((lines) => chosenLines(lines).length > 0, "orders.lines.chooseOne"),
);
