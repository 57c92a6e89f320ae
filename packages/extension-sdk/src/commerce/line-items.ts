import type { RecordOf } from "../resources";

/** A line of an order, of an exchange or of a claim. */
export type LineItem = NonNullable<RecordOf<"orders">["items"]>[number];

/** What a line is called where there is room for one line of text: `Canyon Tarp, Black`. @example lineName(line) // "Canyon Tarp, Black" */
export function lineName(
  item: Pick<LineItem, "title" | "variant"> & { description?: string | null },
): string {
  return [item.title, item.variant?.title ?? item.description].filter(Boolean).join(", ");
}

/**
 * What tells one variant from the next, below the name of its product: `Black · TENT-46-BL`.
 *
 * @example <Item name={line.title} details={lineDetails(line)} />
 */
export function lineDetails({ variant, description }: Pick<LineItem, "description" | "variant">): string {
  return [variant?.title ?? description, variant?.sku].filter(Boolean).join(" · ");
}

/** How many units of a line are still to be packed. @example const open = (order.items ?? []).filter((line) => unfulfilledQuantity(line) > 0); */
export function unfulfilledQuantity({ quantity, fulfilled_quantity }: LineItem): number {
  return Math.max(0, quantity - (fulfilled_quantity ?? 0));
}

/**
 * Quantities of lines with their names, as ledgers and the timeline show them.
 *
 * @example <Lines lines={namedLines(parcel.items, allLineItems(order))} />
 */
export function namedLines(
  quantities: readonly { item_id: string; quantity: number }[] = [],
  items: readonly LineItem[] = [],
): { id: string; quantity: number; name: string }[] {
  // An edit that was confirmed gives lines new ids; what happened before it names the old ones.
  const known = new Map(
    items.flatMap((item) => [item.original_item_id, item.id].map((id) => [id, item] as const)),
  );
  return quantities.map(({ item_id, quantity }) => {
    const item = known.get(item_id);
    return { id: item_id, quantity, name: item === undefined ? item_id : lineName(item) };
  });
}

/**
 * Every line that an order has ever had: its own, and those of its exchanges and claims.
 *
 * @example const units = allLineItems(order).reduce((sum, { quantity }) => sum + quantity, 0);
 */
export function allLineItems(order: RecordOf<"orders">): LineItem[] {
  return [
    ...(order.items ?? []),
    ...(order.swaps ?? []).flatMap(({ additional_items }) => additional_items ?? []),
    ...(order.claims ?? []).flatMap(({ additional_items }) => additional_items ?? []),
  ];
}
