import { type ResourceSample, sampleDate } from "@tillhouse/extension-sdk/testing";

const stock = "e2e/store/orders-fulfilment.spec.ts";

export const fulfillments: ResourceSample<"fulfillments"> = {
  of: "fulfillments",
  record: (index) => ({
    id: `ful_${index}`,
    order_id: `order_${index}`,
    swap_id: index % 2 === 0 ? null : `swap_${index}`,
    claim_order_id: null,
    provider_id: "manual",
    location_id: null,
    items: [],
    tracking_links: [],
    tracking_numbers: [],
    data: {},
    shipped_at: null,
    canceled_at: null,
    created_at: sampleDate(index),
    updated_at: sampleDate(index + 50),
    metadata: null,
  }),
  elsewhere: { ship: stock, cancel: stock, cancelSent: stock, printSlip: "e2e/store/orders-print.spec.ts" },
};
