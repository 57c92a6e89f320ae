import type { Table } from "./columns";

/**
 * One row of a table. Keys that start with `$` are the mock's own: ids of the rows on the other side of a relation with
 * many on both sides (`$tags`), and the name under which tests find the row.
 */
export interface MockRow {
  /** Primary key, with the prefix of its table: `order_01MOCK…`. */
  id: string;
  /** When the row was made: ISO 8601 UTC. */
  created_at: string;
  /** When the row was last written: ISO 8601 UTC. */
  updated_at: string;
  /** When the row was deleted, where the store only marks it: ISO 8601 UTC. `null` or left out: it was not. */
  deleted_at?: string | null;
  /** The other columns of the table, under the store's own names. */
  [column: string]: unknown;
}

/** A line of an order, cart, swap or claim. */
export interface LineRow extends MockRow {
  /** Id of the order; `null` for a line of a cart, swap, claim or edit. */
  order_id: string | null;
  /** Title of the product when it was sold. */
  title: string;
  /** Id of the variant; `null` for what is not in the catalogue. */
  variant_id: string | null;
  /** Price of one, in minor units. */
  unit_price: number;
  /** Units that were bought. */
  quantity: number;
  /** Units that were packed; `null` for none. */
  fulfilled_quantity: number | null;
  /** Units that came back; `null` for none. */
  returned_quantity: number | null;
  /** Units that were sent; `null` for none. */
  shipped_quantity: number | null;
  /** The price includes its tax. */
  includes_tax: boolean;
}

/** An order. */
export interface OrderRow extends MockRow {
  /** Number of the order, as people call it. */
  display_id: number;
  /** `pending`, `completed`, `archived`, `canceled` or `requires_action`. */
  status: string;
  /** As Medusa names it: `awaiting`, `captured`, `refunded`. */
  payment_status: string;
  /** As Medusa names it: `not_fulfilled`, `shipped`, `returned`. */
  fulfillment_status: string;
  /** Id of the customer. */
  customer_id: string;
  /** E-mail address that the order was placed with. */
  email: string;
  /** Id of the region. */
  region_id: string;
  /** ISO 4217 in small letters. */
  currency_code: string;
  /** Id of the sales channel; `null` where none is known. */
  sales_channel_id: string | null;
}

/** A row with an amount of money. */
interface AmountRow extends MockRow {
  /** In minor units. */
  amount: number;
}

/** A payment. */
interface PaymentRow extends AmountRow {
  /** What went back of it, in minor units. */
  amount_refunded: number;
  /** When the money was taken: ISO 8601 UTC; `null` while it is only authorised. */
  captured_at: string | null;
  /** When it was cancelled: ISO 8601 UTC; `null` while it counts. */
  canceled_at: string | null;
}

/** A tax on a line or on a shipping method. */
interface RateRow extends MockRow {
  /** In percent: 25. */
  rate: number;
  /** `default` for the rate of the region. */
  name: string;
  /** The tax authority's code; `null` where there is none. */
  code: string | null;
}

/** Units of a line, as a fulfilment or a return holds them. */
interface QuantityRow extends MockRow {
  /** Id of the line item. */
  item_id: string;
  /** How many units. */
  quantity: number;
}

/** A fulfilment. */
interface FulfillmentRow extends MockRow {
  /** When it was sent: ISO 8601 UTC; `null` while it is only packed. */
  shipped_at: string | null;
  /** When it was cancelled: ISO 8601 UTC; `null` while it counts. */
  canceled_at: string | null;
}

/** A return. */
interface ReturnRow extends MockRow {
  /** `requested`, `received`, `requires_action` or `canceled`. */
  status: string;
  /** Id of the order; `null` for the return of a swap or claim. */
  order_id: string | null;
  /** What is paid back for it, in minor units. */
  refund_amount: number;
}

/** A region. */
interface RegionRow extends MockRow {
  /** As staff call it: "Europe". */
  name: string;
  /** ISO 4217 in small letters. */
  currency_code: string;
  /** Default tax in percent. */
  tax_rate: number;
  /** Prices of the region include their tax. */
  includes_tax: boolean;
}

/** A variant of a product. */
interface VariantRow extends MockRow {
  /** What distinguishes it within its product: "M". */
  title: string;
  /** Id of the product. */
  product_id: string;
  /** Stock keeping unit; `null` where it has none. */
  sku: string | null;
  /** Units in stock, as the variant itself counts them. */
  inventory_quantity: number;
}

/** What a stock location holds of an inventory item. */
interface LevelRow extends MockRow {
  /** Id of the inventory item. */
  inventory_item_id: string;
  /** Id of the stock location. */
  location_id: string;
  /** Units that lie there, reserved ones included. */
  stocked_quantity: number;
  /** Units that are kept back for orders. */
  reserved_quantity: number;
}

/** A draft order. */
interface DraftRow extends MockRow {
  /** `open`, or `completed` once it has become an order. */
  status: string;
  /** Id of the cart that holds its items and addresses. */
  cart_id: string;
  /** Id of the order that it has become; `null` while it is open. */
  order_id: string | null;
}

/** Rows whose columns the mock reckons with. */
interface KnownRows {
  /** Orders. */
  order: OrderRow;
  /** Lines of orders, carts, swaps and claims. */
  line_item: LineRow;
  /** What discounts take off lines. */
  line_item_adjustment: AmountRow;
  /** Taxes on lines. */
  line_item_tax_line: RateRow;
  /** Taxes on shipping methods. */
  shipping_method_tax_line: RateRow;
  /** How an order, swap, claim or return is sent. */
  shipping_method: MockRow & {
    /** In minor units. */
    price: number;
    /** The price includes its tax. */
    includes_tax: boolean;
  };
  /** Payments of orders and swaps. */
  payment: PaymentRow;
  /** Money that went back. */
  refund: AmountRow;
  /** What orders used of gift cards. */
  gift_card_transaction: AmountRow;
  /** Fulfilments of orders, swaps and claims. */
  fulfillment: FulfillmentRow;
  /** Units of lines in fulfilments. */
  fulfillment_item: QuantityRow;
  /** Returns of orders, swaps and claims. */
  return: ReturnRow;
  /** Units of lines in returns. */
  return_item: QuantityRow & {
    /** Units that have arrived; `null` until the return is received. */
    received_quantity: number | null;
  };
  /** Regions. */
  region: RegionRow;
  /** Variants of products. */
  product_variant: VariantRow;
  /** Prices of variants, those of price lists included. */
  money_amount: AmountRow & {
    /** Id of the variant. */
    variant_id: string;
    /** ISO 4217 in small letters. */
    currency_code: string;
    /** Id of the price list; `null` for the variant's own price. */
    price_list_id: string | null;
  };
  /** Stock of inventory items at stock locations. */
  inventory_level: LevelRow;
  /** Stock that is kept back for lines. */
  reservation_item: MockRow & {
    /** Id of the inventory item. */
    inventory_item_id: string;
    /** Id of the stock location. */
    location_id: string;
    /** Units that are kept back. */
    quantity: number;
  };
  /** Draft orders. */
  draft_order: DraftRow;
}

/** A row of one table. */
export type RowOf<Name extends Table> = Name extends keyof KnownRows ? KnownRows[Name] : MockRow;
