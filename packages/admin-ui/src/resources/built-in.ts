import { defineExtension } from "@tillhouse/extension-sdk";
import { collections } from "./collections";
import { currencies } from "./currencies";
import { customerGroups } from "./customer-groups";
import { customers } from "./customers";
import { invites } from "./invites";
import { notifications } from "./notifications";
import { orders } from "./orders/orders";
import { productTags } from "./product-tags";
import { productTypes } from "./product-types";
import { products } from "./products/products";
import { publishableApiKeys } from "./publishable-api-keys";
import { returnReasons } from "./return-reasons";
import { salesChannels } from "./sales-channels";
import { stockLocations } from "./stock-locations";
import { users } from "./users";

/** The resources that come with the admin: an extension like any other. */
export const builtIn = defineExtension({
  id: "tillhouse",
  resources: [
    orders,
    products,
    collections,
    productTags,
    productTypes,
    customers,
    customerGroups,
    salesChannels,
    stockLocations,
    currencies,
    publishableApiKeys,
    returnReasons,
    users,
    invites,
    notifications,
  ],
});
