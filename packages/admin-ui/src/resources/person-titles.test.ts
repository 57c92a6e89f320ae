import { titleOf } from "@tillhouse/extension-sdk/internal";
import { expect, it } from "vitest";
import { builtInResource } from "../testing/harness/complete-built-in";

it.each(["customers", "users"])(
  "calls somebody of the %s without a name by the e-mail, also in the list",
  (name) => {
    const resource = builtInResource(name);
    const person = { email: "guest@example.com", first_name: null, last_name: null };
    const column = resource.list?.columns.find((cell) => Object(cell).id === "name");
    expect(Object(column).render(person, {})).toBe("guest@example.com");
    expect(titleOf(resource, person)).toBe("guest@example.com");
  },
);

it("shows the state of orders only where somebody asks for it", () => {
  const columns = builtInResource("orders").list?.columns.map(Object) ?? [];
  expect(columns.find(({ key }) => key === "status")?.isHidden).toBe(true);
  expect(columns.find(({ key }) => key === "payment_status")?.isHidden).toBeUndefined();
});

it("offers no filter of orders that the store does not have", () => {
  const unavailable = builtInResource("orders").list?.filters?.filter((filter) => filter.disabledReason);
  expect(unavailable).toEqual([]);
});

it("tells orders of customers, and phones and accounts only where somebody asks for them", () => {
  const columns = builtInResource("customers").list?.columns.map(Object) ?? [];
  const shown = columns.filter(({ isHidden }) => !isHidden).map(({ id, key }) => id ?? key);
  expect(shown).toEqual(["name", "email", "orders", "last_order", "created_at"]);
  const orders = [{ created_at: "2026-02-01" }, { created_at: "2026-11-02" }, { created_at: "2026-05-03" }];
  expect(columns.find(({ id }) => id === "last_order")?.text({ orders })).toBe("2026-11-02");
});

it("puts the currencies that a store sells in first, its own before the others", () => {
  const { derive } = builtInResource("currencies");
  const store = { default_currency_code: "dkk", currencies: [{ code: "aed" }, { code: "dkk" }] };
  const derived = ["aed", "dkk", "afn"].map((code) => derive?.({ code } as never, { store: store as never }));
  expect(derived).toEqual([
    { use: "used", place: "1 aed" },
    { use: "default", place: "0 dkk" },
    { use: "unused", place: "2 afn" },
  ]);
});
