import type { RecordOf } from "@tillhouse/extension-sdk";
import { expect, it } from "vitest";
import { atLocations, derivedOf } from "./stock-at";

const item = {
  id: "iitem_1",
  sku: "CUP",
  stocked_quantity: 15,
  reserved_quantity: 4,
  location_levels: [
    { id: "a", location_id: "here", stocked_quantity: 10, reserved_quantity: 1, incoming_quantity: 2 },
    { id: "b", location_id: "there", stocked_quantity: 5, reserved_quantity: 3, incoming_quantity: 0 },
  ],
} as RecordOf<"inventory-items">;

it("counts what is available and what is on its way at all locations", () => {
  expect(derivedOf(item)).toMatchObject({ available_quantity: 11, incoming_quantity: 2, product_id: [] });
});

it("has the numbers of the locations that are asked for", () => {
  expect(atLocations(item, ["there"])).toMatchObject({
    stocked_quantity: 5,
    reserved_quantity: 3,
    available_quantity: 2,
    incoming_quantity: 0,
    location_id: "there",
  });
  expect(atLocations(item, ["here", "there"])).toMatchObject({
    stocked_quantity: 15,
    available_quantity: 11,
  });
});

it("is as it is where no location is asked for, and nowhere where it is stocked at none of them", () => {
  expect(atLocations(item, undefined)).toBe(item);
  expect(atLocations(item, [])).toBe(item);
  expect(atLocations(item, "elsewhere")).toMatchObject({ location_id: null, stocked_quantity: 0 });
});
