import {
  type CustomCell,
  defineAction,
  defineBody,
  field,
  lazyExport,
  type RecordOf,
} from "@tillhouse/extension-sdk";
import { useProductOptions } from "@tillhouse/extension-sdk/commerce";
import { Tag } from "@tillhouse/extension-sdk/ui";
import { Pencil, Trash2 } from "lucide-react";
import { array, minLength, object, refine, string, trim } from "zod/mini";
import { removeOption, renameOption } from "./product-option-steps";

type Option = RecordOf<"product-options">;

const fields = () => import("./product-option-fields");

/** More values than this are counted. */
const valuesShown = 24;

function Values({ option }: { option: Option }) {
  const { data } = useProductOptions(option.product_id);
  const values = data?.options.find(({ id }) => id === option.id)?.values ?? [];
  return (
    <span className="th-row th-row--wrap">
      {values.slice(0, valuesShown).map((value) => (
        <Tag key={value}>{value}</Tag>
      ))}
      {values.length > valuesShown && <span className="th-muted">+{values.length - valuesShown}</span>}
    </span>
  );
}

const values: CustomCell<Option> = { id: "values", render: (option) => <Values option={option} /> };

/** What the variants of a product differ in. */
export default defineBody("product-options", {
  row: { title: ({ title }) => title, facts: [values] },
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
