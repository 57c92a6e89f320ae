import { describe, expect, it } from "vitest";
import type { LineItem } from "../lines/line-items";
import { canReserveLine, fillLines, inventoryItemIds, mostOf, stockLevelAt, unitsIn } from "./stock";

/** A line that takes this much of each item; the published type has far more columns than these functions read. */
function line(id: string, quantity: number, parts: Record<string, number>): LineItem {
  const inventory_items = Object.entries(parts).map(([inventory_item_id, required_quantity]) => ({
    inventory_item_id,
    required_quantity,
  }));
  return { id, quantity, fulfilled_quantity: null, variant: { inventory_items } } as unknown as LineItem;
}

const left = ({ quantity }: LineItem) => quantity;
const roomOf =
  (room: Record<string, number>) =>
  (item: string): number =>
    room[item] ?? 0;

describe("what there is room for", () => {
  it("counts complete units of a line", () => {
    expect(unitsIn(line("a", 9, { cup: 2, lid: 1 }), roomOf({ cup: 7, lid: 5 }))).toBe(3);
    expect(unitsIn(line("a", 9, { cup: 1, lid: 1 }), roomOf({ cup: 7 }))).toBe(0);
    expect(unitsIn(line("a", 9, { cup: 1 }), roomOf({ cup: -4 }))).toBe(0);
  });

  it("is unlimited if the store does not count", () => {
    const custom = line("a", 9, {});
    expect(unitsIn(custom, roomOf({}))).toBeUndefined();
    expect(mostOf([custom], { left, quantities: new Map(), room: roomOf({}) }).get("a")).toBe(9);
  });

  it("is shared by lines of one variant", () => {
    const lines = [line("a", 3, { cup: 1 }), line("b", 3, { cup: 1 })];
    const room = roomOf({ cup: 4 });
    expect([...fillLines(lines, { left, room }).values()]).toEqual([3, 1]);
    const quantities = new Map([
      ["a", 1],
      ["b", 3],
    ]);
    expect([...mostOf(lines, { left, quantities, room }).values()]).toEqual([1, 3]);
  });

  it("reads each of many lines only a few times", () => {
    const lines = Array.from({ length: 300 }, (_, index) =>
      line(`${index}`, 2, { [`cup ${index % 50}`]: 1 }),
    );
    let looks = 0;
    const room = () => {
      looks += 1;
      return 4;
    };
    const quantities = fillLines(lines, { left, room });
    expect([...quantities.values()].reduce((sum, units) => sum + units, 0)).toBe(200);
    mostOf(lines, { left, quantities, room });
    expect(looks).toBe(600);
  });

  it("finds a level by item and location", () => {
    const stock = [
      { id: "cup", location_levels: [{ location_id: "here", stocked_quantity: 2, reserved_quantity: 1 }] },
    ];
    expect(stockLevelAt(stock, "cup", "here")?.stocked_quantity).toBe(2);
    expect(stockLevelAt(stock, "cup", "there")).toBeUndefined();
    expect(inventoryItemIds([line("a", 1, { cup: 1 }), line("b", 1, { cup: 1, lid: 1 })])).toEqual([
      "cup",
      "lid",
    ]);
  });
});

it("allows manual reservations of lines with a single inventory item", () => {
  const canBe = (parts: Record<string, number>) => canReserveLine(line("a", 1, parts));
  expect([canBe({ cup: 1 }), canBe({ cup: 2 }), canBe({ cup: 1, lid: 1 }), canBe({})]).toEqual([
    true,
    false,
    false,
    false,
  ]);
});
