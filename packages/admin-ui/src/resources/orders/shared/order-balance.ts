// Where the money of an order stands: what it comes to, what is owed, and by whom. Page and papers read it from here.
import type { RecordOf } from "@tillhouse/extension-sdk";
import { capturedTotal, type Taxed, type TotalRow, totalsOf } from "@tillhouse/extension-sdk/commerce";
import { refundableOf } from "./order-rules";

type Order = RecordOf<"orders">;

const sumOf = (amounts: readonly (number | null | undefined)[]) =>
  amounts.reduce<number>((sum, amount) => sum + (amount ?? 0), 0);

/**
 * What went back for goods. The order still costs what they cost, so it does not count as given back of what was paid too
 * much. A refund by hand may have any reason: only as much counts as returns, exchanges and claims have come to.
 */
function refundedForGoods({ refunds = [], returns = [], swaps = [], claims = [] }: Order): number {
  const wentBack = (why: string) =>
    sumOf(refunds.filter(({ reason }) => reason === why).map(({ amount }) => amount));
  const received = returns.filter(({ status }) => status === "received");
  return (
    Math.min(wentBack("return"), sumOf(received.map(({ refund_amount }) => refund_amount))) +
    Math.min(wentBack("swap"), -sumOf(swaps.map(({ difference_due }) => Math.min(0, difference_due ?? 0)))) +
    Math.min(wentBack("claim"), sumOf(claims.map(({ refund_amount }) => refund_amount)))
  );
}

/** Payments of the order itself: what exchanges cost is paid apart, and is not in its total. */
const ownPayments = ({ payments = [] }: Order) => payments.filter(({ swap_id }) => !swap_id);

/** What is paid above what the order costs by now, after an edit that made it cheaper, and has not gone back yet. */
export function paidTooMuch(order: Order): number {
  const { status, refunded_total = 0, total = 0 } = order;
  if (status === "canceled") return 0;
  const paid = capturedTotal({ payments: ownPayments(order) });
  return Math.max(
    0,
    Math.min(paid - total - (refunded_total - refundedForGoods(order)), refundableOf(order)),
  );
}

/** What a provider has promised, and nobody has taken yet. */
function authorized(order: Order): number {
  const open = ownPayments(order).filter(({ captured_at, canceled_at }) => !captured_at && !canceled_at);
  return order.status === "canceled" ? 0 : sumOf(open.map(({ amount }) => amount));
}

/** Marking an edit as paid makes no payment: only the edit tells of it. */
function paidForEdits({ edits = [] }: Order): number {
  const paid = edits.filter(({ confirmed_at }) => confirmed_at);
  return sumOf(paid.map(({ payment_collection: asked }) => asked?.authorized_amount));
}

/**
 * What nobody has paid or authorised yet, after an edit that made the order dearer. Refunds do not count: they were for
 * goods, or to please somebody.
 */
export function leftToPay(order: Order): number {
  const { status, total = 0 } = order;
  if (status === "canceled") return 0;
  const paid = capturedTotal({ payments: ownPayments(order) });
  return Math.max(0, total - paid - authorized(order) - paidForEdits(order));
}

/** What was captured of an order that was cancelled: the store takes no refunds of it, so it stays where it is. */
export function keptOfCanceled({ status, payments, refunded_total = 0 }: Order): number {
  return status === "canceled" ? Math.max(0, capturedTotal({ payments }) - refunded_total) : 0;
}

const told = (rows: readonly TotalRow[]) => rows.filter(({ amount }) => amount !== 0);

/** What is still to be paid or to go back. */
export function leftRows(order: Order): TotalRow[] {
  return told([
    { id: "toPay", amount: leftToPay(order), isTotal: true },
    { id: "toRefund", amount: paidTooMuch(order), isTotal: true },
    { id: "kept", amount: keptOfCanceled(order), isTotal: true },
  ]);
}

/** All rows below the lines of an order: what it comes to, what came in and went back, and what is left of that to do. */
export function orderTotals(order: Order, locale: string): TotalRow[] {
  return [
    ...totalsOf(order, locale),
    ...told([
      { id: "authorized", amount: authorized(order) },
      { id: "edits", amount: paidForEdits(order) },
    ]),
    ...leftRows(order),
  ];
}

/** What the store has of an edit as well as of its order. */
type Held = Pick<
  Order,
  "items" | "subtotal" | "discount_total" | "shipping_total" | "tax_total" | "gift_card_total" | "total"
>;

/** What an edit shows, in this order. */
const briefIds = [
  "items",
  "subtotal",
  "discount",
  "shipping",
  "tax",
  "giftCard",
  "total",
  "included.any",
] as const;

type BriefTotals = Partial<Record<(typeof briefIds)[number], number>>;

function briefOf(held: Held, { shipping_methods = [] }: Order, isGross: boolean): BriefTotals {
  const { items = [], subtotal = 0, tax_total = 0, gift_card_total = 0, total = 0 } = held;
  const giftCard = -gift_card_total || 0;
  // An edit changes no way of shipping.
  const ways = shipping_methods as readonly Taxed[];
  const shipping = (held.shipping_total ?? 0) + (isGross ? sumOf(ways.map((way) => way.tax_total)) : 0);
  if (!isGross)
    return {
      subtotal,
      discount: -(held.discount_total ?? 0) || 0,
      shipping,
      tax: tax_total ?? 0,
      giftCard,
      total,
    };
  const amount = sumOf(items.map(({ unit_price, quantity }) => unit_price * quantity));
  const discount = total - amount - shipping - giftCard;
  return { items: amount, discount, shipping, giftCard, total, "included.any": tax_total ?? 0 };
}

/**
 * What an order comes to now and as an edit makes it, in a few rows; what is nothing is left out. With the tax in them
 * where all prices hold it: the store tells no totals of an edit's lines, so its discount is what leads to the total.
 */
export function editTotals(order: Order, edit: Held | undefined): { id: string; amounts: number[] }[] {
  const sides: Held[] = [order, edit ?? order];
  const lines = sides.flatMap(({ items = [] }) => items);
  const isGross = lines.length > 0 && lines.every(({ includes_tax }) => includes_tax);
  const totals = sides.map((held) => briefOf(held, order, isGross));
  const isTold = (id: (typeof briefIds)[number]) =>
    totals.some((one) => one[id]) || (["items", "subtotal", "total"].includes(id) && totals[0]?.[id] === 0);
  return briefIds.filter(isTold).map((id) => ({ id, amounts: totals.map((one) => one[id] ?? 0) }));
}
