import type { Host, RecordOf } from "@tillhouse/extension-sdk";
import { expect, it } from "vitest";
import { packingLocation } from "./packing-location";

const line = { id: "line", quantity: 1, variant: { inventory_items: [{ inventory_item_id: "cup" }] } };
const order = { items: [line] } as unknown as RecordOf<"orders">;

/** A store with these places, where stock is kept back at those; `undefined` where it counts no stock. */
function hostOf(places: string[], kept: string[] | undefined): Host {
  const answers: Record<string, object> = {
    "/reservations": { reservations: (kept ?? []).map((location_id) => ({ location_id })) },
    "/stock-locations": { stock_locations: places.map((id) => ({ id })) },
  };
  const host = {
    translate: (key: string) => key,
    resource: () => (kept === undefined ? undefined : {}),
    client: { admin: { custom: { get: async (path: string) => answers[path] } } },
  };
  return host as unknown as Host;
}

it("packs where the stock of an order is reserved", async () => {
  expect(await packingLocation(hostOf(["here", "there"], ["there", "there"]), order)).toBe("there");
  await expect(packingLocation(hostOf(["here", "there"], ["here", "there"]), order)).rejects.toThrow(
    "orders.bulk.severalLocations",
  );
});

it("packs at the only location, and asks if there are several", async () => {
  expect(await packingLocation(hostOf(["here"], []), order)).toBe("here");
  await expect(packingLocation(hostOf(["here", "there"], []), order)).rejects.toThrow(
    "orders.bulk.noLocation",
  );
});

it("names no location if the store counts nothing", async () => {
  expect(await packingLocation(hostOf([], undefined), order)).toBeUndefined();
  const custom = { items: [{ ...line, variant: null }] } as unknown as RecordOf<"orders">;
  expect(await packingLocation(hostOf(["here"], []), custom)).toBeUndefined();
});
