import { custom, refine } from "zod/mini";

/** Of the lines that are put back into stock, those that the place does not keep; the store refuses them. */
export const stockKept = custom<string[]>(Array.isArray).check(
  refine((missing) => missing.length === 0, "returns.errors.noLevel"),
);
