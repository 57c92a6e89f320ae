import { type ResourceSample, sampleDate } from "@tillhouse/extension-sdk/testing";

export const discountConditions: ResourceSample<"discount-conditions"> = {
  of: "discount-conditions",
  record: (index) => ({
    id: `discon_${index}`,
    type: "products",
    operator: "in",
    discount_rule_id: `dru_${index}`,
    created_at: sampleDate(index),
    updated_at: sampleDate(index + 50),
    deleted_at: null,
    metadata: null,
  }),
  elsewhere: {
    turn: "e2e/store/discounts.spec.ts",
    remove: "e2e/store/discounts.spec.ts",
  },
};
