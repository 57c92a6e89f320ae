import type {
  ClaimOrder,
  Currency,
  Customer,
  CustomerGroup,
  DraftOrder,
  ExtendedReservationItem,
  Fulfillment,
  Invite,
  Note,
  Notification,
  Order,
  OrderEdit,
  PricedVariant,
  PriceList,
  Product,
  ProductCategory,
  ProductCollection,
  ProductOption,
  ProductTag,
  ProductType,
  PublishableApiKey,
  Region,
  Return,
  ReturnReason,
  SalesChannel,
  ShippingMethod,
  ShippingOption,
  ShippingProfile,
  StockLocationDTO,
  Swap,
  User,
} from "@medusajs/client-types";

/** The published type says that a reason has one child; the store answers a list. */
export interface NestedReturnReason
  extends Omit<ReturnReason, "return_reason_children" | "parent_return_reason"> {
  parent_return_reason?: NestedReturnReason | null;
  return_reason_children?: NestedReturnReason[];
}

/** What lists add to records to look for: a page of one record does not have it. */
type Case<Added> = Partial<Readonly<Added>>;

/**
 * Every resource of the back-office and the record that it consists of.
 *
 * The name of a resource is its URL segment, its query key, its label prefix and its file name. Extensions add
 * their own by merging into this interface; the record types of built-ins come from `@medusajs/client-types`.
 * Relations are optional on those types because a list or a detail asks only for what it shows.
 *
 * @example
 * declare module "@tillhouse/extension-sdk" {
 *   interface Resources {
 *     reviews: Review;
 *   }
 * }
 */
export interface Resources {
  orders: Order;
  products: Product;
  collections: ProductCollection;
  "product-options": ProductOption;
  "product-categories": ProductCategory;
  "product-tags": ProductTag;
  "product-types": ProductType;
  "price-lists": PriceList;
  "shipping-profiles": ShippingProfile;
  customers: Customer;
  "customer-groups": CustomerGroup;
  "return-reasons": NestedReturnReason;
  "sales-channels": SalesChannel;
  "stock-locations": StockLocationDTO;
  currencies: Currency & Case<{ use: "default" | "used" | "unused" }>;
  users: Omit<User, "password_hash">;
  invites: Invite;
  "publishable-api-keys": PublishableApiKey;
  notifications: Notification;
  "draft-orders": DraftOrder;
  returns: Return & Case<{ kind: "order" | "exchange" | "claim" }>;
  swaps: Swap & Case<{ work: "open" | "done" }>;
  claims: ClaimOrder & Case<{ work: "open" | "done" }>;
  fulfillments: Fulfillment;
  "order-edits": OrderEdit;
  "record-notes": Note;
  /** The published type leaves the id of the line out. */
  reservations: ExtendedReservationItem & { line_item_id?: string | null };
  regions: Region;
  "shipping-methods": ShippingMethod;
  "shipping-options": ShippingOption;
  variants: PricedVariant;
}

/** The name of a resource: `"orders"`, `"products"`, … */
export type ResourceName = keyof Resources & string;

/**
 * What an extension knows of the records of others: columns that a plugin of the store added.
 *
 * @example
 * declare module "@tillhouse/extension-sdk" {
 *   interface RecordExtensions {
 *     products: { reviewed_at: string | null };
 *   }
 * }
 */
// biome-ignore lint/suspicious/noEmptyInterface: extensions merge into it.
export interface RecordExtensions {}

/** The record of a resource, by its name. */
export type RecordOf<Name extends ResourceName> = Name extends keyof RecordExtensions
  ? Resources[Name] & RecordExtensions[Name]
  : Resources[Name];

/** Keys of a record whose value (apart from null and undefined) is a `Value`. */
export type KeysOfType<Item, Value> = {
  [Key in keyof Item & string]-?: NonNullable<Item[Key]> extends Value ? Key : never;
}[keyof Item & string];

/** Keys of a record that hold one of a few words, such as a status. */
export type EnumKeys<Item> = {
  [Key in keyof Item & string]-?: NonNullable<Item[Key]> extends string
    ? string extends NonNullable<Item[Key]>
      ? never
      : Key
    : never;
}[keyof Item & string];

/** Keys of a record that hold a list of records, such as the addresses of a customer. */
export type ArrayKeys<Item> = KeysOfType<Item, readonly object[]>;

/** One record of the list that a key holds. */
export type ElementOf<List> = NonNullable<List> extends readonly (infer Element)[] ? Element : never;

/** A record of which nothing is known: a definition for it has keys of any name. */
export type ErasedRecord = Record<string, never>;

/** The words that a key of a record holds; any where nothing is known of the record. */
export type WordOf<Item, Key extends keyof Item> = [Item[Key]] extends [never]
  ? string
  : NonNullable<Item[Key]> & string;

/** The names that a definition for such a record may refer to; any where nothing is known of the record. */
export type NameOf<Item> = string extends keyof Item ? string : ResourceName;
