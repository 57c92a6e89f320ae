import type { LineSelection } from "../../fields/line-selection";
import { type LineItem, lineName, unfulfilledQuantity } from "../lines/line-items";
import { type Availability, fillLines, mostOf } from "./stock";

/** A line in a form that asks how many of it: to take out of stock, or to reserve there. */
export interface FulfillableLine extends LineSelection {
  /** What the form proposed. As long as nobody has typed another number it follows what is there. */
  suggested: number;
}

/** What the lines of a form are limited by. */
export interface FulfillableLinesLimits {
  /** How many are left of a line; what is not packed yet when left out. */
  left?: (line: LineItem) => number;
  /** Room for everything when left out: where nothing is known of stock, the store is the judge. */
  room?: Availability;
  /** All of each line, or nothing: also where there is no room for it. */
  isWhole?: boolean;
}

/**
 * The lines of a form by what is left and what there is room for now. What somebody has typed stays, also where it has become
 * too much: then the form says so. What is not left any more goes.
 *
 * @example values: (order) => ({ location_id: null, lines: fulfillableLines(order.items ?? []) })
 */
export function fulfillableLines(
  lines: readonly LineItem[],
  before: readonly FulfillableLine[] = [],
  {
    left = unfulfilledQuantity,
    room = () => Number.POSITIVE_INFINITY,
    isWhole = false,
  }: FulfillableLinesLimits = {},
): FulfillableLine[] {
  const open = lines.filter((line) => left(line) > 0);
  const typed = new Map<string, number | null>(
    isWhole
      ? open.map((line) => [line.id, left(line)])
      : before
          .filter(({ quantity, suggested }) => quantity !== suggested)
          .map(({ item_id, quantity }) => [item_id, quantity]),
  );
  const counted = [...typed].map(
    ([id, quantity]) => [id, Number.isInteger(quantity) ? (quantity ?? 0) : 0] as const,
  );
  const quantities = fillLines(open, { left, room, fixed: new Map(counted) });
  const most = mostOf(open, { left, room, quantities });
  return open.map((line) => {
    const suggested = quantities.get(line.id) ?? 0;
    const old = before.find(({ item_id }) => item_id === line.id);
    return {
      item_id: line.id,
      title: lineName(line),
      thumbnail: line.thumbnail,
      quantity: typed.has(line.id) ? (typed.get(line.id) ?? null) : suggested,
      suggested: typed.has(line.id) ? (old?.suggested ?? 0) : suggested,
      maximum: most.get(line.id) ?? 0,
    };
  });
}

/** Whether two lists of lines say the same of quantities and limits. */
export function areSameLines(some: readonly FulfillableLine[], others: readonly FulfillableLine[]): boolean {
  const told = (lines: readonly FulfillableLine[]) =>
    JSON.stringify(
      lines.map(({ item_id, quantity, suggested, maximum }) => [item_id, quantity, suggested, maximum]),
    );
  return told(some) === told(others);
}
