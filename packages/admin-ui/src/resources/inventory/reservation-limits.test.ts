import type { LineItem } from "@tillhouse/extension-sdk/commerce";
import { describe, expect, it } from "vitest";
import { isEndless, mostAt, mostFor, newReservation, requireRoom, type SoldItem } from "./reservation-limits";

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

it("lets a new reservation hold what is available", () => {
  expect(mostAt(newReservation("cup"), "here", stock)).toBe(2);
  expect(mostAt(newReservation("cup"), "oversold", stock)).toBe(0);
});

it("knows what may be sold without being there, of lines alone", () => {
  const item = { id: "cup", variants: [{ id: "variant", allow_backorder: true }] } as SoldItem;
  expect(isEndless({ variant_id: "variant" } as LineItem, item)).toBe(true);
  expect(isEndless(undefined, item)).toBe(false);
});

describe("what is sent", () => {
  const asked: unknown[] = [];
  const host = {
    client: {
      admin: {
        custom: {
          get: async (...call: unknown[]) => {
            asked.push(call);
            return { inventory_items: stock };
          },
        },
      },
    },
    translate: (key: string, values?: { count: number }) => `${key} ${values?.count}`,
  } as unknown as Parameters<typeof requireRoom>[0];
  const wanted = { inventory_item_id: "cup", location_id: "here", quantity: 3 };

  it("is refused where less is stocked there by now", async () => {
    await expect(requireRoom(host, wanted)).rejects.toMatchObject({
      code: "invalid",
      message: "reservations.errors.tooMany 2",
      details: { field: "quantity" },
    });
    await expect(requireRoom(host, { ...wanted, quantity: 2 })).resolves.toBeUndefined();
    await expect(requireRoom(host, { ...wanted, location_id: "oversold" })).rejects.toMatchObject({
      message: "reservations.errors.nothingThere 0",
    });
    await expect(requireRoom(host, { ...wanted, location_id: "elsewhere" })).rejects.toMatchObject({
      details: { field: "location_id" },
    });
  });

  it("asks nothing where no more is held than before", async () => {
    asked.length = 0;
    await requireRoom(host, wanted, reservation);
    expect(asked).toEqual([]);
  });
});
