import { describe, expect, it } from "vitest";
import {
  addCount,
  type NewStockCount,
  overwrite,
  type QueueChange,
  type StockCount,
  sendable,
  settleRefused,
  settleSaved,
  waitingAt,
} from "./count-queue";

let clock = 0;
function counted(number: number, more: Partial<NewStockCount> = {}): NewStockCount {
  clock += 1;
  return {
    id: `count-${clock}`,
    item_id: "mug",
    location_id: "harbour",
    item: "Mug",
    location: "Harbour",
    counted: number,
    was: 5,
    at: new Date(clock * 1000).toISOString(),
    ...more,
  };
}
function apply(counts: readonly StockCount[], { put, remove }: QueueChange): StockCount[] {
  const left = counts.filter(({ id }) => id !== put?.id && !remove.includes(id));
  return put === undefined ? left : [...left, put];
}
const only = (counts: readonly StockCount[]) => {
  expect(counts).toHaveLength(1);
  return counts[0] as StockCount;
};

describe("a count", () => {
  it("takes the place of one that was not sent", () => {
    const first = apply([], addCount([], counted(7)));
    const count = only(apply(first, addCount(first, counted(8))));
    expect(count).toMatchObject({ counted: 8, was: 5, state: "waiting" });
  });

  it("follows one that may have been sent, and counts from its number", () => {
    const first = { ...only(apply([], addCount([], counted(7)))), isTried: true };
    const counts = apply([first], addCount([first], counted(8)));
    expect(counts.map(({ counted: number, was }) => [number, was])).toEqual([
      [7, 5],
      [8, 7],
    ]);
    expect(sendable(counts)).toEqual([first]);
    expect(waitingAt(counts, first)).toBe(8);
  });

  it("leaves other items and locations alone", () => {
    const first = apply([], addCount([], counted(7)));
    const second = apply(first, addCount(first, counted(8, { location_id: "city" })));
    const third = apply(second, addCount(second, counted(9, { item_id: "bowl" })));
    expect(sendable(third).map(({ counted: number }) => number)).toEqual([7, 8, 9]);
  });

  it("that was refused is written over what is stocked there now", () => {
    const count = only(apply([], addCount([], counted(7))));
    const refused = only(apply([count], settleRefused([count], count, { now: 6 })));
    expect(refused).toMatchObject({ state: "refused", now: 6, counted: 7 });
    const again = only(apply([refused], overwrite(refused)));
    expect(again).toMatchObject({ state: "waiting", was: 6, counted: 7, notes: {}, isTried: false });
    expect(again).not.toHaveProperty("now");
  });

  it("that was refused gives way to one that was counted after it", () => {
    const first = { ...only(apply([], addCount([], counted(7)))), isTried: true };
    const counts = apply([first], addCount([first], counted(8)));
    expect(only(apply(counts, settleRefused(counts, first, { now: 6 })))).toMatchObject({ counted: 8 });
  });

  it("stays in the list for a while once it is saved", () => {
    let counts: StockCount[] = [];
    for (let index = 0; index < 30; index += 1) {
      counts = apply(counts, addCount(counts, counted(index, { item_id: `item-${index}` })));
      const last = counts.at(-1) as StockCount;
      counts = apply(counts, settleSaved(last));
    }
    expect(counts).toHaveLength(21);
    expect(sendable(counts)).toEqual([]);
  });
});
