import { defineExtension } from "@tillhouse/extension-sdk";
import { builtInFirst } from "./built-in-first";
import { orders } from "./orders/orders";
import { variants } from "./orders/variants";

/** Resources whose definition the first list knows in part. */
const whole = [orders];

/** Resources without a page of their own: other records are made of them. */
const parts = [variants];

/** What comes with the admin: an extension like any other. */
export const builtIn = defineExtension({
  ...builtInFirst,
  resources: [
    ...(builtInFirst.resources ?? []).map((first) => whole.find(({ name }) => name === first.name) ?? first),
    ...parts,
  ],
});
