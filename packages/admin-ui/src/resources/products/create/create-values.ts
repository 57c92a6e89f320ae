import type { OptionChoice } from "@tillhouse/extension-sdk/commerce";
import {
  array,
  boolean,
  custom,
  minLength,
  nullable,
  number,
  object,
  type output,
  string,
  superRefine,
  trim,
} from "zod/mini";
import { cellProblems, type NewVariants, namedOptions, noVariants, rowsOf } from "./variant-rows";

const text = () => string().check(trim());
const measure = () => nullable(number());

const option = object({
  title: text().check(minLength(1, "form.required")),
  values: array(string()).check(minLength(1, "products.options.noValues")),
});

/** The title of an option stands for it when variants are made: two of one title would be mixed up. */
const options = array(option).check(
  superRefine((all: readonly OptionChoice[], context) => {
    const titles = all.map(({ title }) => title.trim().toLowerCase());
    titles.forEach((title, index) => {
      if (title !== "" && titles.indexOf(title) < index)
        context.addIssue({ code: "custom", path: [index, "title"], message: "products.options.twice" });
    });
  }),
);

/** Fields of a new product, by the keys of the API. */
export const createShape = {
  title: text().check(minLength(1, "form.required")),
  subtitle: text(),
  handle: text(),
  description: text(),
  discountable: boolean(),
  images: array(string()),
  thumbnail: string(),
  options,
  // Nothing is typed into it where a product is changed.
  variants: nullable(custom<NewVariants>()),
  type: text(),
  collection_id: nullable(string()),
  tags: array(string()),
  categories: array(string()),
  sales_channels: array(string()),
  profile_id: nullable(string()),
  weight: measure(),
  length: measure(),
  height: measure(),
  width: measure(),
  origin_country: string(),
  hs_code: text(),
  mid_code: text(),
  material: text(),
  status: string(),
};

/** What a new product has to be. */
export const createSchema = object(createShape).check(
  superRefine(({ options: chosen, variants }, context) => {
    if (variants === null) return;
    const rows = rowsOf(chosen, variants.rows);
    const issue = (message: string) => context.addIssue({ code: "custom", path: ["variants"], message });
    const isComplete = namedOptions(chosen).every(({ values }) => values.length > 0);
    if (isComplete && rows.every(({ isOff }) => isOff)) issue("products.variants.none");
    else if (cellProblems(rows).length > 0) issue("products.variants.wrong");
  }),
);

/** What was typed for a new product. */
export type NewProduct = output<typeof createSchema>;

/** What a new product starts with. */
export const createDefaults = {
  discountable: true,
  variants: noVariants,
  status: "draft",
};
