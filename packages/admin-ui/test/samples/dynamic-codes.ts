import { type ResourceSample, sampleDate } from "@tillhouse/extension-sdk/testing";

export const dynamicCodes: ResourceSample<"dynamic-codes"> = {
  of: "dynamic-codes",
  api: { path: "discounts", singularKey: "dynamic_code", pluralKey: "discounts" },
  record: (index) => ({
    id: `disc_${index}`,
    code: `CODE-${index}.`,
    is_dynamic: true,
    is_disabled: false,
    rule_id: "dru_0",
    parent_discount_id: "disc_900",
    starts_at: sampleDate(index),
    ends_at: null,
    valid_duration: null,
    usage_limit: 1,
    usage_count: 0,
    created_at: sampleDate(index),
    updated_at: sampleDate(index + 50),
    metadata: null,
  }),
  queries: ["q", "is_dynamic", "is_disabled", "order", "fields", "expand", "limit", "offset"],
  elsewhere: {
    remove: "e2e/store/discount-codes.spec.ts",
    copy: "e2e/store/discount-codes.spec.ts",
  },
};
