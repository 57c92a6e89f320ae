import { custom, refine } from "zod/mini";
import type { RecordOf } from "../../records/resources";
import { type NewLine, newLineOf } from "./new-line";

/** A variant, as the store answers it for a region or a currency. */
type Variant = RecordOf<"variants">;

/** A line while somebody writes it, at a price that can be typed. It need not be of the catalog. */
export interface PricedLine extends Omit<NewLine, "variant_id" | "quantity" | "unit_price"> {
  /** The id of a line that is there already; another one for a new line. */
  key: string;
  /** The store does not have the line yet. */
  isNew: boolean;
  /** `null` for what is not in the catalog. */
  variant_id: string | null;
  /** At least one; `null` or `NaN` while what was typed is no quantity. */
  quantity: number | null;
  /** The price of the store, or the one that the line has already; `null` where there is none. */
  given: {
    /** For one, in minor units. */
    amount: number;
    /** The amount includes its tax. */
    hasTax: boolean;
    /** Tax on one, in minor units. */
    tax: number;
  } | null;
  /** What somebody typed in its place. */
  unit_price: number | null;
}

/** Lines, and for which region they are priced. */
export interface PricedLines {
  /** `null` until a region was chosen. */
  region_id: string | null;
  /** Currency of that region, ISO 4217 in small letters; `null` without one. */
  currency_code: string | null;
  /** In the order in which they are shown. */
  lines: PricedLine[];
  /** Ids of lines that were there and shall go. */
  removed: string[];
  /** Amounts that could not be kept when the currency changed. */
  lost: {
    /** Title of the line. */
    title: string;
    /** What was typed for one, in minor units. */
    amount: number;
    /** Currency that it was typed in. */
    currency_code: string;
  }[];
}

/** No lines yet. @example start: { items: noPricedLines } */
export const noPricedLines: PricedLines = {
  region_id: null,
  currency_code: null,
  lines: [],
  removed: [],
  lost: [],
};

/** What one of it costs, as things stand. */
export function priceOf({ unit_price, given }: PricedLine): number | null {
  return unit_price ?? given?.amount ?? null;
}

/** Lines that can be sent. Each rule has a text of its own. @example const schema = object({ items: pricedLinesSchema }); */
export const pricedLinesSchema = custom<PricedLines>().check(
  refine(({ lines }) => lines.length > 0, "draft-orders.errors.noItems"),
  refine(({ lines }) => lines.every(({ title }) => title.trim() !== ""), "draft-orders.errors.title"),
  refine(
    ({ lines }) => lines.every(({ quantity }) => Number.isInteger(quantity) && Number(quantity) > 0),
    "draft-orders.errors.quantity",
  ),
  refine(({ lines }) => lines.every((line) => (priceOf(line) ?? -1) >= 0), "draft-orders.errors.price"),
);

/** Whether the price has its tax in it: a price that somebody typed for a new line never has. */
export function hasTax({ unit_price, given, isNew }: PricedLine): boolean {
  return Boolean(given?.hasTax) && (unit_price === null || !isNew);
}

function sumOf(lines: readonly PricedLine[], worthOfOne: (line: PricedLine) => number): number {
  return lines.reduce((sum, line) => sum + worthOfOne(line) * (line.quantity || 0), 0);
}

/** What the lines cost as they are priced. @example const worth = pricedAmount(values.items.lines); */
export function pricedAmount(lines: readonly PricedLine[] = []): number {
  return sumOf(lines, (line) => priceOf(line) ?? 0);
}

/**
 * What the lines cost without the taxes that the store told of: what shipping options have their limits in.
 *
 * @example const isReached = pricedAmountWithoutTax(values.items.lines) >= limit;
 */
export function pricedAmountWithoutTax(lines: readonly PricedLine[]): number {
  return sumOf(lines, (line) => {
    const { given, unit_price } = line;
    return (priceOf(line) ?? 0) - (unit_price === null && given?.hasTax ? given.tax : 0);
  });
}

/** The store's price of a variant in the region that it was asked for. */
export function givenPrice(variant: Variant): PricedLine["given"] {
  const { calculated_price: amount, calculated_tax: tax } = variant;
  if (amount === null || amount === undefined) return null;
  // The API answers it; its published types do not know it.
  const hasTax = Boolean(Reflect.get(variant, "calculated_price_includes_tax"));
  return { amount, hasTax, tax: tax ?? 0 };
}

/** One of a variant, or of something that is not in the catalog. @example const lines = variants.map(newPricedLine); */
export function newPricedLine(variant?: Variant): PricedLine {
  const own = { variant_id: null, title: "", details: "", thumbnail: null, quantity: 1 };
  return {
    ...(variant ? newLineOf(variant) : own),
    key: crypto.randomUUID(),
    isNew: true,
    given: variant ? givenPrice(variant) : null,
    unit_price: null,
  };
}

/**
 * Lines in another region: the store's prices are those of that region, and what was typed stays. In another currency
 * what was typed means nothing any more; it is told instead.
 */
export function pricedLinesInRegion(
  items: PricedLines,
  region: { id: string; currency_code: string },
  variants: readonly Variant[],
): PricedLines {
  const { currency_code: before } = items;
  const isOther = before !== null && before !== region.currency_code;
  const prices = new Map(variants.map((variant) => [variant.id, givenPrice(variant)]));
  const lost = items.lines.flatMap(({ title, unit_price }) =>
    isOther && unit_price !== null ? [{ title, amount: unit_price, currency_code: before }] : [],
  );
  return {
    ...items,
    region_id: region.id,
    currency_code: region.currency_code,
    lines: items.lines.map((line) => ({
      ...line,
      given: line.variant_id === null ? null : (prices.get(line.variant_id) ?? null),
      unit_price: isOther ? null : line.unit_price,
    })),
    lost: isOther ? lost : items.lost,
  };
}
