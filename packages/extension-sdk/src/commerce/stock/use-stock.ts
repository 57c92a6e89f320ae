import { useAdminQuery } from "../../data/data";
import { useFeatureFlag } from "../../host/feature-flags";
import type { RecordOf } from "../../records/resources";
import { type LineItem, unfulfilledQuantity } from "../lines/line-items";
import {
  canReserveLine,
  inventoryItemIds,
  type StockItem,
  stockItemsOf,
  stockLevelAt,
  unitsIn,
} from "./stock";

/** More locations and reservations than any store, or any order, has. */
const limit = 1000;

/**
 * What is in stock for lines, at every location, in one question.
 *
 * @example const { stock, error, refetch } = useStock(order.items ?? []);
 */
export function useStock(lines: readonly LineItem[]) {
  const { isFeatureEnabled } = useFeatureFlag();
  const id = inventoryItemIds(lines);
  const { data, isLoading, error, refetch } = useAdminQuery<{ inventory_items: StockItem[] }>(
    // Stock changes with what is reserved of it, and is read again with it.
    "reservations",
    "/inventory-items",
    { query: { id, limit: id.length }, isWanted: id.length > 0 && isFeatureEnabled("inventoryService") },
  );
  return { stock: data?.inventory_items, isLoading, error, refetch };
}

/**
 * Of lines, those with something that is counted, and not stocked at a location: the store puts nothing of them there.
 *
 * @example const titles = useNotKept(lines, location).map(({ title }) => title);
 */
export function useNotKept(lines: readonly LineItem[], location: string): LineItem[] {
  const { stock } = useStock(lines);
  if (stock === undefined) return [];
  const isNotKept = (item: string) =>
    stock.some(({ id }) => id === item) && stockLevelAt(stock, item, location) === undefined;
  return lines.filter((line) => stockItemsOf(line).some(({ inventory_item_id: item }) => isNotKept(item)));
}

/** A part of the stock that is reserved for a line. */
export type Reservation = RecordOf<"reservations">;

/** What is reserved in stock for lines. */
export interface Reservations {
  /** They have been read, or cannot be, or there is nothing to be read. */
  isKnown: boolean;
  /** Reads them again, where they could not be read. */
  retry?(): void;
  /** The reservations of a line; none while they are not read. */
  of(line: LineItem): Reservation[];
  /** How many units of what is left of a line are reserved. */
  countOf(line: LineItem): number;
  /** What is reserved for a line is known, and something could be. */
  isTold(line: LineItem): boolean;
  /** Less is reserved for a line than is left of it, and somebody could reserve more. */
  isShort(line: LineItem): boolean;
}

/** Whether the store keeps stock back for a line: it counts what the line is made of, and some of it is not packed yet. */
export function isKept(line: LineItem): boolean {
  return (
    Boolean(line.variant) && line.variant?.inventory_items?.length !== 0 && unfulfilledQuantity(line) > 0
  );
}

/** Units of what is left of a line that reservations hold; of what is made of several items, whole units. */
export function reservedUnits(line: LineItem, reservations: readonly Reservation[]): number {
  const reserved = (item?: string) =>
    reservations
      .filter(({ inventory_item_id }) => item === undefined || inventory_item_id === item)
      .reduce((sum, { quantity }) => sum + quantity, 0);
  return Math.min(unitsIn(line, reserved) ?? reserved(), unfulfilledQuantity(line));
}

/** The reservations of lines, in one question for all of them. @example const { countOf } = useReservations(order.items ?? []); */
export function useReservations(lines: readonly LineItem[]): Reservations {
  const { isFeatureEnabled } = useFeatureFlag();
  const ids = lines.filter(isKept).map(({ id }) => id);
  const isAsked = ids.length > 0 && isFeatureEnabled("inventoryService");
  const { data, error, refetch } = useAdminQuery<{ reservations: Reservation[] }>(
    "reservations",
    "/reservations",
    {
      query: { line_item_id: ids, limit },
      isWanted: isAsked,
    },
  );
  const of = (line: LineItem) =>
    (data?.reservations ?? []).filter(({ line_item_id }) => line_item_id === line.id);
  const countOf = (line: LineItem) => reservedUnits(line, of(line));
  const isKnown = !isAsked || data !== undefined || error !== null;
  // What could not be read is not nothing.
  const isTold = (line: LineItem) => isAsked && data !== undefined && isKept(line);
  return {
    isKnown,
    retry: error === null ? undefined : () => void refetch(),
    of,
    countOf,
    isTold,
    isShort: (line) => isTold(line) && canReserveLine(line) && countOf(line) < unfulfilledQuantity(line),
  };
}
