import { describe, expect, it } from "vitest";
import { eventOfList } from "./analytics-events";

const store = { currencies: [{ code: "dkk" }, { code: "eur" }] } as Parameters<typeof eventOfList>[2];
const page = { limit: 20, offset: 40, order: "-created_at", fields: "id", expand: "customer" };

describe("eventOfList", () => {
  it.each([
    ["orders", "numOrders"],
    ["products", "numProducts"],
    ["users", "numUsers"],
  ])("spec 3.11: sends the number of %s as %s", (resource, name) => {
    expect(eventOfList([resource, "list", page], { records: [{ id: "x" }], count: 43 }, store)).toEqual({
      name,
      properties: { count: 43 },
    });
  });

  it("spec 3.11: sends the number of discounts and the names of regions", () => {
    const records = [{ name: "Nordics", tax_rate: 25 }, { name: "Germany" }];
    expect(eventOfList(["discounts", "list", page], { records, count: 2 }, store)).toEqual({
      name: "numDiscounts",
      properties: { count: 2 },
    });
    expect(eventOfList(["regions", "list", page], { records, count: 2 }, store)).toEqual({
      name: "regions",
      properties: { regions: ["Nordics", "Germany"], count: 2 },
    });
    // The card in the settings asks for their number alone.
    const card = { limit: 1, offset: 0 };
    expect(
      eventOfList(["regions", "list", card], { records: records.slice(0, 1), count: 2 }, store),
    ).toBeUndefined();
  });

  it("spec 3.11, 3.21: sends the currencies of the store", () => {
    expect(eventOfList(["currencies", "list", page], { records: [], count: 120 }, store)).toEqual({
      name: "currencies",
      properties: { used_currencies: ["dkk", "eur"] },
    });
  });

  it("sends nothing of searches, filters, single records or other lists", () => {
    const data = { records: [], count: 1 };
    expect(eventOfList(["orders", "list", { ...page, q: "ada" }], data, store)).toBeUndefined();
    expect(eventOfList(["orders", "list", { ...page, customer_id: "cus_1" }], data, store)).toBeUndefined();
    expect(eventOfList(["orders", "record", "order_1", {}], data, store)).toBeUndefined();
    expect(eventOfList(["customers", "list", page], data, store)).toBeUndefined();
    expect(eventOfList(["orders", "list", page], undefined, store)).toBeUndefined();
  });
});
