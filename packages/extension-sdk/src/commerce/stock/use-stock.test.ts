import { expect, it } from "vitest";
import type { LineItem } from "../lines/line-items";
import { isKept, type Reservation, reservedUnits } from "./use-stock";

/** A line of three units that takes this much of each thing. */
const line = (parts: Record<string, number>, more: object = {}) =>
  ({
    quantity: 3,
    fulfilled_quantity: null,
    variant: {
      inventory_items: Object.entries(parts).map(([inventory_item_id, required_quantity]) => ({
        inventory_item_id,
        required_quantity,
      })),
    },
    ...more,
  }) as unknown as LineItem;
const kept = (inventory_item_id: string, quantity: number) =>
  ({ inventory_item_id, quantity }) as Reservation;

it("counts the reservations of a line, wherever they are", () => {
  expect(reservedUnits(line({ cup: 1 }), [kept("cup", 1), kept("cup", 1)])).toBe(2);
  expect(reservedUnits(line({ cup: 1 }), [])).toBe(0);
});

it("counts whole units of what is made of several things", () => {
  expect(reservedUnits(line({ cup: 1, lid: 2 }), [kept("cup", 3), kept("lid", 4)])).toBe(2);
  expect(reservedUnits(line({ cup: 1, lid: 1 }), [kept("cup", 3)])).toBe(0);
});

it("keeps nothing back for what is packed, for what the store does not count and for what is no product", () => {
  expect(isKept(line({ cup: 1 }))).toBe(true);
  expect(isKept(line({ cup: 1 }, { fulfilled_quantity: 3 }))).toBe(false);
  expect(isKept(line({}))).toBe(false);
  expect(isKept(line({}, { variant: null }))).toBe(false);
});
