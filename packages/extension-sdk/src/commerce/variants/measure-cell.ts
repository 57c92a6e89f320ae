import type { CustomCell } from "../../cells/cell-types";
import { formatNumber } from "../../format/number";

/** What of a product or a variant is measured. */
export type Measure = "height" | "width" | "length" | "weight";

/**
 * A measure of a product or a variant, with its unit. The API names no units: carriers and the store's own seed take
 * centimetres and grams.
 *
 * @example { id: "parcel", facts: [measureCell("height", "centimeter"), measureCell("weight", "gram")] }
 */
export function measureCell(id: Measure, unit: "centimeter" | "gram") {
  return {
    id,
    render: ({ [id]: value }, { locale }) =>
      typeof value === "number" ? formatNumber(value, locale, { style: "unit", unit }) : "–",
  } satisfies CustomCell<Partial<Record<Measure, number | null>>>;
}
