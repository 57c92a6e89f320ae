import { type RecordOf, sortByCreatedAt } from "@tillhouse/extension-sdk";
import { noPricedLines, type PricedLine, type PricedLines } from "@tillhouse/extension-sdk/commerce";

type Draft = RecordOf<"draft-orders">;
/** A line as the store answers it. */
export type LineItem = NonNullable<NonNullable<Draft["cart"]>["items"]>[number];
/** A line as it is sent. */
export type NewItem = Record<string, unknown>;

/** The lines that a draft has. */
export function itemsOf({ cart }: Draft): PricedLines {
  return {
    ...noPricedLines,
    region_id: cart?.region_id ?? null,
    currency_code: cart?.region?.currency_code ?? null,
    lines: sortByCreatedAt(cart?.items).map((item) => ({
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
export function newItem({ variant_id, title, quantity, unit_price }: PricedLine): NewItem {
  return {
    ...(variant_id === null ? { title } : { variant_id }),
    quantity,
    ...(unit_price !== null && { unit_price }),
  };
}

/** Whether an item is what a line was sent as. */
export function isMadeOf(item: LineItem, { variant_id, title, quantity, unit_price }: NewItem): boolean {
  return (
    item.quantity === quantity &&
    (unit_price === undefined || item.unit_price === unit_price) &&
    (variant_id === undefined
      ? item.variant_id === null && item.title === title
      : item.variant_id === variant_id)
  );
}

/** What has to be sent so that a line of the draft becomes what was typed; `undefined` where nothing has. */
export function changedItem(item: LineItem, line: PricedLine): Record<string, unknown> | undefined {
  const changed = {
    ...(line.quantity !== item.quantity && { quantity: line.quantity }),
    ...(line.unit_price !== null && line.unit_price !== item.unit_price && { unit_price: line.unit_price }),
    ...(line.title !== item.title && { title: line.title }),
  };
  return Object.keys(changed).length > 0 ? changed : undefined;
}
