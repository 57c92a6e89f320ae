import type { MoneySum, RecordOf } from "@tillhouse/extension-sdk";

type Order = RecordOf<"orders">;
type Payment = NonNullable<Order["payments"]>[number];

/** Whether something is offered: yes, not at all, or the key of the reason why not now. */
type Offer = boolean | string;

/** A list knows only the state of a payment, a page knows the payments as well. */
const untaken: readonly string[] = ["awaiting", "requires_action"];

/** Payments that are still to be taken in. Those of an exchange are taken with the exchange. */
function openPayments({ payments = [] }: Pick<Order, "payments">): Payment[] {
  return payments.filter(({ captured_at, canceled_at, swap_id }) => !captured_at && !canceled_at && !swap_id);
}

const leftOf = ({ amount, amount_refunded, captured_at }: Payment) =>
  captured_at ? amount - amount_refunded : 0;

/** Payments of which something can go back. */
export function refundablePayments({ payments = [] }: Pick<Order, "payments">): Payment[] {
  return payments.filter((payment) => leftOf(payment) > 0);
}

/** What is left of the captured money, of one payment or of all. */
export function capturedRest(order: Pick<Order, "payments">, paymentId?: unknown): number {
  return refundablePayments(order)
    .filter(({ id }) => !paymentId || id === paymentId)
    .reduce((sum, payment) => sum + leftOf(payment), 0);
}

/**
 * What can go back, of one payment or of all. The order's own figure counts what was promised as paid already, and the
 * payments do not know of refunds that named none of them: the store refuses what is above either.
 */
export function refundableOf(order: Order, paymentId?: unknown): number {
  const left = capturedRest(order, paymentId);
  return Math.max(0, Math.min(left, order.refundable_amount ?? left));
}

/** What capturing takes; a row of the list does not know it. */
export function openAmount(order: Order): MoneySum | undefined {
  const { payments, currency_code: currencyCode } = order;
  const amount = openPayments(order).reduce((sum, payment) => sum + payment.amount, 0);
  return payments && { amount, currencyCode };
}

export function mayCapture(order: Order): Offer {
  const { status, payments, payment_status, total } = order;
  if (status === "canceled") return false;
  if (payments === undefined) return untaken.includes(payment_status);
  if (payments.length === 0) return total === 0 ? false : "orders.reasons.noPayment";
  return openPayments(order).some(({ provider_id }) => provider_id !== "system");
}

/** Money that came past the store's providers, and orders that cost nothing: the store only writes down that they are paid. */
export function mayMarkPaid(order: Order): Offer {
  const { status, payments, payment_status, total } = order;
  if (status === "canceled" || payments === undefined) return false;
  if (payments.length === 0) return total === 0 && payment_status !== "captured";
  const open = openPayments(order);
  return open.length > 0 && open.every(({ provider_id }) => provider_id === "system");
}

export function mayRefund(order: Order): Offer {
  const { status, payments } = order;
  if (payments === undefined || payments.length === 0) return false;
  const isCaptured = payments.some(({ captured_at }) => captured_at);
  if (status === "canceled") return isCaptured && "orders.reasons.canceledKeepsMoney";
  if (!isCaptured) return "orders.reasons.notCaptured";
  return refundableOf(order) > 0 ? true : "orders.reasons.allRefunded";
}

const isOpen = ({ canceled_at }: { canceled_at?: unknown }) => !canceled_at;

export function mayCancel(order: Order): Offer {
  const { status, refunds, fulfillments, returns, swaps, claims, payment_status, fulfillment_status } = order;
  if (status === "canceled") return false;
  if (refunds ? refunds.length > 0 : /refunded$/.test(payment_status)) return "orders.reasons.hasRefunds";
  if (fulfillments ? fulfillments.some(isOpen) : !/^(not_fulfilled|canceled)$/.test(fulfillment_status))
    return "orders.reasons.hasFulfillments";
  if (returns?.some((goods) => goods.status !== "canceled")) return "orders.reasons.hasReturns";
  if (swaps?.some(isOpen)) return "orders.reasons.hasSwaps";
  return claims?.some(isOpen) ? "orders.reasons.hasClaims" : true;
}

/** The store would take it for an order in the archive, too: that is to take it out again, and has a word of its own. */
export function mayComplete({ status }: Order): Offer {
  return status === "pending" || status === "requires_action";
}

/** All was paid and sent: nothing else is left to be done. */
export function isDone({ payment_status, fulfillment_status }: Order): boolean {
  return (
    /^(captured|partially_refunded|refunded)$/.test(payment_status) &&
    /^(shipped|partially_returned|returned)$/.test(fulfillment_status)
  );
}

export function mayArchive({ status }: Order): Offer {
  if (status === "archived") return false;
  return status === "completed" ? true : "orders.reasons.notCompleted";
}

/** Completing an order again is how the store takes it out of its archive. */
export function mayUnarchive({ status }: Order): Offer {
  return status === "archived";
}

/**
 * What stands on the order itself: addresses, e-mail, customer, shipping. A list knows them in part, and a form that starts
 * from that part would empty the rest.
 */
export function mayChange({ status, payments }: Order): Offer {
  if (payments === undefined) return false;
  return status === "canceled" ? "orders.reasons.canceled" : true;
}

export function mayChangeBilling(order: Order): Offer {
  const { billing_address: billing, shipping_address: shipping } = order;
  const isShared = billing && billing.id === shipping?.id;
  return isShared ? "orders.reasons.sharedAddress" : mayChange(order);
}

/** The store takes that an order's mails stop, and overlooks that they start again. */
export function mayMute(order: Order): Offer {
  return order.no_notification ? "orders.reasons.muted" : mayChange(order);
}
