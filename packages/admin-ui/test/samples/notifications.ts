import { type ResourceSample, sampleDate } from "@tillhouse/extension-sdk/testing";

export const notifications: ResourceSample<"notifications"> = {
  of: "notifications",
  api: { path: "notifications", singularKey: "notification", pluralKey: "notifications" },
  record: (index) => ({
    id: `noti_${index}`,
    event_name: `order.placed-${index}-`,
    to: `customer-${index}-@mail.test`,
    resource_type: "order",
    resource_id: `order_${index}`,
    provider_id: "recorded-mail",
    resends: [],
    created_at: sampleDate(index),
    updated_at: sampleDate(index + 50),
  }),
  queries: ["event_name", "resource_type", "resource_id", "to", "include_resends", "fields", "expand"],
  payloads: { resend: ["to"] },
  cannotTell: ["resend"],
  actions: { resend: { to: "other@mail.test" } },
};
