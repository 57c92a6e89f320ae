import type { ChosenLine } from "@tillhouse/extension-sdk/inputs";
import { fillLines, mostOf, type Room } from "../inventory/stock";
import { type LineItem, nameOf } from "../line-items";

/** A line in a form that asks how many of it: to pack, or to keep back in stock. */
export interface PackedLine extends ChosenLine {
  /** What the form proposed. As long as nobody has typed another number it follows what is there. */
  suggested: number;
}

/** Room for everything: where nothing is known of stock, the store is the judge. */
export const endlessRoom: Room = () => Number.POSITIVE_INFINITY;

/** What the lines of a form are limited by. */
export interface Limits {
  left: (line: LineItem) => number;
  room: Room;
}

/**
 * The lines of a form by what is left and what there is room for now. What somebody has typed stays, also where it has become
 * too much: then the form says so. What is not left any more goes.
 */
export function packedLines(
  lines: readonly LineItem[],
  before: readonly PackedLine[],
  limits: Limits,
): PackedLine[] {
  const open = lines.filter((line) => limits.left(line) > 0);
  const typed = new Map(
    before.flatMap(({ item_id, quantity, suggested }) =>
      quantity === suggested ? [] : [[item_id, quantity] as const],
    ),
  );
  const counted = [...typed].map(
    ([id, quantity]) => [id, Number.isInteger(quantity) ? quantity : 0] as const,
  );
  const fixed = new Map(counted.map(([id, quantity]) => [id, quantity ?? 0]));
  const quantities = fillLines(open, { ...limits, fixed });
  const most = mostOf(open, { ...limits, quantities });
  return open.map((line) => {
    const suggested = quantities.get(line.id) ?? 0;
    const old = before.find(({ item_id }) => item_id === line.id);
    return {
      item_id: line.id,
      title: nameOf(line),
      thumbnail: line.thumbnail,
      quantity: typed.has(line.id) ? (typed.get(line.id) ?? null) : suggested,
      suggested: typed.has(line.id) ? (old?.suggested ?? 0) : suggested,
      maximum: most.get(line.id) ?? 0,
    };
  });
}

/** What the lines of an exchange or a claim are: the store packs all of it, or nothing. */
export function wholeLines(lines: readonly LineItem[], room: Room): PackedLine[] {
  const quantities = new Map(lines.map(({ id, quantity }) => [id, quantity]));
  const most = mostOf(lines, { left: ({ quantity }) => quantity, quantities, room });
  return lines.map((line) => ({
    item_id: line.id,
    title: nameOf(line),
    thumbnail: line.thumbnail,
    quantity: line.quantity,
    suggested: line.quantity,
    maximum: most.get(line.id) ?? 0,
  }));
}

/** Whether two lists of lines say the same of quantities and limits. */
export function areSameLines(some: readonly PackedLine[], others: readonly PackedLine[]): boolean {
  const told = (lines: readonly PackedLine[]) =>
    JSON.stringify(
      lines.map(({ item_id, quantity, suggested, maximum }) => [item_id, quantity, suggested, maximum]),
    );
  return told(some) === told(others);
}
