// What is known of each built-in resource from the start. What it shows and does comes with its body. Each is made by a function of
// its own: what a host leaves out of its admin is no part of the host's build.
import { defineResource, personName, type RecordOf, type StoreDetails } from "@tillhouse/extension-sdk";
import {
  BadgePercent,
  BellRing,
  Boxes,
  Coins,
  FilePenLine,
  FolderTree,
  Gift,
  Globe,
  Hash,
  KeyRound,
  Layers,
  MailPlus,
  PackageCheck,
  Percent,
  Plug,
  ReceiptText,
  Shapes,
  ShieldUser,
  Store,
  Tag,
  Tags,
  Truck,
  Undo2,
  UserRound,
  UsersRound,
  WalletCards,
  Warehouse,
} from "lucide-react";
import { orderList } from "./orders/order-list";

/** The codes that the store sells in, the default first. */
function storeCurrencies({ currencies = [], default_currency_code: first }: StoreDetails): string {
  const codes = [...currencies].map(({ code }) => code).sort((code) => (code === first ? -1 : 0));
  return codes.map((code) => code.toUpperCase()).join(", ");
}

/** "5 live, 1 revoked". */
const keyStates = {
  stateOf: ({ revoked_at }: RecordOf<"publishable-api-keys">) => (revoked_at === null ? "live" : "revoked"),
};

