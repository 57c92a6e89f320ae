import { defineResource } from "@tillhouse/extension-sdk";

/** Shipping options, as far as other screens choose among them. The API answers with all of them. */
export const shippingOptions = defineResource({
  name: "shipping-options",
  api: { one: "shipping_option", many: "shipping_options", isWhole: true },
  title: (option) => option.name,
  find: false,
});
