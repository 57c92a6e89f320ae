import { cell, defineExtension, defineResource, filter } from "@tillhouse/extension-sdk";
import { collections } from "./collections";
import { customerGroups } from "./customer-groups";
import { customers } from "./customers";
import { draftOrderBasis } from "./orders/drafts/draft-order-basis";
import { orderBasis } from "./orders/order-basis";
import { productTags } from "./product-tags";
import { productTypes } from "./product-types";
import { productBasis } from "./products/product-basis";

/** What the first list needs of what the admin brings; `builtIn` takes its place soon after. */
export const builtInFirst = defineExtension({
  id: "tillhouse",
  // The kinds of fields come with the form.
  kinds: { cells: cell.kinds, filters: filter.kinds },
  resources: [
    defineResource(orderBasis),
    defineResource(draftOrderBasis),
    defineResource(productBasis),
    collections,
    productTags,
    productTypes,
    customers,
    customerGroups,
  ],
});
