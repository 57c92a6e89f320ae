import { createForm } from "./create/create-form";

/** The form of a product. */
export const productForm = { ...createForm, mode: "create" } as const;
