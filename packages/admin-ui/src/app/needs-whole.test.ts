import { describe, expect, it } from "vitest";
import { needsWhole } from "./needs-whole";

describe("needsWhole", () => {
  it.each([
    "/a/orders/order_01",
    "/a/orders/order_01?form=edit",
    "a/products/prod_01",
    "/a/settings",
    "/a/settings/team",
  ])("counts %s as an address that needs more than a list", (path) => {
    expect(needsWhole(path)).toBe(true);
  });

  it.each(["/", "/login", "/a", "/a/orders", "/a/orders/", "/a/orders?q=a/b", "/invite/a/b"])(
    "lets %s wait",
    (path) => {
      expect(needsWhole(path)).toBe(false);
    },
  );
});
