import type { RecordOf } from "@tillhouse/extension-sdk";

/** What somebody has paid in one currency. */
export interface Spending {
  currencyCode: string;
  /** In the currency's minor unit, without what went back. */
  sum: number;
  /** Of how many orders. */
  count: number;
}

type Order = Pick<RecordOf<"orders">, "currency_code" | "payments">;

/** What was captured for an order and did not go back; what is only authorised is not spent. */
function paidFor({ payments }: Order): number {
  return (payments ?? [])
    .filter(({ captured_at, canceled_at }) => captured_at && !canceled_at)
    .reduce((sum, { amount, amount_refunded }) => sum + amount - amount_refunded, 0);
}

/** What orders have brought in, by currency, the most orders first. Orders that brought in nothing do not count. */
export function spendingOf(orders: readonly Order[]): Spending[] {
  const spent = new Map<string, Spending>();
  for (const order of orders) {
    const paid = paidFor(order);
    if (paid <= 0) continue;
    const { currency_code: currencyCode } = order;
    const { sum, count } = spent.get(currencyCode) ?? { sum: 0, count: 0 };
    spent.set(currencyCode, { currencyCode, sum: sum + paid, count: count + 1 });
  }
  return [...spent.values()].sort((left, right) => right.count - left.count);
}
