import { maximum, minimum, nullable, number, refine } from "zod/mini";

/** A rate in percent, as the store takes it. 0 is a rate; an empty field is none. */
export const percentage = nullable(
  number().check(minimum(0, "tax-rates.errors.range"), maximum(100, "tax-rates.errors.range")),
).check(refine((rate) => rate !== null, "form.required"));
