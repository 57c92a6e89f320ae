import { describe, expect, it } from "vitest";
import { type LineItem, unfulfilledQuantity } from "../lines/line-items";
import { areSameLines, fulfillableLines } from "./fulfillable-lines";

const line = (id: string, quantity: number, item = id) =>
  ({
    id,
    title: "Shirt",
    quantity,
    fulfilled_quantity: null,
    variant: { title: id, inventory_items: [{ inventory_item_id: item, required_quantity: 1 }] },
  }) as unknown as LineItem;

const limits = (room: Record<string, number>) => ({
  left: unfulfilledQuantity,
  room: (item: string) => room[item] ?? 0,
});
const quantities = (lines: ReturnType<typeof fulfillableLines>) =>
  lines.map(({ quantity, maximum }) => [quantity, maximum]);

describe("lines to pack", () => {
  const lines = [line("S", 3), line("M", 2)];
  const start = fulfillableLines(lines);

  it("are all that is left while stock is unknown", () => {
    expect(quantities(start)).toEqual([
      [3, 3],
      [2, 2],
    ]);
    expect(start[0]?.title).toBe("Shirt, S");
  });

  it("follow the stock of the chosen location", () => {
    const few = fulfillableLines(lines, start, limits({ S: 1, M: 0 }));
    expect(quantities(few)).toEqual([
      [1, 1],
      [0, 0],
    ]);
    expect(quantities(fulfillableLines(lines, few, limits({ S: 9, M: 9 })))).toEqual([
      [3, 3],
      [2, 2],
    ]);
  });

  it("keep what was typed, even if it has become too much", () => {
    const typed = start.map((one) => (one.item_id === "S" ? { ...one, quantity: 2 } : one));
    expect(quantities(fulfillableLines(lines, typed, limits({ S: 1, M: 9 })))).toEqual([
      [2, 1],
      [2, 2],
    ]);
  });

  it("keep what is no number yet", () => {
    const typed = start.map((one) => ({ ...one, quantity: Number.NaN }));
    expect(quantities(fulfillableLines(lines, typed, limits({ S: 9, M: 9 })))[0]).toEqual([Number.NaN, 3]);
  });

  it("lose what somebody else has packed meanwhile", () => {
    const packed = { ...line("S", 3), fulfilled_quantity: 3 };
    expect(
      fulfillableLines([packed, line("M", 2)], start, limits({ M: 9 })).map(({ item_id }) => item_id),
    ).toEqual(["M"]);
  });

  it("share common inventory items", () => {
    const twins = [line("a", 3, "cup"), line("b", 3, "cup")];
    expect(quantities(fulfillableLines(twins, [], limits({ cup: 4 })))).toEqual([
      [3, 3],
      [1, 1],
    ]);
  });

  it("stay the same object until something changes", () => {
    expect(areSameLines(start, fulfillableLines(lines, start, limits({ S: 9, M: 9 })))).toBe(true);
    expect(areSameLines(start, fulfillableLines(lines, start, limits({ S: 1, M: 9 })))).toBe(false);
  });
});

it("packs an exchange completely and names what is missing", () => {
  expect(quantities(fulfillableLines([line("S", 3)], [], { ...limits({ S: 2 }), isWhole: true }))).toEqual([
    [3, 2],
  ]);
});
