import { titleOf } from "@tillhouse/extension-sdk/internal";
import { expect, it } from "vitest";
import { builtInResource } from "../testing/harness/complete-built-in";

it.each(["customers", "users"])("calls somebody of the %s without a name by the e-mail", (name) => {
  const resource = builtInResource(name);
  const person = { email: "guest@example.com", first_name: null, last_name: null };
  const column = resource.list?.columns.find((cell) => Object(cell).id === "name");
  expect(Object(column).render(person, {})).toBe("guest@example.com");
  expect(titleOf(resource, person)).toBe("guest@example.com");
});

it("shows the state of orders only on demand", () => {
  const columns = builtInResource("orders").list?.columns.map(Object) ?? [];
  expect(columns.find(({ key }) => key === "status")?.isHidden).toBe(true);
  expect(columns.find(({ key }) => key === "payment_status")?.isHidden).toBeUndefined();
});

it("offers only filters of orders that the store has", () => {
  const unavailable = builtInResource("orders").list?.filters?.filter((filter) => filter.disabledReason);
  expect(unavailable).toEqual([]);
});

it("shows phones and accounts of customers only on demand", () => {
  const columns = builtInResource("customers").list?.columns.map(Object) ?? [];
  const shown = columns.filter(({ isHidden }) => !isHidden).map(({ id, key }) => id ?? key);
  expect(shown).toEqual(["name", "email", "orders", "last_order", "created_at"]);
  const orders = [{ created_at: "2026-02-01" }, { created_at: "2026-11-02" }, { created_at: "2026-05-03" }];
  expect(columns.find(({ id }) => id === "last_order")?.text({ orders })).toBe("2026-11-02");
});

it("lists the currencies of the store first", () => {
  const { derive } = builtInResource("currencies");
  const store = { default_currency_code: "dkk", currencies: [{ code: "aed" }, { code: "dkk" }] };
  const derived = ["aed", "dkk", "afn"].map((code) => derive?.({ code } as never, { store: store as never }));
  expect(derived).toEqual([
    { use: "used", place: "1 aed" },
    { use: "default", place: "0 dkk" },
    { use: "unused", place: "2 afn" },
  ]);
});
