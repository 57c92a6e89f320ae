import type { RecordOf } from "../resources";
import { includedTax, lineAmount, lineReductions, type Taxed, taxName } from "./line-amounts";

type Order = RecordOf<"orders">;

/** What has totals: an order, or the cart that a draft order is made of. */
export type Priced = Partial<
  Pick<
    Order,
    | "items"
    | "shipping_methods"
    | "discounts"
    | "gift_cards"
    | "gift_card_transactions"
    | "payments"
    | "refunds"
    | "subtotal"
    | "discount_total"
    | "shipping_total"
    | "tax_total"
    | "gift_card_total"
    | "gift_card_tax_total"
    | "total"
    | "refunded_total"
  >
>;

/** A row below the lines. Its label is the key `orders.totals.<id>`. */
export interface TotalRow {
  id: string;
  amount: number;
  /** Of a discount or a gift card. */
  codes?: readonly string[];
  /** Name and rate of a tax. */
  note?: string;
  /** What of the amount is told as well: the tax on shipping. */
  tax?: number;
  isTotal?: boolean;
}

const sumOf = (rows: readonly { amount: number }[]) => rows.reduce((sum, { amount }) => sum + amount, 0);

/** What the lines come to without tax; where their amounts hold tax, first with it. */
function itemRows({ items = [], subtotal }: Priced): TotalRow[] {
  const included = includedTax(items);
  const net = { id: "subtotal", amount: subtotal ?? 0 };
  if (included === 0) return [net];
  const gross = items.reduce((sum, line) => sum + lineAmount(line), 0);
  return [{ id: "items", amount: gross }, { id: "included", amount: -included }, net];
}

/** Each code with what it takes off itself. Free shipping takes off nothing: it stands beside the shipping. */
function discountRows({ items = [], discounts = [], discount_total }: Priced): TotalRow[] {
  const rows = lineReductions(items)
    .filter(({ amount }) => amount !== 0)
    .map(({ id, amount }): TotalRow => {
      const code = discounts.find((discount) => discount.id === id)?.code;
      return { id: "discount", amount: -amount, codes: code === undefined ? [] : [code] };
    });
  const rest = -(discount_total ?? 0) - sumOf(rows);
  return rest === 0 ? rows : [...rows, { id: "discount", amount: rest, codes: [] }];
}

function shippingRow({ shipping_methods = [], discounts = [], shipping_total }: Priced): TotalRow {
  const tax = shipping_methods.reduce((sum, { tax_total }) => sum + (tax_total ?? 0), 0);
  const free = discounts.filter(({ rule }) => rule?.type === "free_shipping").map(({ code }) => code);
  return { id: "shipping", amount: shipping_total ?? 0, codes: free, tax: tax === 0 ? undefined : tax };
}

/** The store's own taxes by name and rate. Those that lie on one line together have one amount, and stand together. */
function taxRows(priced: Priced, locale: string): TotalRow[] {
  const sums = new Map<string, number>();
  // The store adds these to lines and methods where it reckons totals; their types leave some out.
  for (const taxed of [...(priced.items ?? []), ...(priced.shipping_methods ?? [])] as readonly Taxed[]) {
    const note = taxName(taxed, locale);
    if (taxed.tax_total) sums.set(note, (sums.get(note) ?? 0) + taxed.tax_total);
  }
  const total = priced.tax_total ?? 0;
  const rows = [...sums].map(([note, amount]): TotalRow => ({ id: "tax", amount, note }));
  const onCards = -(priced.gift_card_tax_total ?? 0);
  const cardRows = onCards === 0 ? [] : [{ id: "giftCardTax", amount: onCards }];
  const rest = total - sumOf(rows) - onCards;
  if (rows.length === 0) return [{ id: "tax", amount: total }];
  return [...rows, ...cardRows, ...(rest === 0 ? [] : [{ id: "rounding", amount: rest }])];
}

/** Each gift card with what was used of it. Until it is used there is no telling them apart. */
function cardRows({ gift_cards = [], gift_card_transactions = [], gift_card_total }: Priced): TotalRow[] {
  const used = gift_card_transactions.map(({ amount, gift_card_id, gift_card }): TotalRow => {
    const code = gift_card?.code ?? gift_cards.find(({ id }) => id === gift_card_id)?.code;
    return { id: "giftCard", amount: -amount, codes: code === undefined ? [] : [code] };
  });
  const rest = -(gift_card_total ?? 0) - sumOf(used);
  const codes = used.length > 0 ? [] : gift_cards.map(({ code }) => code);
  return rest === 0 ? used : [...used, { id: "giftCard", amount: rest, codes }];
}

/**
 * What has come in. It counts where a payment was cancelled later, too: a cancelled payment is no refund, and only refunds
 * say that money went back.
 */
export function capturedTotal({ payments = [] }: Pick<Priced, "payments">): number {
  return sumOf(payments.filter(({ captured_at }) => captured_at));
}

/**
 * Once money went back or an exchange was paid: what came in, what went back by its reason, and what is left of it. An edit
 * may have changed the total since it was paid, so none of this follows from the total.
 */
function laterRows({ payments = [], refunds = [], refunded_total = 0 }: Priced): TotalRow[] {
  const isCaptured = payments.filter(({ captured_at }) => captured_at);
  const exchanges = isCaptured.filter(({ swap_id }) => swap_id);
  if (isCaptured.length === 0 || (exchanges.length === 0 && refunded_total === 0)) return [];
  const paid = capturedTotal({ payments });
  const row = (id: string, amount: number): TotalRow[] => (amount === 0 ? [] : [{ id, amount }]);
  const back = ["return", "swap", "claim"].flatMap((reason) =>
    row(`refunded.${reason}`, -sumOf(refunds.filter((refund) => refund.reason === reason))),
  );
  return [
    ...row("paid", paid - sumOf(exchanges)),
    ...exchanges.flatMap(({ amount }) => row("exchange", amount)),
    ...back,
    ...row("refunded", -refunded_total - sumOf(back)),
    { id: "net", amount: paid - refunded_total, isTotal: true },
  ];
}

/**
 * The rows below the lines. Every figure is the store's own; those above the total add up to it, and those below it add up
 * to what is left of what was paid. They need the order's `payments`.
 *
 * @example <LinesTable label="Items" lines={items} currencyCode={code} totals={totalsOf(order, locale)} />
 */
export function totalsOf(priced: Priced, locale: string): TotalRow[] {
  const total = priced.total ?? 0;
  return [
    ...itemRows(priced),
    ...discountRows(priced),
    shippingRow(priced),
    ...taxRows(priced, locale),
    ...cardRows(priced),
    { id: "total", amount: total, isTotal: true },
    ...laterRows(priced),
  ];
}
