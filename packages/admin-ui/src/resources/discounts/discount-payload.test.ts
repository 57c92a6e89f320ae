import type { RecordOf } from "@tillhouse/extension-sdk";
import { describe, expect, it, vi } from "vitest";
import { type DiscountOutput, discountPayload, updateDiscount } from "./discount-payload";

const typed: DiscountOutput = {
  code: " spring ",
  description: "For spring",
  state: "on",
  type: "percentage",
  percentage: 15,
  region_id: null,
  amount: null,
  allocation: "item",
  regions: ["reg_1", "reg_2"],
  starts_at: null,
  ends_at: null,
  usage_limit: null,
  is_dynamic: false,
  valid_duration: "P30D",
  conditions: [{ type: "product_tags", operator: "not_in", ids: ["ptag_1"] }],
  metadata: {},
};

// Only what is read of it is there.
const discount = {
  id: "disc_1",
  code: "SPRING",
  is_disabled: false,
  is_dynamic: true,
  starts_at: "2026-06-01T00:00:00.000Z",
  ends_at: null,
  usage_limit: 10,
  valid_duration: null,
  rule_id: "dru_1",
  rule: { id: "dru_1", type: "percentage", value: 15, allocation: "total", description: "For spring" },
  regions: [{ id: "reg_2" }, { id: "reg_1" }],
} as unknown as RecordOf<"discounts">;

describe("a new discount", () => {
  it("is sent as the store takes it, without what nobody filled in", () => {
    expect(discountPayload(typed, undefined)).toEqual({
      code: "SPRING",
      is_dynamic: false,
      is_disabled: false,
      regions: ["reg_1", "reg_2"],
      rule: {
        type: "percentage",
        value: 15,
        allocation: "total",
        description: "For spring",
        conditions: [{ operator: "not_in", product_tags: ["ptag_1"] }],
      },
    });
  });

  it("of a fixed amount has its one region, in minor units", () => {
    const sent = discountPayload({ ...typed, type: "fixed", region_id: "reg_9", amount: 1250 }, undefined);
    expect(sent).toMatchObject({
      regions: ["reg_9"],
      rule: { type: "fixed", value: 1250, allocation: "item" },
    });
  });

  it("with free shipping takes off nothing else", () => {
    expect(discountPayload({ ...typed, type: "free_shipping" }, undefined)).toMatchObject({
      rule: { type: "free_shipping", value: 0 },
    });
  });

  it("has no beginning that was typed and emptied again, with an end or without one", () => {
    expect(discountPayload({ ...typed, starts_at: null }, undefined)).not.toHaveProperty("starts_at");
    const ends_at = "2026-07-01T00:00:00.000Z";
    const sent = discountPayload({ ...typed, starts_at: null, ends_at }, undefined);
    expect(sent).toMatchObject({ ends_at });
    expect(sent).not.toHaveProperty("starts_at");
  });

  it("has a duration where codes are made from it", () => {
    expect(discountPayload({ ...typed, is_dynamic: true }, undefined)).toMatchObject({
      valid_duration: "P30D",
    });
  });
});

describe("a changed discount", () => {
  it("sends nothing where nothing is other than before", () => {
    expect(
      discountPayload({ code: "spring", percentage: 15, regions: ["reg_1", "reg_2"] }, discount),
    ).toEqual({});
  });

  it("keeps its dates where only the duration of its codes is another one", () => {
    const { starts_at, ends_at, usage_limit } = discount;
    expect(discountPayload({ starts_at, ends_at, usage_limit, valid_duration: "P60D" }, discount)).toEqual({
      valid_duration: "P60D",
    });
  });

  it("sends what was changed, and the rule with its id", () => {
    expect(discountPayload({ percentage: 0, usage_limit: null, description: "" }, discount)).toEqual({
      usage_limit: null,
      value: 0,
      description: "",
      rule_id: "dru_1",
    });
  });

  it("puts the rule together, and never sends its type", async () => {
    const send = vi.fn(async () => ({}));
    const context = { id: "disc_1", host: {} as never, send };
    await updateDiscount({ value: 20, rule_id: "dru_1", region_ids: ["reg_1"], code: "NEW" }, context);
    expect(send).toHaveBeenCalledExactlyOnceWith({
      code: "NEW",
      regions: ["reg_1"],
      rule: { id: "dru_1", value: 20 },
    });
  });

  it("moves the beginning before the end: the store measures the end by the old one", async () => {
    const send = vi.fn(async () => ({}));
    const context = { id: "disc_1", host: {} as never, send };
    await updateDiscount({ starts_at: "2026-01-01", ends_at: "2026-02-01", code: "NEW" }, context);
    expect(send.mock.calls).toEqual([
      [{ starts_at: "2026-01-01", code: "NEW" }],
      [{ ends_at: "2026-02-01" }],
    ]);
    send.mockClear();
    await updateDiscount({ ends_at: null, starts_at: "2026-01-01" }, context);
    expect(send.mock.calls).toEqual([[{ starts_at: "2026-01-01", ends_at: null }]]);
  });
});
