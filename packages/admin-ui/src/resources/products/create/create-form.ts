import { createFields, createSteps } from "./create-fields";
import { createPayload } from "./create-payload";
import { createProduct } from "./create-product";
import { createDefaults, createSchema } from "./create-values";

/** The form of a new product: one page, saved as a draft or published. */
export const createForm = {
  schema: createSchema,
  fields: createFields,
  defaultValues: createDefaults,
  layout: "page",
  steps: createSteps,
  submitAs: { key: "status", options: ["draft", "published"] },
  redirectToRecord: true,
  toPayload: createPayload,
  create: createProduct,
} as const;
