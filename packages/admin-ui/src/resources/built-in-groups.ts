import type { AnyResource, ExtensionDefinition } from "@tillhouse/extension-sdk/internal";
import { ScanBarcode, ShoppingCart, Tags } from "lucide-react";
import * as heads from "./built-in-heads";

/** What belongs together of what the admin itself brings. */
export interface ResourceGroupContent extends Pick<ExtensionDefinition, "routes" | "commands"> {
  /** Those with pages of their own. */
  resources: readonly AnyResource[];
  /** Those that they refer to: known by name, and found in no sidebar. Left out: none. */
  related?: readonly AnyResource[];
}

/** A group of built-in resources, for a host that takes some of them: `orders`, `products`, `settings`. */
export type ResourceGroup = () => ResourceGroupContent;

/** Orders with all that happens to them: payments, fulfillments, returns, swaps, claims, edits. */
export const orders: ResourceGroup = () => ({
  resources: [
    heads.orders(),
    heads.orderEdits(),
    heads.fulfillments(),
    heads.returns(),
    heads.swaps(),
    heads.claims(),
    heads.shippingMethods(),
    heads.recordNotes(),
    heads.notifications(),
  ],
  related: [
    heads.customers(),
    heads.variants(),
    heads.regions(),
    heads.shippingOptions(),
    heads.salesChannels(),
    heads.stockLocations(),
    heads.reservations(),
    heads.returnReasons(),
  ],
});

/** Orders that staff make for a customer. */
export const draftOrders: ResourceGroup = () => ({
  resources: [heads.draftOrders()],
  related: [
    heads.orders(),
    heads.customers(),
    heads.variants(),
    heads.regions(),
    heads.discounts(),
    heads.shippingOptions(),
  ],
});

/** Products, their variants and options, and what they are sorted by. */
export const products: ResourceGroup = () => ({
  resources: [
    heads.products(),
    heads.collections(),
    heads.productCategories(),
    heads.productTags(),
    heads.productTypes(),
    heads.variants(),
    heads.productOptions(),
  ],
  related: [
    heads.salesChannels(),
    heads.shippingProfiles(),
    heads.regions(),
    heads.stockLocations(),
    heads.priceLists(),
    heads.inventoryItems(),
    heads.reservations(),
  ],
  routes: [
    {
      path: "/products/import",
      title: "products.import",
      load: () => import("./products/import/import-page"),
    },
    {
      path: "/products/purchasable",
      title: "products.purchasable.title",
      load: () => import("./products/purchasable-page"),
    },
  ],
  commands: [
    {
      id: "checkPurchasable",
      label: "products.purchasable.title",
      keywords: "buy purchase sell available shop why not",
      icon: ShoppingCart,
      to: "/products/purchasable",
    },
  ],
});

/** Customers and their groups. */
export const customers: ResourceGroup = () => ({
  resources: [heads.customers(), heads.customerGroups()],
  related: [heads.orders()],
});

/** Discounts, their conditions and their codes. */
export const discounts: ResourceGroup = () => ({
  resources: [heads.discounts(), heads.discountConditions(), heads.dynamicCodes()],
  related: [
    heads.regions(),
    heads.products(),
    heads.productTypes(),
    heads.productTags(),
    heads.collections(),
    heads.customerGroups(),
  ],
});

/** Gift cards, and the products that they are sold as. */
export const giftCards: ResourceGroup = () => ({
  resources: [heads.giftCards(), heads.giftCardProducts()],
  related: [heads.orders(), heads.products(), heads.variants(), heads.regions(), heads.notifications()],
});

/** Price lists, and which price a shopper pays. */
export const priceLists: ResourceGroup = () => ({
  resources: [heads.priceLists()],
  related: [
    heads.products(),
    heads.variants(),
    heads.productTypes(),
    heads.collections(),
    heads.customerGroups(),
    heads.regions(),
  ],
  routes: [
    {
      path: "/pricing/import",
      title: "price-lists.import.page",
      load: () => import("./price-lists/import/import-page"),
    },
    {
      path: "/pricing/which-price",
      title: "price-lists.which.title",
      load: () => import("./price-lists/which/which-price-page"),
    },
  ],
  commands: [
    {
      id: "whichPrice",
      label: "price-lists.which.title",
      keywords: "price list sale override quantity group region lowest",
      icon: Tags,
      to: "/pricing/which-price",
    },
  ],
});

/** Stock: items, reservations and locations. */
export const inventory: ResourceGroup = () => ({
  resources: [heads.inventoryItems(), heads.reservations(), heads.stockLocations()],
  related: [heads.variants(), heads.products(), heads.orders(), heads.users(), heads.salesChannels()],
  routes: [
    {
      path: "/inventory/count",
      title: "inventory-count.title",
      requires: ["inventoryService", "stockLocationService"],
      load: () => import("./inventory/count/count-page"),
    },
  ],
  commands: [
    {
      id: "countStock",
      label: "inventory-count.title",
      keywords: "scan barcode ean stocktake inventory phone",
      icon: ScanBarcode,
      requires: ["inventoryService", "stockLocationService"],
      to: "/inventory/count",
    },
  ],
});

/** What the store is set up with: regions, shipping, taxes, channels, keys, the team. */
export const settings: ResourceGroup = () => ({
  resources: [
    heads.regions(),
    heads.shippingOptions(),
    heads.shippingProfiles(),
    heads.salesChannels(),
    heads.currencies(),
    heads.taxRegions(),
    heads.taxRates(),
    heads.publishableApiKeys(),
    heads.returnReasons(),
    heads.users(),
    heads.invites(),
    heads.apps(),
    heads.notifications(),
  ],
  related: [heads.products(), heads.productTypes(), heads.stockLocations()],
});
