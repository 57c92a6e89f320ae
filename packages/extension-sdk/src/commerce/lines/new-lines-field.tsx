import type { CustomFieldProps } from "../../fields/field-types";
import { useFormRecord } from "../../fields/form-record";
import type { RecordOf } from "../../records/resources";
import type { NewLine, Pricing } from "./new-line";
import { NewLines } from "./new-lines";

/** Whose prices the lines of a form get: those of the order that it is about, else of the region that it asks for. */
function pricingOf(
  record: Partial<RecordOf<"orders">> | undefined,
  values: Readonly<Record<string, unknown>>,
) {
  const pricing = {
    region_id: record?.region_id ?? values.region_id,
    currency_code: record?.currency_code ?? values.currency_code,
    customer_id: record?.customer_id ?? values.customer_id,
  };
  // Forms hold these under the names and in the types of the API.
  return typeof pricing.currency_code === "string" ? (pricing as Pricing) : undefined;
}

/** The field of a form that adds lines from the catalog to an order: its value is a list of {@link NewLine}. */
export default function NewLinesField({ value, ...field }: CustomFieldProps<NewLine[]>) {
  const { record, values } = useFormRecord<"orders">();
  return <NewLines {...field} value={value ?? []} pricing={pricingOf(record, values)} />;
}
