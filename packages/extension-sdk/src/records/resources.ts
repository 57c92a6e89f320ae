import type {
  ClaimOrder,
  Currency,
  Customer,
  CustomerGroup,
  Discount,
  DiscountCondition,
  DraftOrder,
  ExtendedReservationItem,
  Fulfillment,
  GiftCard,
  InventoryItemDTO,
  InventoryLevelDTO,
  Invite,
  Note,
  Notification,
  OAuth,
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
  TaxRate,
  User,
} from "@medusajs/client-types";

/** The published type says that a reason has one child; the store answers a list. */
export interface NestedReturnReason
  extends Omit<ReturnReason, "return_reason_children" | "parent_return_reason"> {
  /** The reason that it stands below; `null` at the top. */
  parent_return_reason?: NestedReturnReason | null;
  /** The reasons that stand below it. */
  return_reason_children?: NestedReturnReason[];
}

/** How much of a thing lies at one place. */
export interface InventoryLevel extends Omit<InventoryLevelDTO, "metadata"> {
  /** Its own id. */
  id: string;
}

/**
 * What is kept in stock: one thing, wherever it lies. The published type lacks what the store answers with it. Quantities are whole
 * units.
 */
export interface InventoryItem extends Omit<InventoryItemDTO, "id" | "sku"> {
  /** Its own id. */
  id: string;
  /** The code that it is counted under; `null` where it has none. */
  sku: string | null;
  /** One for each stock location that keeps it. */
  location_levels?: InventoryLevel[];
  /** Units that lie at these places together, those that are reserved included. */
  stocked_quantity: number;
  /** Units that are kept back for orders. */
  reserved_quantity: number;
  /** What is sold of it; there in lists only. */
  variants?: PricedVariant[];
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
  /** What customers have bought. */
  orders: Order;
  /** What the store sells. Gift cards that are sold are products, too. */
  products: Product;
  /** Groups of products; a product is in one at most. */
  collections: ProductCollection;
  /** What the variants of a product differ in, such as size or colour. */
  "product-options": ProductOption;
  /** Categories of products, below each other. */
  "product-categories": ProductCategory;
  /** Free words that products have. */
  "product-tags": ProductTag;
  /** Types of products; a product has one at most. */
  "product-types": ProductType;
  /** Prices that hold for some customers or for some time. */
  "price-lists": PriceList;
  /** Codes that take something off an order. `status`, `type` and `description` are there in lists only. */
  discounts: Discount &
    Case<{
      /** Whether the store takes the code now, and why not. */
      status: "active" | "scheduled" | "expired" | "used_up" | "off";
      /** What its rule takes off. */
      type: "percentage" | "fixed" | "free_shipping";
      /** What its rule is for. */
      description: string | null;
    }>;
  /** What of a cart, or which customers, a discount is for. It is a part of the discount's rule. */
  "discount-conditions": DiscountCondition & {
    /** Whose condition it is. */
    discount?: Discount;
  };
  /** Codes that were made from a dynamic discount. `status` is there in lists only. */
  "dynamic-codes": Discount &
    Case<{
      /** Whether the store takes the code now, and why not. */
      status: "active" | "scheduled" | "expired" | "used_up" | "off";
    }>;
  /** What customers pay with: each has a code and a balance. What is derived of it stands beside it in lists and on its page. */
  "gift-cards": GiftCard &
    Case<{
      /** Whether it can be used, and why not. */
      state: "active" | "used" | "expired" | "disabled";
      /** The currency of its region, which its amounts are in. */
      currency_code: string;
      /** Whether a customer has bought it, or staff have issued it. */
      origin: "bought" | "issued";
      /** Whom it is for; from its metadata. */
      email: string;
      /** What the recipient is told; from its metadata. */
      personal_message: string;
    }>;
  /** Gift cards that are sold: products whose variants are the amounts. */
  "gift-card-products": Product;
  /** Which products are shipped by the same shipping options. */
  "shipping-profiles": ShippingProfile;
  /** Who buys, with an account or as a guest. */
  customers: Customer;
  /** Groups of customers, for prices and discounts. */
  "customer-groups": CustomerGroup;
  /** Why items come back. Reasons can have reasons below them. */
  "return-reasons": NestedReturnReason;
  /** Where products are sold. */
  "sales-channels": SalesChannel;
  /**
   * What is kept in stock, and how much of it lies where. `available_quantity` and `incoming_quantity` are there in lists only: the sums
   * of its places.
   */
  "inventory-items": InventoryItem &
    Case<{
      /** Units that lie there and are not reserved; less than none where more is reserved than there is. */
      available_quantity: number;
      /** Units that are on their way. */
      incoming_quantity: number;
    }>;
  /** Where stock is kept. */
  "stock-locations": StockLocationDTO & {
    /** Where what is in stock there is sold; asked for by `expand`. */
    sales_channels?: SalesChannel[];
  };
  /** The currencies that a store can have. `use` is there in lists only. */
  currencies: Currency &
    Case<{
      /** How the store uses it: by default, for some prices, or not. */
      use: "default" | "used" | "unused";
    }>;
  /** Who may sign in to the back-office. */
  users: Omit<User, "password_hash">;
  /** Invitations to sign in to the back-office. */
  invites: Invite;
  /** Keys that storefronts send. */
  "publishable-api-keys": PublishableApiKey;
  /** Services that plugins of the store ask for access to, by OAuth. */
  apps: OAuth;
  /** What the store has sent to somebody. */
  notifications: Notification;
  /** Orders that staff prepare. */
  "draft-orders": DraftOrder;
  /** Items that come back. `kind` is there in lists only. */
  returns: Return &
    Case<{
      /** What it comes back for: a refund of the order, a swap, or a claim. */
      kind: "order" | "exchange" | "claim";
    }>;
  /** Items that come back for others. `work` is there in lists only. */
  swaps: Swap &
    Case<{
      /** Whether somebody still has to do something about it. */
      work: "open" | "done";
    }>;
  /** Replacements and refunds. `work` is there in lists only. */
  claims: ClaimOrder &
    Case<{
      /** Whether somebody still has to do something about it. */
      work: "open" | "done";
    }>;
  /** Items of an order that are packed together. */
  fulfillments: Fulfillment;
  /** Changes of the items of an order. */
  "order-edits": OrderEdit;
  /** What staff has noted about a record. */
  "record-notes": Note;
  /** The published type leaves the id of the line out. */
  reservations: ExtendedReservationItem & {
    /** The item of an order that the stock is kept for; `null` where it is for none. */
    line_item_id?: string | null;
  };
  /** Countries that share a currency, taxes, payment and shipping. */
  regions: Region;
  /** How a region is taxed: its default rate, and who calculates. */
  "tax-regions": Region;
  /** Rates of a region that are charged in the place of its default rate. */
  "tax-rates": TaxRate;
  /** How an order is sent, and what that costs. */
  "shipping-methods": ShippingMethod;
  /** What a region offers for shipping. */
  "shipping-options": ShippingOption;
  /** What of a product can be bought, with its prices. */
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
