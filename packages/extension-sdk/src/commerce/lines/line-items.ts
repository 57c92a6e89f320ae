import type { RecordOf } from "../../records/resources";

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
 * @example <MediaObject name={line.title} details={lineDetails(line)} />
 */
export function lineDetails({ variant, description }: Pick<LineItem, "description" | "variant">): string {
  return [variant?.title ?? description, variant?.sku].filter(Boolean).join(" · ");
}

/** How many units of a line are still to be packed. @example const open = (order.items ?? []).filter((line) => unfulfilledQuantity(line) > 0); */
export function unfulfilledQuantity({ quantity, fulfilled_quantity }: LineItem): number {
  return Math.max(0, quantity - (fulfilled_quantity ?? 0));
}

/** What an edit copied, and what it took out. */
function editedLines({ items, changes }: RecordOf<"order-edits">): LineItem[] {
  const changed = (changes ?? []).flatMap((change) => [change.line_item, change.original_line_item]);
  return [...(items ?? []), ...changed].filter((line) => line !== undefined && line !== null);
}

/** Lines by all their ids: an edit that is confirmed gives lines new ones, and what happened before it names the old ones. */
function byAllIds(of: RecordOf<"orders"> | readonly LineItem[]): Map<string, LineItem> {
  const lines = "length" in of ? of : [...allLineItems(of), ...(of.edits ?? []).flatMap(editedLines)];
  const before = new Map(lines.map(({ id, original_item_id }) => [id, original_item_id]));
  const known = new Map<string, LineItem>();
  for (const line of lines)
    for (let id: string | null | undefined = line.id; id && !known.has(id); id = before.get(id))
      known.set(id, line);
  return known;
}

/**
 * Quantities of lines with their names, as ledgers and the timeline show them. Of an order, also of lines that edits have
 * replaced or taken out. A line that is not known has its id for a name.
 *
 * @example <LineList lines={namedLines(parcel.items, order)} />
 */
export function namedLines(
  quantities: readonly { item_id: string; quantity: number }[] = [],
  of?: RecordOf<"orders"> | readonly LineItem[] | null,
): { id: string; quantity: number; name: string }[] {
  const known = byAllIds(of ?? []);
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
