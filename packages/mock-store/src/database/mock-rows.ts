import type { Table } from "./columns";

/**
 * One row of a table. Keys that start with `$` are the mock's own: ids of the rows on the other side of a relation with
 * many on both sides (`$tags`), and the name under which tests find the row.
 */
export interface MockRow {
  id: string;
  created_at: string;
  updated_at: string;
  deleted_at?: string | null;
  [column: string]: unknown;
}

/** A line of an order, cart, swap or claim. */
export interface LineRow extends MockRow {
  order_id: string | null;
  title: string;
  variant_id: string | null;
  unit_price: number;
  quantity: number;
  fulfilled_quantity: number | null;
  returned_quantity: number | null;
  shipped_quantity: number | null;
  includes_tax: boolean;
}

/** An order. */
export interface OrderRow extends MockRow {
  display_id: number;
  status: string;
  payment_status: string;
  fulfillment_status: string;
  customer_id: string;
  email: string;
  region_id: string;
  currency_code: string;
  sales_channel_id: string | null;
}

interface AmountRow extends MockRow {
  amount: number;
}

interface PaymentRow extends AmountRow {
  amount_refunded: number;
  captured_at: string | null;
  canceled_at: string | null;
}

interface RateRow extends MockRow {
  rate: number;
  name: string;
  code: string | null;
}

interface QuantityRow extends MockRow {
  item_id: string;
  quantity: number;
}

interface FulfillmentRow extends MockRow {
  shipped_at: string | null;
  canceled_at: string | null;
}

interface ReturnRow extends MockRow {
  status: string;
  order_id: string | null;
  refund_amount: number;
}

interface RegionRow extends MockRow {
  name: string;
  currency_code: string;
  tax_rate: number;
  includes_tax: boolean;
}

interface VariantRow extends MockRow {
  title: string;
  product_id: string;
  sku: string | null;
  inventory_quantity: number;
}

interface LevelRow extends MockRow {
  inventory_item_id: string;
  location_id: string;
  stocked_quantity: number;
  reserved_quantity: number;
}

interface DraftRow extends MockRow {
  status: string;
  cart_id: string;
  order_id: string | null;
}

/** Rows whose columns the mock reckons with. */
interface KnownRows {
  order: OrderRow;
  line_item: LineRow;
  line_item_adjustment: AmountRow;
  line_item_tax_line: RateRow;
  shipping_method_tax_line: RateRow;
  shipping_method: MockRow & { price: number; includes_tax: boolean };
  payment: PaymentRow;
  refund: AmountRow;
  gift_card_transaction: AmountRow;
  fulfillment: FulfillmentRow;
  fulfillment_item: QuantityRow;
  return: ReturnRow;
  return_item: QuantityRow & { received_quantity: number | null };
  region: RegionRow;
  product_variant: VariantRow;
  money_amount: AmountRow & { variant_id: string; currency_code: string; price_list_id: string | null };
  inventory_level: LevelRow;
  reservation_item: MockRow & { inventory_item_id: string; location_id: string; quantity: number };
  draft_order: DraftRow;
}

/** A row of one table. */
export type RowOf<Name extends Table> = Name extends keyof KnownRows ? KnownRows[Name] : MockRow;
