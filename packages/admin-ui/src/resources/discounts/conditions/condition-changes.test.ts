import { AdminError, type Host } from "@tillhouse/extension-sdk";
import { createProgress } from "@tillhouse/extension-sdk/internal";
import { expect, it, vi } from "vitest";
import { hasOpposite, turnCondition } from "./condition-changes";
import type { Condition } from "./conditions";

const held = {
  id: "discon_1",
  type: "products",
  operator: "in",
  products: [{ id: "prod_1" }, { id: "prod_2" }],
};

// Only what is read of it is there.
const condition = {
  id: "discon_1",
  type: "products",
  operator: "in",
  discount: { id: "disc_1", rule_id: "dru_1", rule: { conditions: [held] } },
} as unknown as Condition;

function setting({ isLost = false, products = held.products } = {}) {
  const now = { ...held, products };
  const get = vi.fn(async () => ({ discount_condition: now }));
  const post = vi.fn(async () => {
    now.operator = "not_in";
    if (isLost) throw new AdminError("network", "", { details: { isUncertain: true } });
    return {};
  });
  const host = {
    client: { admin: { custom: { get, post } } },
    translate: (key: string) => key,
  } as unknown as Host;
  const turn = () =>
    turnCondition({
      record: condition,
      values: undefined,
      host,
      progress: createProgress(),
      copy: async () => undefined,
    });
  return { get, post, turn };
}

it("turns a condition round in one call, with all that it names", async () => {
  const { get, post, turn } = setting();
  await turn();
  expect(get).toHaveBeenCalledWith("/discounts/disc_1/conditions/discon_1", { expand: "products" });
  expect(post).toHaveBeenCalledExactlyOnceWith("/discounts/disc_1", {
    rule: {
      id: "dru_1",
      conditions: [{ id: "discon_1", operator: "not_in", products: ["prod_1", "prod_2"] }],
    },
  });
});

it("finds one that was turned though the answer was lost", async () => {
  const { post, turn } = setting({ isLost: true });
  await turn();
  expect(post).toHaveBeenCalledTimes(1);
});

it("says before it is sent that the store takes no condition that names nothing", async () => {
  const { post, turn } = setting({ products: [] });
  await expect(turn()).rejects.toThrow("discounts.errors.emptyCondition");
  expect(post).not.toHaveBeenCalled();
});

it("knows the opposite, which the store keeps it from becoming", () => {
  expect(hasOpposite(condition)).toBe(false);
  const both = { ...condition, discount: { rule: { conditions: [held, { ...held, operator: "not_in" }] } } };
  expect(hasOpposite(both as unknown as Condition)).toBe(true);
});
