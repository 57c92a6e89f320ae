import { describe, expect, it } from "vitest";
import { currencyOf, statusOf } from "./discount-status";

const now = Date.parse("2026-03-01T12:00:00Z");
const plain = {
  is_disabled: false,
  starts_at: "2026-01-01T00:00:00Z",
  ends_at: null,
  usage_limit: null,
  usage_count: 7,
};

describe("the status of a discount", () => {
  it.each([
    ["active", {}],
    ["off", { is_disabled: true, ends_at: "2026-02-01T00:00:00Z" }],
    ["expired", { ends_at: "2026-03-01T11:59:59Z" }],
    // The store takes it up to the moment itself.
    ["active", { ends_at: "2026-03-01T12:00:00Z" }],
    ["scheduled", { starts_at: "2026-03-01T12:00:01Z" }],
    ["active", { starts_at: "2026-03-01T12:00:00Z" }],
    ["used_up", { usage_limit: 7 }],
    ["active", { usage_limit: 8 }],
    // For the store 0 is no limit.
    ["active", { usage_limit: 0 }],
    ["used_up", { usage_limit: 7, starts_at: "2027-01-01T00:00:00Z" }],
  ] as const)("is %s with %o", (status, changes) => {
    expect(statusOf({ ...plain, ...changes }, now)).toBe(status);
  });
});

it("takes the currency of a made code from its template", () => {
  const sek = { currency_code: "sek" };
  // Only what is read of them is there.
  expect(currencyOf({ regions: [], parent_discount: { regions: [sek] } } as never)).toBe("sek");
  expect(currencyOf({ regions: [{ currency_code: "eur" }] } as never)).toBe("eur");
  expect(currencyOf({ regions: [] } as never)).toBeUndefined();
});
