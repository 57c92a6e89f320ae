import { defineResource } from "@tillhouse/extension-sdk";

/** Shipping options, as far as other screens choose among them. The API pages them; a store has few. */
export const shippingOptions = defineResource({
  name: "shipping-options",
  api: { one: "shipping_option", many: "shipping_options", isWhole: { newest: 1000 } },
  title: (option) => option.name,
  find: false,
});
