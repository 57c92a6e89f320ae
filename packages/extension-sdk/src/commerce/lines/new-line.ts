import { array, int, minimum, number, object, string } from "zod/mini";
import type { RecordOf } from "../../records/resources";

/** Whose prices are asked for: those of a region or at least of a currency, and those that only some customers get. */
export interface Pricing {
  /** Region whose prices and taxes count. Without it the store knows no taxes. */
  region_id?: string | null;
  /** ISO 4217 in small letters. */
  currency_code: string;
  /** Customer whose price lists count. Left out: prices for everybody. */
  customer_id?: string | null;
}

/** A line that is about to be added: what is sold and how many of it, with what is shown of it meanwhile. */
export interface NewLine {
  /** Id of the variant that is sold. */
  variant_id: string;
  /** At least one; `NaN` while what was typed is no quantity. */
  quantity: number;
  /** Name of the product. */
  title: string;
  /** Options and SKU. */
  details: string;
  /** URL of the product's picture; `null` where it has none. */
  thumbnail: string | null;
  /** What one costs with taxes, as the store calculates it; `null` where it has no price. */
  unit_price: number | null;
}

/**
 * Lines that can be sent: each with a whole quantity of at least one. Of the rest only the two keys are sent.
 *
 * @example const schema = object({ additional_items: newLinesSchema.check(minLength(1, "form.required")) });
 */
export const newLinesSchema = array(
  object({ variant_id: string(), quantity: number().check(int(), minimum(1)) }),
);

/** A variant, as the store answers it for a region or a currency. */
type Variant = RecordOf<"variants">;

/** Options and SKU of a variant, in one line: its title names the options in the order of its product. */
export function variantDetails({ options, title, sku }: Variant): string {
  return [title || (options ?? []).map(({ value }) => value).join(" / "), sku].filter(Boolean).join(" · ");
}

/** What one costs with taxes: without a region the store knows none. */
export function variantPrice(variant: Variant): number | null {
  return variant.calculated_price_incl_tax ?? variant.calculated_price ?? null;
}

/** One of a variant, as a line. */
export function newLineOf(variant: Variant): NewLine {
  return {
    variant_id: variant.id,
    quantity: 1,
    title: variant.product?.title ?? variant.title,
    details: variantDetails(variant),
    thumbnail: variant.product?.thumbnail ?? null,
    unit_price: variantPrice(variant),
  };
}

/** Lines and what was chosen beside them; what is there already gets one more. */
export function withVariants<Line extends { variant_id: string | null; quantity: number | null }>(
  lines: readonly Line[],
  chosen: readonly Variant[],
  lineOf: (variant: Variant) => Line,
): Line[] {
  const more = new Set<string | null>(chosen.map(({ id }) => id));
  const there = new Set(lines.map(({ variant_id }) => variant_id));
  return [
    ...lines.map((line) =>
      more.has(line.variant_id) ? { ...line, quantity: (line.quantity || 0) + 1 } : line,
    ),
    ...chosen.filter(({ id }) => !there.has(id)).map(lineOf),
  ];
}
