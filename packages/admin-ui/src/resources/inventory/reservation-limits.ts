import { AdminError, type Host, type RecordOf } from "@tillhouse/extension-sdk";
import {
  type LineItem,
  readStockItems,
  type StockItem,
  stockLevelAt,
  unfulfilledQuantity,
} from "@tillhouse/extension-sdk/commerce";

type Reservation = RecordOf<"reservations">;

/** What of a reservation says how much it can hold. A new one holds nothing yet, nowhere. */
export type Kept = Pick<Reservation, "id" | "inventory_item_id" | "location_id" | "quantity">;

/** What is in stock, with what is sold of it, as lists have it. */
export type SoldItem = StockItem & {
  variants?: readonly { id: string; allow_backorder: boolean }[];
};

/** A reservation that is not made yet. */
export const newReservation = (inventory_item_id: string): Kept => ({
  id: "",
  inventory_item_id,
  location_id: "",
  quantity: 0,
});

/**
 * How many units a reservation can hold at a location. What it holds there already is its own to keep; at another location all of it
 * has to be available.
 */
export function mostAt(reservation: Kept, locationId: string, stock: readonly StockItem[]): number {
  const level = stockLevelAt(stock, reservation.inventory_item_id, locationId);
  if (level === undefined) return 0;
  const own = reservation.location_id === locationId ? reservation.quantity : 0;
  return Math.max(own, level.stocked_quantity - level.reserved_quantity + own);
}

/** How many units of a line a reservation can hold beside the line's other reservations. */
export function mostFor(line: LineItem, reservation: Kept, others: readonly Kept[]): number {
  const reserved = others
    .filter(({ id }) => id !== reservation.id)
    .reduce((sum, { quantity }) => sum + quantity, 0);
  return Math.max(0, unfulfilledQuantity(line) - reserved);
}

/** Whether more of a line may be reserved than there is. What is reserved for no line is never more than that. */
export function isEndless(line: LineItem | undefined, item: SoldItem | undefined): boolean {
  const sold = line?.variant ?? item?.variants?.find(({ id }) => id === line?.variant_id);
  return sold?.allow_backorder ?? false;
}

/**
 * Reads what is stocked at the location now, and refuses what is more than that: the store itself compares with the line of an order only,
 * and reserves what is not there.
 *
 * @throws AdminError `invalid`, about the quantity
 */
export async function requireRoom(
  { client, translate }: Pick<Host, "client" | "translate">,
  wanted: Omit<Kept, "id">,
  held: Kept & { line_item?: LineItem } = newReservation(wanted.inventory_item_id),
): Promise<void> {
  if (held.location_id === wanted.location_id && wanted.quantity <= held.quantity) return;
  const stock: SoldItem[] = await readStockItems(client, [wanted.inventory_item_id]);
  const isKept = stockLevelAt(stock, wanted.inventory_item_id, wanted.location_id) !== undefined;
  if (isKept && isEndless(held.line_item, stock[0])) return;
  const most = mostAt(held, wanted.location_id, stock);
  if (wanted.quantity <= most) return;
  const words = !isKept ? "notKept" : most > 0 ? "tooMany" : "nothingThere";
  throw new AdminError("invalid", translate(`reservations.errors.${words}`, { count: most }), {
    details: { field: isKept ? "quantity" : "location_id" },
  });
}
