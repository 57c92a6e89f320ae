import type {
  Customer,
  CustomerGroup,
  Discount,
  DraftOrder,
  GiftCard,
  Order,
  PriceList,
  Product,
  ProductCollection,
} from "@medusajs/client-types";
import type { Notify } from "../host/host";
import type { RecordOf } from "../records/resources";
import type { AdminZone, V1Zone } from "./zones";

/** The record that a widget gets in a details zone, and the name of the prop that it comes in, by the zone's prefix. */
interface DetailsProps {
  /** Zones of an order. */
  order: {
    /** The order that the page shows. */
    order: Order;
  };
  /** Zones of a draft order. */
  draft_order: {
    /** The draft order that the page shows. */
    draftOrder: DraftOrder;
  };
  /** Zones of a customer. */
  customer: {
    /** The customer that the page shows. */
    customer: Customer;
  };
  /** Zones of a customer group. */
  customer_group: {
    /** The customer group that the page shows. */
    customerGroup: CustomerGroup;
  };
  /** Zones of a product. */
  product: {
    /** The product that the page shows. */
    product: Product;
  };
  /** Zones of a collection. */
  product_collection: {
    /** The collection that the page shows. */
    productCollection: ProductCollection;
  };
  /** Zones of a price list. */
  price_list: {
    /** The price list that the page shows. */
    priceList: PriceList;
  };
  /** Zones of a discount. */
  discount: {
    /** The discount that the page shows. */
    discount: Discount;
  };
  /** Zones of a code that was made from a discount. */
  dynamic_code: {
    /** The code that the page shows. */
    dynamicCode: RecordOf<"dynamic-codes">;
  };
  /** Zones of a gift card, which is a product. */
  gift_card: {
    /** The gift card, which is a product that the page shows. */
    giftCard: Product;
  };
  /** Zones of a gift card that was issued. */
  custom_gift_card: {
    /** The gift card that the page shows. */
    giftCard: RecordOf<"gift-cards">;
  };
  /** Zones of an app. */
  app: {
    /** The app that the page shows. */
    app: RecordOf<"apps">;
  };
  /** Zones of a currency. */
  currency: {
    /** The currency that the page shows. */
    currency: RecordOf<"currencies">;
  };
  /** Zones of an invite. */
  invite: {
    /** The invite that the page shows. */
    invite: RecordOf<"invites">;
  };
  /** Zones of a notification. */
  notification: {
    /** The notification that the page shows. */
    notification: RecordOf<"notifications">;
  };
  /** Zones of a category. */
  product_category: {
    /** The category that the page shows. */
    productCategory: RecordOf<"product-categories">;
  };
  /** Zones of a tag. */
  product_tag: {
    /** The tag that the page shows. */
    productTag: RecordOf<"product-tags">;
  };
  /** Zones of a product type. */
  product_type: {
    /** The product type that the page shows. */
    productType: RecordOf<"product-types">;
  };
  /** Zones of an API key. */
  publishable_api_key: {
    /** The API key that the page shows. */
    publishableApiKey: RecordOf<"publishable-api-keys">;
  };
  /** Zones of a return. */
  order_return: {
    /** The return that the page shows. */
    orderReturn: RecordOf<"returns">;
  };
  /** Zones of an order edit. */
  order_edit: {
    /** The order edit that the page shows. */
    orderEdit: RecordOf<"order-edits">;
  };
  /** Zones of a swap. */
  swap: {
    /** The swap that the page shows. */
    swap: RecordOf<"swaps">;
  };
  /** Zones of a claim. */
  claim: {
    /** The claim that the page shows. */
    claim: RecordOf<"claims">;
  };
  /** Zones of a return reason. */
  return_reason: {
    /** The return reason that the page shows. */
    returnReason: RecordOf<"return-reasons">;
  };
  /** Zones of a sales channel. */
  sales_channel: {
    /** The sales channel that the page shows. */
    salesChannel: RecordOf<"sales-channels">;
  };
  /** Zones of a region. */
  region: {
    /** The region that the page shows. */
    region: RecordOf<"regions">;
  };
  /** Zones of a shipping profile. */
  shipping_profile: {
    /** The shipping profile that the page shows. */
    shippingProfile: RecordOf<"shipping-profiles">;
  };
  /** Zones of a shipping option. */
  shipping_option: {
    /** The shipping option that the page shows. */
    shippingOption: RecordOf<"shipping-options">;
  };
  /** Zones of an inventory item. */
  inventory_item: {
    /** The inventory item that the page shows. */
    inventoryItem: RecordOf<"inventory-items">;
  };
  /** Zones of a reservation. */
  reservation: {
    /** The reservation that the page shows. */
    reservation: RecordOf<"reservations">;
  };
  /** Zones of a stock location. */
  stock_location: {
    /** The stock location that the page shows. */
    stockLocation: RecordOf<"stock-locations">;
  };
  /** Zones of a region among the taxes. */
  tax_region: {
    /** The region that the page shows. */
    taxRegion: RecordOf<"tax-regions">;
  };
  /** Zones of a tax rate. */
  tax_rate: {
    /** The tax rate that the page shows. */
    taxRate: RecordOf<"tax-rates">;
  };
  /** Zones of a member of staff. */
  user: {
    /** The member of staff that the page shows. */
    user: RecordOf<"users">;
  };
  /** Zones of a variant. */
  variant: {
    /** The variant that the page shows. */
    variant: RecordOf<"variants">;
  };
}

