import type { AnySample } from "@tillhouse/extension-sdk/testing";
import { apps } from "./apps";
import { claims } from "./claims";
import { collections } from "./collections";
import { currencies } from "./currencies";
import { customerGroups } from "./customer-groups";
import { customers } from "./customers";
import { discountConditions } from "./discount-conditions";
import { discounts } from "./discounts";
import { draftOrders } from "./draft-orders";
import { dynamicCodes } from "./dynamic-codes";
import { fulfillments } from "./fulfillments";
import { giftCardProducts } from "./gift-card-products";
import { giftCards } from "./gift-cards";
import { inventoryItems } from "./inventory-items";
import { invites } from "./invites";
import { notifications } from "./notifications";
import { orderEdits } from "./order-edits";
import { orders } from "./orders";
import { priceLists } from "./price-lists";
import { productCategories } from "./product-categories";
import { productOptions } from "./product-options";
import { productTags } from "./product-tags";
import { productTypes } from "./product-types";
import { products } from "./products";
import { publishableApiKeys } from "./publishable-api-keys";
import { recordNotes } from "./record-notes";
import { regions } from "./regions";
import { reservations } from "./reservations";
import { returnReasons } from "./return-reasons";
import { returns } from "./returns";
import { salesChannels } from "./sales-channels";
import { shippingMethods } from "./shipping-methods";
import { shippingOptions } from "./shipping-options";
import { shippingProfiles } from "./shipping-profiles";
import { stockLocations } from "./stock-locations";
import { swaps } from "./swaps";
import { taxRates } from "./tax-rates";
import { taxRegions } from "./tax-regions";
import { users } from "./users";
import { variants } from "./variants";

/** One sample for each resource that comes with the admin. */
export const samples: readonly AnySample[] = [
  orders,
  draftOrders,
  regions,
  shippingMethods,
  shippingOptions,
  products,
  collections,
  productOptions,
  productCategories,
  productTags,
  productTypes,
  productCategories,
  priceLists,
  giftCards,
  giftCardProducts,
  shippingProfiles,
  customers,
  customerGroups,
  salesChannels,
  stockLocations,
  currencies,
  publishableApiKeys,
  returnReasons,
  returns,
  users,
  inventoryItems,
  invites,
  apps,
  notifications,
  fulfillments,
  reservations,
  variants,
  claims,
  orderEdits,
  recordNotes,
  swaps,
  taxRegions,
  taxRates,
  discounts,
  discountConditions,
  dynamicCodes,
];
