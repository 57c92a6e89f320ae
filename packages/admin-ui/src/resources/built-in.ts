import { defineExtension } from "@tillhouse/extension-sdk";
import { collections } from "./collections";
import { customers } from "./customers";
import { orders } from "./orders/orders";
import { products } from "./products/products";

/** The resources that come with the admin: an extension like any other. */
export const builtIn = defineExtension({
  id: "tillhouse",
  resources: [orders, products, collections, customers],
});
