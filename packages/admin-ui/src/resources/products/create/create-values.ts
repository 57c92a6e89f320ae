import type { OptionChoice } from "@tillhouse/extension-sdk/commerce";
import { array, custom, minLength, nullable, object, string, superRefine, trim } from "zod/mini";
import { cellProblems, type NewVariants, namedOptions, rowsOf } from "./variant-rows";

const option = object({
  title: string().check(trim(), minLength(1, "form.required")),
  values: array(string()).check(minLength(1, "products.options.noValues")),
});

/**
 * The options of a new product, with their values. The title of an option stands for it when variants are made: two of one title
 * would be mixed up.
 */
export const optionChoices = array(option).check(
  superRefine((all: readonly OptionChoice[], context) => {
    const titles = all.map(({ title }) => title.trim().toLowerCase());
    titles.forEach((title, index) => {
      if (title !== "" && titles.indexOf(title) < index)
        context.addIssue({ code: "custom", path: [index, "title"], message: "products.options.twice" });
    });
  }),
);

/** The variants of a new product; nothing is typed into them where a product is changed. */
export const variantRows = nullable(custom<NewVariants>());

/** What the form of a product holds of options and variants. */
export interface OptionsAndVariants {
  option_choices: readonly OptionChoice[];
  variant_rows: NewVariants | null;
}

/** A new product has a variant, and none of them has a cell that is wrong. */
export const checkVariants = superRefine(
  ({ option_choices: chosen, variant_rows: variants }: OptionsAndVariants, context) => {
    if (variants === null) return;
    const rows = rowsOf(chosen, variants.rows);
    const issue = (message: string) => context.addIssue({ code: "custom", path: ["variant_rows"], message });
    const isComplete = namedOptions(chosen).every(({ values }) => values.length > 0);
    if (isComplete && rows.every(({ isOff }) => isOff)) issue("products.variants.none");
    else if (cellProblems(rows).length > 0) issue("products.variants.wrong");
  },
);