/**
 * Which of the pages without a session a widget of `login.before` or `login.after` stands on. In the v1 contract it is
 * always the sign-in; a widget that belongs there alone looks at this.
 */
export type AuthPage = "login" | "reset-password" | "invite";

/** What a widget gets in a zone of this name. */
type PropsOf<Name extends string> =
  Name extends `${infer Prefix extends keyof DetailsProps & string}.details.${string}`
    ? DetailsProps[Prefix]
    : Name extends `custom_gift_card.${string}`
      ? {
          /** The gift card that the page shows. */
          giftCard: GiftCard;
        }
      : Name extends `login.${string}`
        ? {
            /** Which of the pages without a session it stands on. */
            page: AuthPage;
          }
        : unknown;

/**
 * What a widget in each zone gets besides `notify`. Resources of extensions add their zones by merging.
 *
 * @example
 * declare module "@tillhouse/extension-sdk" {
 *   interface ZoneProps {
 *     "review.details.after": { review: Review };
 *   }
 * }
 */
export interface ZoneProps
  extends V1ZoneProps,
    ScreenZoneProps,
    SideZoneProps,
    FormZoneProps,
    OtherZoneProps {}

/** What a widget of a form gets: the record that is changed; none while a new one is made. */
type PartlyKnown<Props> = { [Key in keyof Props]: Props[Key] | undefined };
/** The zones around the form of each record. */
type FormZoneProps = {
  [Name in `${keyof DetailsProps}.form.${"before" | "after"}`]: Name extends `${infer Prefix extends keyof DetailsProps}.form.${string}`
    ? PartlyKnown<DetailsProps[Prefix]>
    : never;
};
/** The zones of the admin itself, whose widgets get no record. */
type OtherZoneProps = { [Name in AdminZone]: unknown };
/** The zones of the v1 contract. */
type V1ZoneProps = { [Name in V1Zone]: PropsOf<Name> };
/** The zones around the list and the detail page of each record. */
type ScreenZoneProps = {
  [Name in `${keyof DetailsProps}.${"list" | "details"}.${"before" | "after"}`]: PropsOf<Name>;
};
/** The zones inside the detail page of each record. */
type SideZoneProps = {
  // The side column, and every section of the detail by its id.
  [Name in `${keyof DetailsProps}.details.${string}.${"before" | "after"}`]: PropsOf<Name>;
};

/** The name of a place that widgets can stand in. */
export type Zone = keyof ZoneProps & string;

/** What a widget takes, decided by its zone. @example function Margin({ order }: WidgetProps<"order.details.after">) {} */
export type WidgetProps<Name extends Zone = Zone> = ZoneProps[Name] & {
  /** Shows toasts. */
  notify: Notify;
};
