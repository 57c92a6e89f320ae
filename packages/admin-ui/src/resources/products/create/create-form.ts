import type { FormDefinition } from "@tillhouse/extension-sdk";
import { createFields, createSteps } from "./create-fields";
import { createPayload, type NewProductPayload } from "./create-payload";
import { createProduct } from "./create-product";
import { createDefaults, createSchema, type NewProduct } from "./create-values";

/** The form of a new product: one page, saved as a draft or published. */
export const createForm = {
  schema: createSchema,
  fields: createFields,
  defaultValues: createDefaults,
  layout: "page",
  steps: createSteps,
  submitAs: { key: "status", options: ["draft", "published"] },
  redirectToRecord: true,
  // The form sends what was typed; a copy of a product, and what extensions make, is sent as the API takes it.
  create: (values, context) =>
    createProduct(
      Array.isArray(values.variants)
        ? (values as NewProductPayload)
        : createPayload(values as Partial<NewProduct>),
      context,
    ),
} as const satisfies Partial<FormDefinition<"products", typeof createSchema>>;
