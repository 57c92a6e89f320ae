import { defineAction, defineBody, field, lazyExport } from "@tillhouse/extension-sdk";
import { Pencil, Trash2 } from "lucide-react";
import { array, minLength, object, refine, string, trim } from "zod/mini";
import { removeOption, renameOption } from "./product-option-steps";

const fields = () => import("./product-option-fields");

/** What the variants of a product differ in. Its page has a section that shows them. */
export default defineBody("product-options", {
  actions: [
    defineAction("product-options", {
      id: "rename",
      icon: Pencil,
      form: {
        schema: object({
          title: string().check(trim(), minLength(1, "form.required")),
          values: array(
            object({ was: string(), now: string().check(trim(), minLength(1, "form.required")) }),
          ),
        }),
        fields: [
          field.text("title", { isRequired: true }),
          field.custom("values", { load: lazyExport(fields, "RenamedValues") }),
        ],
        fromRecord: ({ title }) => ({ title, values: [] }),
      },
      run: renameOption,
    }),
    defineAction("product-options", {
      id: "remove",
      icon: Trash2,
      tone: "danger",
      form: {
        schema: object({
          // Variants that would be the same without it.
          same: array(string()).check(refine((titles) => titles.length === 0, "product-options.errors.same")),
        }),
        fields: [field.custom("same", { load: lazyExport(fields, "RemovalEffect") })],
        fromRecord: () => ({ same: [] }),
      },
      run: removeOption,
    }),
  ],
});
