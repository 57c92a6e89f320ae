import { defineExtension, defineResource } from "@tillhouse/extension-sdk";
import { collections } from "./collections";
import { currencies } from "./currencies";
import { customerGroups } from "./customer-groups";
import { customers } from "./customers";
import { invites } from "./invites";
import { notifications } from "./notifications";
import { draftOrderBasis } from "./orders/draft-order-basis";
import { orderBasis } from "./orders/order-basis";
import { productTags } from "./product-tags";
import { productTypes } from "./product-types";
import { products } from "./products/products";
import { publishableApiKeys } from "./publishable-api-keys";
import { returnReasons } from "./return-reasons";
import { salesChannels } from "./sales-channels";
import { stockLocations } from "./stock-locations";
import { users } from "./users";

/** What the first list needs of what the admin brings; `builtIn` takes its place soon after. */
export const builtInFirst = defineExtension({
  id: "tillhouse",
  resources: [
    defineResource(orderBasis),
    defineResource(draftOrderBasis),
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
