import { defineResource } from "@tillhouse/extension-sdk";

/** Regions, as far as other screens choose among them. */
export const regions = defineResource({
  name: "regions",
  api: { one: "region", many: "regions" },
  title: (region) => region.name,
  find: false,
});
