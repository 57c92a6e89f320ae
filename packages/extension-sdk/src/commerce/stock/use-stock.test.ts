import { expect, it } from "vitest";
import type { LineItem } from "../lines/line-items";
import { isKept, type Reservation, reservedUnits } from "./use-stock";

/** A line of three units that takes this much of each item. */
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

it("counts the reservations of a line at all locations", () => {
  expect(reservedUnits(line({ cup: 1 }), [kept("cup", 1), kept("cup", 1)])).toBe(2);
  expect(reservedUnits(line({ cup: 1 }), [])).toBe(0);
});

it("counts complete units of several items", () => {
  expect(reservedUnits(line({ cup: 1, lid: 2 }), [kept("cup", 3), kept("lid", 4)])).toBe(2);
  expect(reservedUnits(line({ cup: 1, lid: 1 }), [kept("cup", 3)])).toBe(0);
});

it("reserves nothing for what is packed, uncounted or no product", () => {
  expect(isKept(line({ cup: 1 }))).toBe(true);
  expect(isKept(line({ cup: 1 }, { fulfilled_quantity: 3 }))).toBe(false);
  expect(isKept(line({}))).toBe(false);
  expect(isKept(line({}, { variant: null }))).toBe(false);
});
