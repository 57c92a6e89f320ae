import { type ResourceSample, sampleDate } from "@tillhouse/extension-sdk/testing";

export const giftCards: ResourceSample<"gift-cards"> = {
  of: "gift-cards",
  api: { path: "gift-cards", singularKey: "gift_card", pluralKey: "gift_cards" },
  record: (index) => ({
    id: `gift_${index}`,
    code: `CODE-${index}.`,
    value: 5000,
    // Some are used up, which disables them.
    balance: index % 5 === 4 ? 0 : 2000,
    is_disabled: index % 5 >= 3,
    region_id: `reg_${index}`,
    region: null,
    order: null,
    ends_at: null,
    tax_rate: null,
    created_at: sampleDate(index),
    updated_at: sampleDate(index + 50),
    metadata: null,
  }),
  queries: ["q", "order"],
  payloads: {
    create: ["region_id", "value", "ends_at", "is_disabled", "metadata"],
    update: ["balance", "is_disabled", "ends_at", "region_id", "metadata"],
  },
  values: { region_id: "Region 4.", value: 25, email: "friend@mail.test", personal_message: "Well done" },
  made: ({ value, ...payload }) => ({
    code: "NEW-CODE",
    value,
    balance: value,
    is_disabled: false,
    ...payload,
  }),
  change: { region_id: "Region 4." },
  invalid: { values: { value: 0 }, field: "value" },
  rejection: { message: "value must be an integer number", field: "value" },
  actions: { changeBalance: { balance: 12 } },
};
