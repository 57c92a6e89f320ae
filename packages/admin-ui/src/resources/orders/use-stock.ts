import { type RecordOf, useFeatureFlag, useStoreRead } from "@tillhouse/extension-sdk";
import { type LineItem, unfulfilledOf } from "../line-items";
import { openLines } from "./fulfillment-rules";
import { type StockItem, stockIds, unitsIn } from "./stock";

/** More places and reservations than any store, or any order, has. */
const limit = 1000;

/** Where the store keeps its stock; none where it has no such places, or until they are read. */
export function useLocations({ isWanted = true } = {}) {
  const { isFeatureEnabled } = useFeatureFlag();
  const { data } = useStoreRead<{ stock_locations: RecordOf<"stock-locations">[] }>(
    "stock-locations",
    "/stock-locations",
    { query: { limit }, isWanted: isWanted && isFeatureEnabled("stockLocationService") },
  );
  const locations = data?.stock_locations ?? [];
  return { locations, nameOf: (id: string | null) => locations.find((other) => other.id === id)?.name };
}

/** What lies in stock for lines, at every place, in one question. */
export function useStock(lines: readonly LineItem[]) {
  const { isFeatureEnabled } = useFeatureFlag();
  const id = stockIds(lines);
  const { data, error, refetch } = useStoreRead<{ inventory_items: StockItem[] }>(
    // Stock changes with what is reserved of it, and is read again with it.
    "reservations",
    "/inventory-items",
    { query: { id, limit: id.length }, isWanted: id.length > 0 && isFeatureEnabled("inventoryService") },
  );
  return { stock: data?.inventory_items, error, refetch };
}

/** A part of the stock that is kept back for a line. */
export type Reservation = RecordOf<"reservations">;

/** What is kept back in stock for lines. */
export interface Reservations {
  /** The store keeps stock back for some of the lines, or could. */
  isAsked: boolean;
  /** They have been read, or there is nothing to be read. */
  isKnown: boolean;
  of(line: LineItem): Reservation[];
  /** How many units of a line are kept back. */
  countOf(line: LineItem): number;
}

/** Whether the store keeps stock back for a line: it counts what the line is made of, and some of it is not packed yet. */
export function isKept(line: LineItem): boolean {
  return Boolean(line.variant) && line.variant?.inventory_items?.length !== 0 && unfulfilledOf(line) > 0;
}

/** Units of a line that reservations keep back; of what is made of several things, whole units. */
export function reservedUnits(line: LineItem, reservations: readonly Reservation[]): number {
  const reserved = (item?: string) =>
    reservations
      .filter(({ inventory_item_id }) => item === undefined || inventory_item_id === item)
      .reduce((sum, { quantity }) => sum + quantity, 0);
  return Math.min(unitsIn(line, reserved) ?? reserved(), line.quantity);
}

/** The reservations of lines, in one question for all of them. */
export function useReservationsOf(lines: readonly LineItem[], { isWanted = true } = {}): Reservations {
  const { isFeatureEnabled } = useFeatureFlag();
  const ids = lines.filter(isKept).map(({ id }) => id);
  const isAsked = isWanted && ids.length > 0 && isFeatureEnabled("inventoryService");
  const { data, error } = useStoreRead<{ reservations: Reservation[] }>("reservations", "/reservations", {
    query: { line_item_id: ids, limit },
    isWanted: isAsked,
  });
  const of = (line: LineItem) =>
    (data?.reservations ?? []).filter(({ line_item_id }) => line_item_id === line.id);
  return {
    isAsked,
    isKnown: !isAsked || data !== undefined || error !== null,
    of,
    countOf: (line) => reservedUnits(line, of(line)),
  };
}

/** The reservations of an order. For one that is cancelled or put away nothing is kept back any more. */
export function useReservations(order: RecordOf<"orders">): Reservations {
  const isOver = order.status === "canceled" || order.status === "archived";
  return useReservationsOf(openLines(order), { isWanted: !isOver });
}
