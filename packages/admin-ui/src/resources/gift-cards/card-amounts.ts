import type { RecordOf } from "@tillhouse/extension-sdk";
import { minorUnitDigits } from "@tillhouse/extension-sdk/inputs";

type GiftCard = RecordOf<"gift-cards">;
type Order = RecordOf<"orders">;

/**
 * The amount that reads the same in another currency, where that has fewer or more decimals: 50.00 euros are 5,000 cents, 50 yen are 50.
 *
 * @returns `null` where the other currency has no such amount
 */
export function inOtherCurrency(amount: number, from: string, to: string): number | null {
  const other = amount * 10 ** (minorUnitDigits(to) - minorUnitDigits(from));
  return Number.isInteger(other) ? other : null;
}

/** What an order has taken of a card. */
export interface CardUse {
  order: Order;
  /** In minor units of the order's currency. */
  amount: number;
}

/** The orders that were paid with a card, as they come. */
export function usesOf({ id }: Pick<GiftCard, "id">, orders: readonly Order[]): CardUse[] {
  return orders.flatMap((order) => {
    const own = (order.gift_card_transactions ?? []).filter(({ gift_card_id }) => gift_card_id === id);
    return own.length === 0 ? [] : [{ order, amount: own.reduce((sum, { amount }) => sum + amount, 0) }];
  });
}

/** What the balance differs by from what orders have left of the value: staff have changed it, or not all orders are known. */
export function unexplained(
  { value, balance }: Pick<GiftCard, "value" | "balance">,
  uses: readonly CardUse[],
): number {
  return balance - uses.reduce((left, { amount }) => left - amount, value);
}