export const orders = () =>
  defineResource({
    name: "orders",
    api: { singularKey: "order", pluralKey: "orders" },
    title: (order) => `#${order.display_id}`,
    nav: { group: "sales", order: 10, icon: ReceiptText, shortcut: "o", counts: "to-fulfil" },
    search: {
      idPrefix: "order",
      pattern: /^#\d+$/,
      exactMatch: (text) => (/^#?\d+$/.test(text) ? { display_id: text.replace("#", "") } : undefined),
    },
    list: orderList,
    body: () => import("./orders/orders"),
  });

export const draftOrders = () =>
  defineResource({
    name: "draft-orders",
    api: { singularKey: "draft_order", pluralKey: "draft_orders" },
    title: (draft, { translate }) => translate("draft-orders.titled", { number: draft.display_id }),
    nav: { group: "sales", order: 20, icon: FilePenLine, shortcut: "d" },
    search: { idPrefix: "dorder" },
    body: () => import("./orders/drafts/draft-orders"),
  });

export const products = () =>
  defineResource({
    name: "products",
    api: { singularKey: "product", pluralKey: "products" },
    title: (product) => product.title,
    nav: { group: "catalog", order: 10, icon: Tag, shortcut: "p" },
    search: {
      idPrefix: "prod",
      exactMatch: (text) =>
        /^\/?[a-z0-9]+(-[a-z0-9]+)+$/.test(text) ? { handle: text.replace("/", "") } : undefined,
    },
    invalidates: ["gift-card-products"],
    body: () => import("./products/products"),
  });

export const collections = () =>
  defineResource({
    name: "collections",
    zone: "product_collection",
    api: { singularKey: "collection", pluralKey: "collections" },
    title: (collection) => collection.title,
    nav: { group: "catalog", order: 20, icon: Layers, shortcut: "l" },
    search: { idPrefix: "pcol" },
    body: () => import("./collections"),
  });

export const productCategories = () =>
  defineResource({
    name: "product-categories",
    requires: "product_categories",
    // The API can sort and search little: all are read, and looked through here.
    api: {
      singularKey: "product_category",
      pluralKey: "product_categories",
      isUnpaged: { newest: 5000, pageSize: 1000 },
    },
    title: (category) => category.name,
    nav: { group: "catalog", order: 30, icon: FolderTree, shortcut: "a" },
    search: { idPrefix: "pcat" },
    body: () => import("./product-categories/product-categories"),
  });

export const productTags = () =>
  defineResource({
    name: "product-tags",
    api: { singularKey: "product_tag", pluralKey: "product_tags", hasNoRead: true },
    title: (tag) => tag.value,
    nav: { group: "catalog", order: 40, icon: Hash, shortcut: "t" },
    search: { idPrefix: "ptag" },
    body: () => import("./product-tags"),
  });

export const productTypes = () =>
  defineResource({
    name: "product-types",
    api: { singularKey: "product_type", pluralKey: "product_types", hasNoRead: true },
    title: (type) => type.value,
    nav: { group: "catalog", order: 50, icon: Shapes, shortcut: "y" },
    search: { idPrefix: "ptyp" },
    body: () => import("./product-types"),
  });

export const priceLists = () =>
  defineResource({
    name: "price-lists",
    api: { singularKey: "price_list", pluralKey: "price_lists" },
    title: (list) => list.name,
    route: "pricing",
    nav: { group: "promotion", order: 30, icon: Tags },
    search: { idPrefix: "pl" },
    body: () => import("./price-lists/price-lists"),
  });

export const discounts = () =>
  defineResource({
    name: "discounts",
    // Whether the store takes a code now the API cannot tell: all are read, and looked through here.
    api: {
      singularKey: "discount",
      pluralKey: "discounts",
      isUnpaged: { newest: 10_000, pageSize: 1000 },
    },
    title: (discount) => discount.code,
    nav: { group: "promotion", order: 10, icon: BadgePercent, shortcut: "b" },
    search: { idPrefix: "disc" },
    // A code that was made from it has a page of the same kind.
    invalidates: ["dynamic-codes"],
    body: () => import("./discounts/discounts"),
  });

export const discountConditions = () =>
  defineResource({
    name: "discount-conditions",
    api: { singularKey: "discount_condition", pluralKey: "discount_conditions" },
    title: ({ type }, { translate }) => translate(`discounts.conditionTypes.${type}`),
    search: false,
    invalidates: ["discounts"],
    body: () => import("./discounts/conditions/discount-conditions"),
  });

export const dynamicCodes = () =>
  defineResource({
    name: "dynamic-codes",
    route: "discounts/codes",
    // The API lists them among all discounts, and cannot be asked for those of one.
    api: {
      path: "discounts",
      singularKey: "dynamic_code",
      pluralKey: "discounts",
      hasNoRead: true,
      isUnpaged: { newest: 10_000, pageSize: 1000 },
    },
    title: (code) => code.code,
    search: false,
    invalidates: ["discounts"],
    body: () => import("./discounts/dynamic-codes"),
  });

export const giftCards = () =>
  defineResource({
    name: "gift-cards",
    zone: "custom_gift_card",
    // The API searches and sorts, and narrows by nothing: all are read, and looked through here.
    api: { singularKey: "gift_card", pluralKey: "gift_cards", isUnpaged: { newest: 5000, pageSize: 1000 } },
    title: (card) => card.code,
    nav: { group: "promotion", order: 20, icon: Gift },
    search: { idPrefix: "gift" },
    body: () => import("./gift-cards/gift-cards"),
  });

export const giftCardProducts = () =>
  defineResource({
    name: "gift-card-products",
    route: "gift-cards/manage",
    zone: "gift_card",
    // To the API they are products.
    api: {
      path: "products",
      query: { is_giftcard: true },
      singularKey: "product",
      pluralKey: "products",
    },
    title: (product) => product.title,
    nav: { group: "promotion", order: 25, icon: WalletCards },
    // They are found among the products.
    search: false,
    invalidates: ["products", "variants"],
    body: () => import("./products/gift-cards/gift-card-products"),
  });

export const shippingProfiles = () =>
  defineResource({
    name: "shipping-profiles",
    route: "settings/shipping-profiles",
    api: { singularKey: "shipping_profile", pluralKey: "shipping_profiles", isUnpaged: true },
    title: (profile) => profile.name,
    nav: { group: "settings", order: 45, icon: Truck, summary: "count" },
    search: { idPrefix: "sp" },
    // Each product and each shipping option says which one it belongs to.
    invalidates: ["products", "shipping-options"],
    body: () => import("./shipping/shipping-profiles"),
  });

export const customers = () =>
  defineResource({
    name: "customers",
    api: { singularKey: "customer", pluralKey: "customers" },
    title: (person) => personName(person) || person.email,
    nav: { group: "people", order: 10, icon: UserRound, shortcut: "c" },
    search: { idPrefix: "cus" },
    body: () => import("./customers/customers"),
  });

export const customerGroups = () =>
  defineResource({
    name: "customer-groups",
    route: "customers/groups",
    api: { singularKey: "customer_group", pluralKey: "customer_groups" },
    title: (group) => group.name,
    nav: { group: "people", order: 20, icon: UsersRound, shortcut: "r" },
    search: { idPrefix: "cgrp" },
    body: () => import("./customer-groups"),
  });

export const orderEdits = () =>
  defineResource({
    name: "order-edits",
    route: "orders/edits",
    requires: "order_editing",
    // The store reckons the totals of each that it lists: two orders are read for one edit.
    api: { singularKey: "order_edit", pluralKey: "order_edits", isUnpaged: { newest: 100 } },
    title: ({ order }) => `#${order?.display_id ?? ""}`,
    search: false,
    invalidates: ["orders"],
    body: () => import("./orders/order-edits"),
  });

export const fulfillments = () =>
  defineResource({
    name: "fulfillments",
    api: { singularKey: "fulfillment", pluralKey: "fulfillments" },
    title: ({ order }) => `#${order?.display_id}`,
    invalidates: ["orders", "swaps", "claims"],
    search: false,
    body: () => import("./orders/fulfillments"),
  });

export const inventoryItems = () =>
  defineResource({
    name: "inventory-items",
    route: "inventory",
    requires: "inventoryService",
    // The API can neither sort nor narrow by what it counts, and it finds codes but no products: all are read, and looked through here.
    api: {
      singularKey: "inventory_item",
      pluralKey: "inventory_items",
      isUnpaged: {
        newest: 10_000,
        pageSize: 1000,
        pagedBy: ["sku", "location_id", "created_at", "updated_at"],
        hasSearch: true,
      },
    },
    title: ({ variants = [], title, sku, id }) => {
      const [variant] = variants;
      // The one variant of a product often has its name.
      const sold = [...new Set([variant?.product?.title, variant?.title])].filter(Boolean).join(" · ");
      return sold || title || sku || id;
    },
    nav: { group: "catalog", order: 60, icon: Boxes, shortcut: "i" },
    search: { idPrefix: "iitem" },
    // What can be sold of a variant is what lies in stock of its items.
    invalidates: ["variants", "products", "reservations"],
    body: () => import("./inventory/inventory-items"),
  });

export const reservations = () =>
  defineResource({
    name: "reservations",
    route: "inventory/reservations",
    requires: "inventoryService",
    api: { singularKey: "reservation", pluralKey: "reservations" },
    title: ({ line_item, inventory_item, description, id }) =>
      line_item?.title || inventory_item?.title || inventory_item?.sku || description || id,
    nav: { group: "catalog", order: 70, icon: PackageCheck },
    invalidates: ["orders", "inventory-items"],
    search: false,
    body: () => import("./inventory/reservations"),
  });

export const returns = () =>
  defineResource({
    name: "returns",
    // A widget gets the record under this name, and "return" is a word of the language.
    zone: "order_return",
    route: "orders/returns",
    // The store answers pages of them, and can do nothing else.
    api: { singularKey: "return", pluralKey: "returns", hasNoRead: true, isUnpaged: { newest: 400 } },
    title: ({ order }) => `#${order?.display_id ?? ""}`,
    search: false,
    invalidates: ["orders", "swaps", "claims", "reservations"],
    body: () => import("./orders/returns"),
  });

export const swaps = () =>
  defineResource({
    name: "swaps",
    route: "orders/exchanges",
    api: {
      singularKey: "swap",
      pluralKey: "swaps",
      hasNoRead: true,
      isUnpaged: { newest: 400 },
      actionPath: "orders/{order_id}/swaps",
    },
    title: ({ order }) => `#${order?.display_id ?? ""}`,
    search: false,
    invalidates: ["orders", "returns", "reservations"],
    body: () => import("./orders/swaps"),
  });

export const claims = () =>
  defineResource({
    name: "claims",
    route: "orders/claims",
    api: {
      singularKey: "claim",
      pluralKey: "claims",
      hasNoRead: true,
      hasNoList: true,
      isUnpaged: { newest: 400 },
      actionPath: "orders/{order_id}/claims",
    },
    title: ({ order }) => `#${order?.display_id ?? ""}`,
    search: false,
    invalidates: ["orders", "returns", "reservations"],
    body: () => import("./orders/claims"),
  });

export const shippingMethods = () =>
  defineResource({
    name: "shipping-methods",
    api: { singularKey: "shipping_method", pluralKey: "shipping_methods" },
    title: ({ shipping_option }) => shipping_option?.name ?? "",
    search: false,
    body: () => import("./orders/fulfillments/shipping-methods"),
  });

export const variants = () =>
  defineResource({
    name: "variants",
    api: { singularKey: "variant", pluralKey: "variants", writePath: "products/{product_id}/variants" },
    title: ({ product, title }) => [product?.title, title].filter(Boolean).join(" · "),
    search: false,
    invalidates: ["products", "gift-card-products"],
    body: () => import("./variants/variants"),
  });

export const productOptions = () =>
  defineResource({
    name: "product-options",
    api: {
      singularKey: "option",
      pluralKey: "options",
      writePath: "products/{product_id}/options",
      hasNoRead: true,
      hasNoList: true,
    },
    title: ({ title }) => title,
    search: false,
    invalidates: ["products", "variants"],
    body: () => import("./products/variants/product-options"),
  });

export const recordNotes = () =>
  defineResource({
    name: "record-notes",
    api: { path: "notes", singularKey: "note", pluralKey: "notes" },
    title: ({ value }) => (value.length > 40 ? `${value.slice(0, 40)}…` : value),
    search: false,
    body: () => import("./record-notes"),
  });

export const regions = () =>
  defineResource({
    name: "regions",
    route: "settings/regions",
    api: { singularKey: "region", pluralKey: "regions" },
    title: (region) => region.name,
    nav: { group: "settings", order: 12, icon: Globe, summary: "count" },
    search: { idPrefix: "reg" },
    // Options name their region, and its taxes have a page of their own.
    invalidates: ["shipping-options", "tax-regions"],
    body: () => import("./regions/regions"),
  });

export const shippingOptions = () =>
  defineResource({
    name: "shipping-options",
    route: "settings/shipping-options",
    api: { singularKey: "shipping_option", pluralKey: "shipping_options", isUnpaged: { newest: 1000 } },
    title: (option) => option.name,
    nav: { group: "settings", order: 14, icon: Truck, summary: "count" },
    search: { idPrefix: "so" },
    body: () => import("./regions/shipping-options"),
  });

export const salesChannels = () =>
  defineResource({
    name: "sales-channels",
    requires: "sales_channels",
    api: { singularKey: "sales_channel", pluralKey: "sales_channels", takesOneId: true },
    title: (channel) => channel.name,
    nav: { group: "settings", order: 20, icon: Store, summary: "count" },
    search: { idPrefix: "sc" },
    body: () => import("./settings/sales-channels"),
  });

export const stockLocations = () =>
  defineResource({
    name: "stock-locations",
    route: "inventory/locations",
    requires: "stockLocationService",
    api: { singularKey: "stock_location", pluralKey: "stock_locations" },
    title: (location) => location.name,
    nav: { group: "settings", order: 25, icon: Warehouse, summary: "count" },
    body: () => import("./stock-locations/stock-locations"),
  });

export const currencies = () =>
  defineResource({
    name: "currencies",
    route: "settings/currencies",
    api: {
      singularKey: "currency",
      pluralKey: "currencies",
      idKey: "code",
      hasNoRead: true,
      isUnpaged: { newest: 1000, withStore: true },
    },
    title: ({ code, name }) => `${code.toUpperCase()} ${name}`,
    nav: { group: "settings", order: 30, icon: Coins, summary: storeCurrencies },
    body: () => import("./settings/currencies"),
  });

export const taxRegions = () =>
  defineResource({
    name: "tax-regions",
    route: "settings/taxes",
    // What of a region is about taxes. The API has no such thing of its own.
    api: { path: "regions", singularKey: "region", pluralKey: "regions" },
    zone: "tax_region",
    title: (region) => region.name,
    nav: { group: "settings", order: 35, icon: Percent, summary: "count" },
    // Regions are found by their own name.
    search: false,
    invalidates: ["regions"],
    body: () => import("./taxes/tax-regions"),
  });

export const taxRates = () =>
  defineResource({
    name: "tax-rates",
    route: "settings/taxes/rates",
    api: { singularKey: "tax_rate", pluralKey: "tax_rates", selectFormat: "list" },
    title: (rate) => rate.name,
    search: { idPrefix: "txr" },
    body: () => import("./taxes/tax-rates"),
  });

export const publishableApiKeys = () =>
  defineResource({
    name: "publishable-api-keys",
    requires: "publishable_api_keys",
    api: { singularKey: "publishable_api_key", pluralKey: "publishable_api_keys" },
    title: (key) => key.title,
    nav: { group: "settings", order: 40, icon: KeyRound, section: "access", summary: keyStates },
    search: { idPrefix: "pk" },
    body: () => import("./settings/publishable-api-keys"),
  });

export const returnReasons = () =>
  defineResource({
    name: "return-reasons",
    route: "settings/return-reasons",
    api: { singularKey: "return_reason", pluralKey: "return_reasons", isUnpaged: true },
    title: (reason) => reason.label,
    nav: { group: "settings", order: 50, icon: Undo2, summary: "count" },
    search: { idPrefix: "rr" },
    body: () => import("./settings/return-reasons"),
  });

export const users = () =>
  defineResource({
    name: "users",
    route: "settings/team",
    api: { singularKey: "user", pluralKey: "users" },
    title: (person) => personName(person) || person.email,
    nav: { group: "settings", order: 60, icon: ShieldUser, section: "access", summary: "count" },
    search: { idPrefix: "usr" },
    body: () => import("./settings/users"),
  });

export const invites = () =>
  defineResource({
    name: "invites",
    route: "settings/team/invites",
    api: { singularKey: "invite", pluralKey: "invites", isUnpaged: true, hasNoRead: true },
    title: (invite) => invite.user_email,
    nav: { group: "settings", order: 70, icon: MailPlus, section: "access", summary: "count" },
    body: () => import("./settings/invites"),
  });

export const apps = () =>
  defineResource({
    name: "apps",
    // Services send people back to /a/oauth/<application_name>.
    route: "oauth",
    api: {
      singularKey: "app",
      pluralKey: "apps",
      idKey: "application_name",
      hasNoRead: true,
      isUnpaged: true,
    },
    title: (app) => app.display_name,
    nav: { group: "settings", order: 90, icon: Plug, section: "access", summary: "count" },
    body: () => import("./apps/apps"),
  });

export const notifications = () =>
  defineResource({
    name: "notifications",
    route: "settings/notifications",
    api: { singularKey: "notification", pluralKey: "notifications", hasNoRead: "unfiltered" },
    title: ({ event_name, to }) => `${event_name ?? ""} ${to}`.trim(),
    nav: { group: "settings", order: 80, icon: BellRing, summary: "count" },
    body: () => import("./notifications"),
  });
