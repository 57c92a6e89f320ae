import { describe, expect, it } from "vitest";
import { discountProblem, holdsIn } from "./discount-codes";

type Discount = Parameters<typeof discountProblem>[0];

describe("a discount", () => {
  const discount = (more: object) =>
    // The parts of a discount that are judged.
    ({
      code: "TEN",
      regions: [{ id: "reg_1" }],
      starts_at: "2020-01-01",
      ends_at: null,
      usage_count: 0,
      ...more,
    }) as unknown as Discount;

  it.each([
    [{}, undefined],
    [{ is_disabled: true }, "disabled"],
    [{ starts_at: "2999-01-01" }, "notStarted"],
    [{ ends_at: "2020-02-01" }, "expired"],
    [{ usage_limit: 3, usage_count: 3 }, "usedUp"],
    [{ regions: [{ id: "reg_2" }] }, "otherRegion"],
    [{ regions: [], parent_discount_id: "disc_0" }, undefined],
  ])("with %j is refused as %s", (more, problem) => {
    expect(discountProblem(discount(more), "reg_1")).toBe(problem && `draft-orders.discount.${problem}`);
  });

  it("applies everywhere until a region is chosen", () => {
    expect(holdsIn({ code: "TEN", regions: ["reg_2"] }, null)).toBe(true);
  });
});
