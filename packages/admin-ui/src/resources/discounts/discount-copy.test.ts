import { AdminError, type Host, type RecordOf, toAdminError } from "@tillhouse/extension-sdk";
import { createProgress } from "@tillhouse/extension-sdk/internal";
import { expect, it, vi } from "vitest";
import { copyDiscount } from "./discount-copy";

const conditions = [
  { id: "discon_1", type: "products", operator: "in", products: [{ id: "prod_1" }, { id: "prod_2" }] },
  { id: "discon_2", type: "product_tags", operator: "not_in", product_tags: [{ id: "ptag_1" }] },
  { id: "discon_3", type: "customer_groups", operator: "in", customer_groups: [{ id: "cgrp_1" }] },
];

const discount = {
  id: "disc_1",
  code: "SPRING",
  is_dynamic: true,
  is_disabled: false,
  regions: [{ id: "reg_1" }, { id: "reg_2" }],
  rule: {
    id: "dru_1",
    type: "percentage",
    value: 15,
    allocation: "item",
    description: "Spring",
    conditions: conditions.map(({ id, type, operator }) => ({ id, type, operator })),
  },
  starts_at: "2026-03-01T00:00:00.000Z",
  ends_at: null,
  usage_limit: 100,
  usage_count: 12,
  valid_duration: "P30D",
  metadata: { by: "marketing" },
};

function setting({ taken = [] as string[], isLost = false } = {}) {
  const codes = new Map(taken.map((code) => [code, { id: "disc_0", code }]));
  const post = vi.fn(async (_path: string, payload: Record<string, unknown>) => {
    codes.set(String(payload.code), { id: "disc_9", code: String(payload.code) });
    if (isLost) throw new AdminError("network", "", { details: { isUncertain: true } });
    return { discount: { id: "disc_9" } };
  });
  const get = vi.fn(async (path: string) => {
    const code = /code\/(.*)$/.exec(path)?.[1];
    if (code !== undefined) {
      const found = codes.get(decodeURIComponent(code));
      if (found === undefined) throw new AdminError("not-found", "");
      return { discount: found };
    }
    const condition = conditions.find(({ id }) => path.endsWith(id));
    return condition === undefined ? { discount } : { discount_condition: condition };
  });
  const host = { client: { admin: { custom: { get, post } } } } as unknown as Host;
  // Only what is read of it is there.
  return { host, post, record: discount as unknown as RecordOf<"discounts"> };
}

it("copies the conditions of every type with all that they name, and is off", async () => {
  const { host, post, record } = setting();
  expect(await copyDiscount({ record, host, progress: createProgress() })).toEqual({ id: "disc_9" });
  expect(post).toHaveBeenCalledExactlyOnceWith("/discounts", {
    code: "SPRING_COPY",
    is_disabled: true,
    is_dynamic: true,
    regions: ["reg_1", "reg_2"],
    rule: {
      type: "percentage",
      value: 15,
      allocation: "item",
      description: "Spring",
      conditions: [
        { operator: "in", products: ["prod_1", "prod_2"] },
        { operator: "not_in", product_tags: ["ptag_1"] },
        { operator: "in", customer_groups: ["cgrp_1"] },
      ],
    },
    starts_at: "2026-03-01T00:00:00.000Z",
    usage_limit: 100,
    valid_duration: "P30D",
    metadata: { by: "marketing" },
  });
});

it("takes the next code that nobody has", async () => {
  const { host, post, record } = setting({ taken: ["SPRING_COPY", "SPRING_COPY2"] });
  await copyDiscount({ record, host, progress: createProgress() });
  expect(post.mock.calls[0]?.[1].code).toBe("SPRING_COPY3");
});

it("finds the copy whose answer was lost, and makes no second one", async () => {
  const { host, post, record } = setting({ isLost: true });
  const progress = createProgress();
  await copyDiscount({ record, host, progress }).catch(toAdminError);
  expect(await copyDiscount({ record, host, progress })).toEqual({ id: "disc_9" });
  expect(post).toHaveBeenCalledTimes(1);
});
