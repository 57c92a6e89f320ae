import type { RecordOf } from "@tillhouse/extension-sdk";
import { type NewLine, newLineOf } from "../../variants/new-line";

type Draft = RecordOf<"draft-orders">;
type LineItem = NonNullable<NonNullable<Draft["cart"]>["items"]>[number];
type Variant = RecordOf<"variants">;

/** A line of a draft while somebody writes it. */
export interface DraftLine extends Omit<NewLine, "variant_id" | "quantity" | "unit_price"> {
  /** The id of a line that the draft has already; another one for a new line. */
  key: string;
  isNew: boolean;
  /** `null` for what is not in the catalog. */
  variant_id: string | null;
  quantity: number | null;
  /** The price of the store, or the one that the draft holds; `null` where there is none. */
  given: { amount: number; hasTax: boolean; tax: number } | null;
  /** What somebody typed in its place. */
  unit_price: number | null;
}

/** The lines of a draft, and for which region they are priced. */
export interface DraftItems {
  region_id: string | null;
  currency_code: string | null;
  lines: DraftLine[];
  /** Ids of lines that the draft has and shall lose. */
  removed: string[];
  /** Amounts that could not be kept when the currency changed. */
  lost: { title: string; amount: number; currency_code: string }[];
}

export const noItems: DraftItems = { region_id: null, currency_code: null, lines: [], removed: [], lost: [] };

/** What one of it costs, as things stand. */
export function priceOf({ unit_price, given }: DraftLine): number | null {
  return unit_price ?? given?.amount ?? null;
}

/** Whether the price has its tax in it: a price that somebody typed for a new line never has. */
export function hasTax({ unit_price, given, isNew }: DraftLine): boolean {
  return Boolean(given?.hasTax) && (unit_price === null || !isNew);
}

function sumOf(lines: readonly DraftLine[], worthOfOne: (line: DraftLine) => number): number {
  return lines.reduce((sum, line) => sum + worthOfOne(line) * (line.quantity || 0), 0);
}

/** What the lines cost as they are priced. */
export function worthOf(lines: readonly DraftLine[] = []): number {
  return sumOf(lines, (line) => priceOf(line) ?? 0);
}

/** What the lines cost without the taxes that the store told of: what shipping options have their limits in. */
export function worthWithoutTax(lines: readonly DraftLine[]): number {
  return sumOf(lines, (line) => {
    const { given, unit_price } = line;
    return (priceOf(line) ?? 0) - (unit_price === null && given?.hasTax ? given.tax : 0);
  });
}

/** The store's price of a variant in the region that it was asked for. */
export function givenPrice(variant: Variant): DraftLine["given"] {
  const { calculated_price: amount, calculated_tax: tax } = variant;
  if (amount === null || amount === undefined) return null;
  // The API answers it; its published types do not know it.
  const hasTax = Boolean(Reflect.get(variant, "calculated_price_includes_tax"));
  return { amount, hasTax, tax: tax ?? 0 };
}

/** One of a variant, or of something that is not in the catalog. */
export function newLine(variant?: Variant): DraftLine {
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
export function linesInRegion(
  items: DraftItems,
  region: { id: string; currency_code: string },
  variants: readonly Variant[],
): DraftItems {
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

/** The lines that a draft has. */
export function itemsOf({ cart }: Draft): DraftItems {
  return {
    ...noItems,
    region_id: cart?.region_id ?? null,
    currency_code: cart?.region?.currency_code ?? null,
    lines: (cart?.items ?? []).map((item) => ({
      key: item.id,
      isNew: false,
      variant_id: item.variant_id,
      title: item.title,
      details: [item.description, item.variant?.sku].filter(Boolean).join(" · "),
      thumbnail: item.thumbnail,
      quantity: item.quantity,
      given: { amount: item.unit_price, hasTax: Boolean(item.includes_tax), tax: 0 },
      unit_price: null,
    })),
  };
}

/** A line as the API takes a new one. The price is sent where somebody typed it: the store's own would lose its taxes. */
export function newItem({ variant_id, title, quantity, unit_price }: DraftLine): Record<string, unknown> {
  return {
    ...(variant_id === null ? { title } : { variant_id }),
    quantity,
    ...(unit_price !== null && { unit_price }),
  };
}

/** What has to be sent so that a line of the draft becomes what was typed; `undefined` where nothing has. */
export function changedItem(item: LineItem, line: DraftLine): Record<string, unknown> | undefined {
  const changed = {
    ...(line.quantity !== item.quantity && { quantity: line.quantity }),
    ...(line.unit_price !== null && line.unit_price !== item.unit_price && { unit_price: line.unit_price }),
    ...(line.title !== item.title && { title: line.title }),
  };
  return Object.keys(changed).length > 0 ? changed : undefined;
}
