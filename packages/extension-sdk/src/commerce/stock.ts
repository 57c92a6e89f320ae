import { custom, nullable, refine, string } from "zod/mini";
import type { LineItem } from "./line-items";

/** A place of the store that has to be chosen. @example const schema = object({ location_id: locationSchema, lines: linesSchema }); */
export const locationSchema = nullable(string()).check(
  refine((id) => id !== null, "orders.stock.chooseLocation"),
);

/**
 * Of what is put into stock, what the place does not keep; the store refuses it.
 *
 * @example const schema = object({ location_id: nullable(string()), kept: keptThereSchema });
 */
export const keptThereSchema = custom<string[]>(Array.isArray).check(
  refine((missing) => missing.length === 0, "returns.errors.noLevel"),
);

/** What lies in stock of one thing, and where, as the store answers it. */
export interface StockItem {
  id: string;
  location_levels?: readonly StockLevel[];
}

/** What lies at one place. More may be promised than is there. */
export interface StockLevel {
  location_id: string;
  stocked_quantity: number;
  reserved_quantity: number;
}

/** What one unit of a line takes from stock; nothing where the store does not count it. @example const isCounted = stockParts(line).length > 0; */
export function stockParts({ variant }: LineItem) {
  return variant?.inventory_items ?? [];
}

/**
 * Whether stock can be kept back for a line by hand: the store counts reservations of a line against its units, so what is
 * made of several things, or takes more than one of a thing, can only be reserved by the store itself.
 *
 * @example const lines = (order.items ?? []).filter(canReserveLine);
 */
export function canReserveLine(line: LineItem): boolean {
  const [part, ...others] = stockParts(line);
  return part?.required_quantity === 1 && others.length === 0;
}

/** Ids of everything that lines take from stock. */
export function inventoryItemIds(lines: readonly LineItem[]): string[] {
  return [...new Set(lines.flatMap((line) => stockParts(line).map((part) => part.inventory_item_id)))];
}

/**
 * What is at a place of one thing; `undefined` where it is not kept there.
 *
 * @example const there = stockLevelAt(stock, part.inventory_item_id, place)?.stocked_quantity ?? 0;
 */
export function stockLevelAt(
  stock: readonly StockItem[],
  inventoryItemId: string,
  locationId: string,
): StockLevel | undefined {
  return stock
    .find(({ id }) => id === inventoryItemId)
    ?.location_levels?.find(({ location_id }) => location_id === locationId);
}

/** How much of one thing may be taken, by its id. */
export type Room = (inventoryItemId: string) => number;

/** Whole units of a line that there is room for; `undefined` where the store does not count it. */
export function unitsIn(line: LineItem, room: Room): number | undefined {
  const units = stockParts(line).map(({ inventory_item_id, required_quantity }) =>
    Math.max(0, Math.floor(room(inventory_item_id) / Math.max(1, required_quantity))),
  );
  return units.length === 0 ? undefined : Math.min(...units);
}

/** How many units of a line are wanted, by its id. */
export type Quantities = ReadonlyMap<string, number>;

/** The room that the others leave: two lines may be of the same variant, and the store looks at each alone. */
function roomBeside(lines: readonly LineItem[], { id }: LineItem, quantities: Quantities, room: Room): Room {
  const taken = new Map<string, number>();
  for (const other of lines) {
    if (other.id === id) continue;
    for (const { inventory_item_id: item, required_quantity } of stockParts(other))
      taken.set(item, (taken.get(item) ?? 0) + required_quantity * (quantities.get(other.id) ?? 0));
  }
  return (item) => room(item) - (taken.get(item) ?? 0);
}

/** The most that each line can have beside what the others have, by its id. */
export function mostOf(
  lines: readonly LineItem[],
  { left, quantities, room }: { left: (line: LineItem) => number; quantities: Quantities; room: Room },
): Map<string, number> {
  return new Map(
    lines.map((line) => {
      const units = unitsIn(line, roomBeside(lines, line, quantities, room));
      return [line.id, Math.min(left(line), units ?? Number.POSITIVE_INFINITY)];
    }),
  );
}

/** As much of each line as there is room for, one after the other, beside those whose quantities stand. */
export function fillLines(
  lines: readonly LineItem[],
  { left, room, fixed = new Map() }: { left: (line: LineItem) => number; room: Room; fixed?: Quantities },
): Map<string, number> {
  const quantities = new Map(fixed);
  for (const line of lines)
    if (!fixed.has(line.id))
      quantities.set(line.id, mostOf(lines, { left, quantities, room }).get(line.id) ?? 0);
  return quantities;
}

/** How many units of all lines there is room for. */
export function countIn(
  lines: readonly LineItem[],
  limits: { left: (line: LineItem) => number; room: Room },
): number {
  return [...fillLines(lines, limits).values()].reduce((sum, units) => sum + units, 0);
}
