import { defineResource } from "@tillhouse/extension-sdk";

/** What can be sold, to be put into orders; variants are made and changed with their products. */
export const variants = defineResource({
  name: "variants",
  api: { one: "variant", many: "variants" },
  title: ({ product, title }) => [product?.title, title].filter(Boolean).join(" · "),
  find: false,
});
