import type { ActionProgress } from "@tillhouse/extension-sdk/tasks";

/** A number that somebody has counted, on its way to the store. */
export interface StockCount {
  id: string;
  item_id: string;
  location_id: string;
  /** What it is called, to be listed without the network. */
  item: string;
  location: string;
  /** Units that were found there. */
  counted: number;
  /** Units that the store said are stocked there; `null` where it stocked none. */
  was: number | null;
  /** ISO 8601 UTC. */
  at: string;
  /** `refused`: somebody has to look at it. */
  state: "waiting" | "saved" | "refused";
  /** It was sent, or may have been: another number does not take its place any more. */
  isTried: boolean;
  /** What was noted while it was sent. */
  notes: Readonly<Record<string, unknown>>;
  /** What is stocked there instead, where somebody else has changed it. */
  now?: number | null;
  /** Why the store refused it, where that is something else. */
  reason?: string;
}

/** What somebody says when they save a number. */
export type NewStockCount = Pick<
  StockCount,
  "id" | "item_id" | "location_id" | "item" | "location" | "counted" | "was" | "at"
>;

/** What changes in the list: an entry that comes or changes, and those that go. */
export interface QueueChange {
  put?: StockCount;
  remove: readonly string[];
}

/** Saved counts that stay in the list, to be seen. */
const mostSaved = 20;

const isSameLevel = (
  one: Pick<StockCount, "item_id" | "location_id">,
  other: Pick<StockCount, "item_id" | "location_id">,
) => one.item_id === other.item_id && one.location_id === other.location_id;

/** The oldest first: in this order they are sent. */
export function inOrder(counts: readonly StockCount[]): StockCount[] {
  return [...counts].sort((one, other) => one.at.localeCompare(other.at) || one.id.localeCompare(other.id));
}

/**
 * Adds a count. It takes the place of one of the same item and location that was not sent. After one that may have been sent,
 * it counts from that one's number.
 */
export function addCount(counts: readonly StockCount[], count: NewStockCount): QueueChange {
  const same = inOrder(counts).filter((other) => other.state !== "saved" && isSameLevel(other, count));
  const tried = same.findLast(({ state, isTried }) => state === "waiting" && isTried);
  const replaced = same.filter((other) => other !== tried);
  const saved = inOrder(counts).filter(({ state }) => state === "saved");
  return {
    put: {
      ...count,
      was: tried?.counted ?? count.was,
      state: "waiting",
      isTried: false,
      notes: {},
    },
    remove: [...replaced, ...saved.slice(0, Math.max(0, saved.length - mostSaved))].map(({ id }) => id),
  };
}

/** What can be sent now: what waits, and has no older one of the same item and location before it. */
export function sendable(counts: readonly StockCount[]): StockCount[] {
  const waiting = inOrder(counts).filter(({ state }) => state === "waiting");
  return waiting.filter((count) => waiting.find((other) => isSameLevel(other, count)) === count);
}

/** It is in the store. */
export function settleSaved(count: StockCount): QueueChange {
  const { now: _now, reason: _reason, ...rest } = count;
  return { put: { ...rest, state: "saved", notes: {} }, remove: [] };
}

/** It is not in the store, and trying again does not help. Where somebody has counted again meanwhile, that counts. */
export function settleRefused(
  counts: readonly StockCount[],
  count: StockCount,
  why: Pick<StockCount, "now" | "reason">,
): QueueChange {
  const isCountedAgain = counts.some(
    (other) => other.id !== count.id && other.state === "waiting" && isSameLevel(other, count),
  );
  return isCountedAgain
    ? { remove: [count.id] }
    : { put: { ...count, ...why, state: "refused" }, remove: [] };
}

/** Sends a refused count again, over what is stocked there now. */
export function overwrite(count: StockCount): QueueChange {
  const { now, reason: _reason, ...rest } = count;
  return {
    put: { ...rest, was: now === undefined ? rest.was : now, state: "waiting", isTried: false, notes: {} },
    remove: [],
  };
}

/** The number that is on its way to a level; `undefined` where none is. */
export function waitingAt(
  counts: readonly StockCount[],
  level: Pick<StockCount, "item_id" | "location_id">,
): number | undefined {
  return inOrder(counts).findLast((count) => count.state === "waiting" && isSameLevel(count, level))?.counted;
}

/** What is noted of one count while it is sent: another try, also after a reload, goes on from there. */
export function progressOf(
  noted: Readonly<Record<string, unknown>>,
  keep: (notes: Readonly<Record<string, unknown>>) => void,
): ActionProgress {
  let notes = { ...noted };
  return {
    // Who notes something under a name knows what it is.
    get: <Value>(name: string) => notes[name] as Value | undefined,
    set: (name, value) => {
      const { [name]: _before, ...others } = notes;
      notes = value === undefined ? others : { ...others, [name]: value };
      keep(notes);
    },
    names: () => Object.keys(notes),
  };
}
