import type { ResourceSample } from "@tillhouse/extension-sdk/testing";

export const shippingMethods: ResourceSample<"shipping-methods"> = {
  of: "shipping-methods",
  // It comes with what it belongs to: the API has no address for it.
  api: { path: "shipping-methods", singularKey: "shipping_method", pluralKey: "shipping_methods" },
  record: (index) => ({ id: `sm_${index}`, shipping_option_id: `so_${index}`, price: 100 * index, data: {} }),
  queries: [],
};
