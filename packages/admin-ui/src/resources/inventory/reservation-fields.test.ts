import type { LineItem } from "@tillhouse/extension-sdk/commerce";
import { expect, it } from "vitest";
import { mostAt, mostFor } from "./reservation-fields";

const reservation = { id: "r", inventory_item_id: "cup", location_id: "here", quantity: 3 };
const stock = [
  {
    id: "cup",
    location_levels: [
      { location_id: "here", stocked_quantity: 10, reserved_quantity: 8 },
      { location_id: "there", stocked_quantity: 4, reserved_quantity: 3 },
      { location_id: "oversold", stocked_quantity: 1, reserved_quantity: 6 },
    ],
  },
];

it("counts what a reservation already holds at its own location", () => {
  expect(mostAt(reservation, "here", stock)).toBe(5);
  expect(mostAt(reservation, "there", stock)).toBe(1);
  expect(mostAt(reservation, "elsewhere", stock)).toBe(0);
});

it("lets an overbooked reservation keep what it holds", () => {
  expect(mostAt({ ...reservation, location_id: "oversold" }, "oversold", stock)).toBe(3);
});

it("leaves room for the other reservations of the line", () => {
  const line = { quantity: 6, fulfilled_quantity: 1 } as LineItem;
  expect(mostFor(line, reservation, [reservation])).toBe(5);
  expect(mostFor(line, reservation, [reservation, { ...reservation, id: "other", quantity: 2 }])).toBe(3);
});
