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
  order: { order: Order };
  draft_order: { draftOrder: DraftOrder };
  customer: { customer: Customer };
  customer_group: { customerGroup: CustomerGroup };
  product: { product: Product };
  product_collection: { productCollection: ProductCollection };
  price_list: { priceList: PriceList };
  discount: { discount: Discount };
  gift_card: { giftCard: Product };
  currency: { currency: RecordOf<"currencies"> };
  invite: { invite: RecordOf<"invites"> };
  notification: { notification: RecordOf<"notifications"> };
  product_category: { productCategory: RecordOf<"product-categories"> };
  product_tag: { productTag: RecordOf<"product-tags"> };
  product_type: { productType: RecordOf<"product-types"> };
  publishable_api_key: { publishableApiKey: RecordOf<"publishable-api-keys"> };
  order_return: { orderReturn: RecordOf<"returns"> };
  order_edit: { orderEdit: RecordOf<"order-edits"> };
  swap: { swap: RecordOf<"swaps"> };
  claim: { claim: RecordOf<"claims"> };
  return_reason: { returnReason: RecordOf<"return-reasons"> };
  sales_channel: { salesChannel: RecordOf<"sales-channels"> };
  stock_location: { stockLocation: RecordOf<"stock-locations"> };
  user: { user: RecordOf<"users"> };
}

/**
 * Which of the pages without a session a widget of `login.before` or `login.after` stands on. In the v1 contract it is
 * always the sign-in; a widget that belongs there alone looks at this.
 */
export type AuthPage = "login" | "reset-password" | "invite";

type PropsOf<Name extends string> =
  Name extends `${infer Prefix extends keyof DetailsProps & string}.details.${string}`
    ? DetailsProps[Prefix]
    : Name extends `custom_gift_card.${string}`
      ? { giftCard: GiftCard }
      : Name extends `login.${string}`
        ? { page: AuthPage }
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
type FormZoneProps = {
  [Name in `${keyof DetailsProps}.form.${"before" | "after"}`]: Name extends `${infer Prefix extends keyof DetailsProps}.form.${string}`
    ? PartlyKnown<DetailsProps[Prefix]>
    : never;
};
type OtherZoneProps = { [Name in AdminZone]: unknown };
type V1ZoneProps = { [Name in V1Zone]: PropsOf<Name> };
type ScreenZoneProps = {
  [Name in `${keyof DetailsProps}.${"list" | "details"}.${"before" | "after"}`]: PropsOf<Name>;
};
type SideZoneProps = {
  // The side column, and every section of the detail by its id.
  [Name in `${keyof DetailsProps}.details.${string}.${"before" | "after"}`]: PropsOf<Name>;
};

/** The name of a place that widgets can stand in. */
export type Zone = keyof ZoneProps & string;

/** Props of a widget, decided by its zone. @example function Margin({ order }: WidgetProps<"order.details.after">) {} */
export type WidgetProps<Name extends Zone = Zone> = ZoneProps[Name] & { notify: Notify };
