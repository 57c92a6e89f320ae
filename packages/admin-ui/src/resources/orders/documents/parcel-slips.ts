// Which parcels an order has been packed into, each as it is printed: a slip of its own.
import type { RecordOf } from "@tillhouse/extension-sdk";
import { allLineItems, type LineItem, namedLines } from "@tillhouse/extension-sdk/commerce";
import { type Fulfillment, ownerOf, parcelsOf } from "../fulfillments/fulfillment-rules";

type Order = RecordOf<"orders">;

/** What stands in one row of a slip. */
export type SlipLine = Pick<LineItem, "id" | "title" | "description" | "variant" | "quantity">;

const packed = (order: Order) => parcelsOf(order).filter(({ canceled_at }) => !canceled_at);

/** The parcels of an order, its exchanges and its claims, by their ids. */
export function parcelSlips(order: Order): string[] {
  return packed(order).map(({ id }) => id);
}

/** Lines of the parcel itself; those that an edit has replaced since have a name left. */
function linesOf(order: Order, { items = [] }: Fulfillment): SlipLine[] {
  const lines = allLineItems(order);
  return namedLines(items, order).map(({ id, quantity, name }) => {
    const line = lines.find((other) => other.id === id);
    // Nothing but the name is known of a line that is gone.
    return line === undefined
      ? ({ id, quantity, title: name, description: null } as SlipLine)
      : { ...line, quantity };
  });
}

/** One parcel as it is printed; `undefined` where the order has none of that id. */
export function slipOf(order: Order, id: string | undefined) {
  const parcels = packed(order);
  const parcel = parcels.find((other) => other.id === id);
  if (parcel === undefined) return undefined;
  const owner = ownerOf(parcel);
  const owners = owner === "swap" ? order.swaps : order.claims;
  const own = owners?.find((other) => other.id === (parcel.swap_id ?? parcel.claim_order_id));
  const links = (parcel.tracking_links ?? []).map(({ tracking_number }) => tracking_number);
  return {
    owner,
    lines: linesOf(order, parcel),
    number: parcels.indexOf(parcel) + 1,
    count: parcels.length,
    packedAt: String(parcel.created_at),
    tracking: [...new Set([...links, ...(parcel.tracking_numbers ?? [])])],
    address: (owner === "order" ? undefined : own?.shipping_address) ?? order.shipping_address,
    methods: (owner === "order" ? order : own)?.shipping_methods ?? [],
  };
}
