import { describe, expect, it } from "vitest";
import { type DiscountedLine, type DiscountTerms, discountOutcome, netSubtotal } from "./discount-outcome";

const now = Date.parse("2026-03-01T12:00:00.000Z");

const terms: DiscountTerms = {
  is_disabled: false,
  starts_at: "2026-01-01T00:00:00.000Z",
  ends_at: null,
  usage_limit: null,
  usage_count: 0,
  rule: { type: "percentage", value: 10, allocation: "total" },
  regionIds: ["reg_eu"],
  conditions: [],
};

const line: DiscountedLine = {
  regionId: "reg_eu",
  groupIds: undefined,
  product: { id: "prod", type_id: "type", collection_id: null, tagIds: ["tag"], discountable: true },
  quantity: 3,
  unitPrice: 1995,
  includesTax: false,
  taxRates: [25],
};

const fixed = (value: number, allocation: "total" | "item") => ({
  rule: { type: "fixed" as const, value, allocation },
});

describe("what is taken off", () => {
  it.each<[string, Partial<DiscountTerms>, Partial<DiscountedLine>, number]>([
    ["a percentage, rounded", {}, {}, 599],
    ["all of it", { rule: { type: "percentage", value: 100, allocation: "item" } }, {}, 5985],
    ["an amount, once", fixed(500, "total"), {}, 500],
    ["an amount, for each unit", fixed(500, "item"), {}, 1500],
    ["never more than there is", fixed(9000, "total"), {}, 5985],
    ["never more than there is, unit by unit", fixed(2500, "item"), {}, 5985],
    ["nothing of the goods", { rule: { type: "free_shipping", value: 0, allocation: "total" } }, {}, 0],
    ["nothing of what no discount holds for", {}, { product: { ...line.product, discountable: false } }, 0],
    // 1995 with 25 % contain 399 each.
    ["of the price without tax", {}, { includesTax: true }, 479],
    ["whole yen", {}, { unitPrice: 4505, quantity: 1 }, 451],
  ])("is %s", (_, discount, purchase, amount) => {
    expect(discountOutcome({ ...terms, ...discount }, { ...line, ...purchase }, now).amount).toBe(amount);
  });
});

describe("the price without tax", () => {
  it("rounds the tax of one unit, then that of all", () => {
    expect(netSubtotal({ unitPrice: 999, quantity: 3, includesTax: true, taxRates: [19] })).toBe(2519);
    expect(netSubtotal({ unitPrice: 999, quantity: 3, includesTax: true, taxRates: [5, 9.975] })).toBe(2607);
  });

  it("is the price where no tax is charged", () => {
    expect(netSubtotal({ unitPrice: 999, quantity: 2, includesTax: true, taxRates: [] })).toBe(1998);
  });
});

describe("a code is refused", () => {
  const groups = (operator: "in" | "not_in", ...ids: string[]) => ({
    conditions: [{ type: "customer_groups" as const, operator, ids }],
  });
  it.each<[string, Partial<DiscountTerms>, Partial<DiscountedLine>, readonly string[]]>([
    ["that has been used as often as it may", { usage_limit: 5, usage_count: 5 }, {}, ["used_up"]],
    ["before it begins", { starts_at: "2026-03-01T12:00:00.001Z" }, {}, ["scheduled"]],
    ["after its end", { ends_at: "2026-03-01T11:59:59.999Z" }, {}, ["expired"]],
    ["that is off", { is_disabled: true }, {}, ["off"]],
    ["in another region", {}, { regionId: "reg_us" }, ["region"]],
    ["to a guest, where groups decide", groups("not_in", "vip"), {}, ["guest"]],
    ["to another group", groups("in", "vip"), { groupIds: ["staff"] }, ["groups"]],
    ["to a group that is left out", groups("not_in", "vip"), { groupIds: ["staff", "vip"] }, ["groups"]],
    [
      "for all reasons, the store's own first",
      { is_disabled: true, ends_at: "2026-02-01T00:00:00.000Z" },
      { regionId: "reg_us" },
      ["expired", "off", "region"],
    ],
  ])("%s", (_, discount, purchase, refusals) => {
    const outcome = discountOutcome({ ...terms, ...discount }, { ...line, ...purchase }, now);
    expect(outcome).toMatchObject({ refusals, amount: 0 });
  });

  it.each<[string, Partial<DiscountTerms>, Partial<DiscountedLine>]>([
    ["at the very moment of its start", { starts_at: "2026-03-01T12:00:00.000Z" }, {}],
    ["at the very moment of its end", { ends_at: "2026-03-01T12:00:00.000Z" }, {}],
    ["with one use left", { usage_limit: 5, usage_count: 4 }, {}],
    ["with a limit of 0, which is none", { usage_limit: 0, usage_count: 4 }, {}],
    ["by its group", groups("in", "vip"), { groupIds: ["staff", "vip"] }],
  ])("not %s", (_, discount, purchase) => {
    expect(discountOutcome({ ...terms, ...discount }, { ...line, ...purchase }, now).refusals).toEqual([]);
  });
});

describe("conditions on products", () => {
  it.each([
    ["products", "in", ["prod"], true],
    ["products", "not_in", ["prod"], false],
    ["product_types", "in", ["type"], true],
    ["product_types", "in", ["other"], false],
    ["product_collections", "in", ["col"], false],
    // A product without a collection is in none that is left out.
    ["product_collections", "not_in", ["col"], true],
    ["product_tags", "in", ["other", "tag"], true],
    ["product_tags", "not_in", ["tag"], false],
  ] as const)("on %s, %s %j: met is %s", (type, operator, ids, isMet) => {
    const condition = { type, operator, ids };
    const outcome = discountOutcome({ ...terms, conditions: [condition] }, line, now);
    expect(outcome.unmet).toEqual(isMet ? [] : [condition]);
    expect(outcome.amount).toBe(isMet ? 599 : 0);
  });

  it("have to be met all", () => {
    const unmet = { type: "product_tags", operator: "in", ids: [] } as const;
    const conditions = [{ type: "products", operator: "in", ids: ["prod"] } as const, unmet];
    expect(discountOutcome({ ...terms, conditions }, line, now)).toMatchObject({ unmet: [unmet], amount: 0 });
  });
});
