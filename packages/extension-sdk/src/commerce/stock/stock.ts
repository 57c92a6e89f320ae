import { custom, nullable, refine, string } from "zod/mini";
import type { LineItem } from "../lines/line-items";

/** A location of the store that has to be chosen. @example const schema = object({ location_id: locationSchema, lines: linesSchema }); */
export const locationSchema = nullable(string()).check(
  refine((id) => id !== null, "orders.stock.chooseLocation"),
);

/**
 * Of what is put into stock, what the location does not stock; the store refuses it.
 *
 * @example const schema = object({ location_id: nullable(string()), kept: keptThereSchema });
 */
export const keptThereSchema = custom<string[]>(Array.isArray).check(
  refine((missing) => missing.length === 0, "returns.errors.noLevel"),
);

/** What is in stock of one item, and where, as the store answers it. */
export interface StockItem {
  /** Id of the inventory item. */
  id: string;
  /** One for each stock location that keeps it. Left out: none is known. */
  location_levels?: readonly StockLevel[];
}

/** What is stocked at one location. More may be reserved than is stocked there. */
export interface StockLevel {
  /** Id of the stock location. */
  location_id: string;
  /** Units that are stocked there, those that are reserved included. */
  stocked_quantity: number;
  /** Units that are reserved for orders. */
  reserved_quantity: number;
  /** Units that are on their way there. */
  incoming_quantity?: number;
}

/** What one unit of a line takes from stock; nothing where the store does not count it. @example const isCounted = stockItemsOf(line).length > 0; */
export function stockItemsOf({ variant }: LineItem) {
  return variant?.inventory_items ?? [];
}

/**
 * Whether stock can be reserved for a line by hand: the store counts reservations of a line against its units, so what is
 * made of several items, or takes more than one of an item, can only be reserved by the store itself.
 *
 * @example const lines = (order.items ?? []).filter(canReserveLine);
 */
export function canReserveLine(line: LineItem): boolean {
  const [part, ...others] = stockItemsOf(line);
  return part?.required_quantity === 1 && others.length === 0;
}

/** Ids of everything that lines take from stock. */
export function inventoryItemIds(lines: readonly LineItem[]): string[] {
  return [...new Set(lines.flatMap((line) => stockItemsOf(line).map((part) => part.inventory_item_id)))];
}

/**
 * What is at a location of one item; `undefined` where it is not stocked there.
 *
 * @example const there = stockLevelAt(stock, part.inventory_item_id, location)?.stocked_quantity ?? 0;
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

/** How much of one item may be taken, by its id. */
export type Availability = (inventoryItemId: string) => number;

/** Whole units of a line that there is room for; `undefined` where the store does not count it. */
export function unitsIn(line: LineItem, room: Availability): number | undefined {
  const units = stockItemsOf(line).map(({ inventory_item_id, required_quantity }) =>
    Math.max(0, Math.floor(room(inventory_item_id) / Math.max(1, required_quantity))),
  );
  return units.length === 0 ? undefined : Math.min(...units);
}

/** How many units of a line are wanted, by its id. */
export type Quantities = ReadonlyMap<string, number>;

/** What is wanted of each item, by its id: forms count it on for each line, however many there are. */
type Taken = Map<string, number>;

function take(taken: Taken, line: LineItem, quantity: number): void {
  for (const { inventory_item_id: item, required_quantity } of stockItemsOf(line))
    taken.set(item, (taken.get(item) ?? 0) + required_quantity * quantity);
}

function takenBy(lines: readonly LineItem[], quantities: Quantities): Taken {
  const taken: Taken = new Map();
  for (const line of lines) take(taken, line, quantities.get(line.id) ?? 0);
  return taken;
}

/** What lines are limited by. */
interface Limits {
  left: (line: LineItem) => number;
  room: Availability;
}

/** The most that a line can have where so much is taken: two lines may be of the same variant, and the store looks at each alone. */
function mostBeside(taken: Taken, line: LineItem, { left, room }: Limits): number {
  return Math.min(
    left(line),
    unitsIn(line, (item) => room(item) - (taken.get(item) ?? 0)) ?? Number.POSITIVE_INFINITY,
  );
}

/** The most that each line can have beside what the others have, by its id. */
export function mostOf(
  lines: readonly LineItem[],
  { quantities, ...limits }: Limits & { quantities: Quantities },
): Map<string, number> {
  const taken = takenBy(lines, quantities);
  return new Map(
    lines.map((line) => {
      const own = quantities.get(line.id) ?? 0;
      take(taken, line, -own);
      const most = mostBeside(taken, line, limits);
      take(taken, line, own);
      return [line.id, most];
    }),
  );
}

/** As much of each line as there is room for, one after the other, beside those whose quantities stand. */
export function fillLines(
  lines: readonly LineItem[],
  { fixed = new Map(), ...limits }: Limits & { fixed?: Quantities },
): Map<string, number> {
  const quantities = new Map(fixed);
  const taken = takenBy(lines, quantities);
  for (const line of lines.filter(({ id }) => !fixed.has(id))) {
    const most = mostBeside(taken, line, limits);
    quantities.set(line.id, most);
    take(taken, line, most);
  }
  return quantities;
}

/** How many units of all lines there is room for. */
export function countIn(lines: readonly LineItem[], limits: Limits): number {
  return [...fillLines(lines, limits).values()].reduce((sum, units) => sum + units, 0);
}
