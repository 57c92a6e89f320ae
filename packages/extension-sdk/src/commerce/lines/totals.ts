import type { RecordOf } from "../../records/resources";
import { lineAmount, lineReductions, type Taxed, taxName } from "./line-amounts";
import type { LineItem } from "./line-items";

/** An order, as the store answers it. */
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

/** A row below the lines. Its label is the key `orders.totals.<id>`, with `tax` put in. */
export interface TotalRow {
  /** What the row is, as its label's key names it: `subtotal`, `shipping`, `total`. */
  id: string;
  /** In minor units; negative for what is taken off or went back. */
  amount: number;
  /** Of a discount or a gift card. */
  codes?: readonly string[];
  /** Name and rate of a tax, or how it was shipped. */
  note?: string;
  /** Name and rate of a tax that the amounts hold. */
  tax?: string;
  /** A sum of rows above it: drawn strong, with a line above. */
  isTotal?: boolean;
  /** Told beneath the total, in which it is already. */
  isIncluded?: boolean;
}

/** What a shipping method costs. The store adds all but the price where it reckons totals; the types leave some out. */
interface ShippingCost extends Taxed {
  /** As its option has it, in minor units. */
  price: number;
  /** Without its tax. */
  subtotal?: number;
  /** With its tax. */
  total?: number;
  /** What it was chosen as. */
  shipping_option?: { name?: string } | null;
}

const sumOf = (rows: readonly { amount: number }[]) => rows.reduce((sum, { amount }) => sum + amount, 0);

const taxesOf = (taxed: readonly Taxed[]) => taxed.reduce((sum, { tax_total }) => sum + (tax_total ?? 0), 0);

const waysOf = ({ shipping_methods = [] }: Priced) => shipping_methods as readonly ShippingCost[];

const isHeld = ({ includes_tax }: LineItem) => includes_tax === true;

/** Whether people read it with its taxes in the amounts: where lines are priced so. */
const isGross = ({ items = [] }: Priced) => items.some(isHeld);

/** Lines to whose amounts tax is added. */
const netLines = ({ items = [] }: Priced): readonly Taxed[] => items.filter((line) => !isHeld(line));

/** What the lines come to, as their amounts stand above. */
function itemsRow(priced: Priced): TotalRow {
  if (!isGross(priced)) return { id: "subtotal", amount: priced.subtotal ?? 0 };
  const amounts = (priced.items ?? []).map((line) => ({ amount: lineAmount(line) }));
  return { id: "items", amount: sumOf(amounts) };
}

/** What all discounts take off: what the lines lead to without it, less what the store has for them. */
function wholeDiscount(priced: Priced): number {
  const { items = [], subtotal = 0, discount_total } = priced;
  const less = discount_total ?? 0;
  if (!isGross(priced)) return less;
  const before = itemsRow(priced).amount + taxesOf(netLines(priced));
  return before - (subtotal - less + taxesOf(items as readonly Taxed[]));
}

/** Each code with what it takes off itself. Free shipping takes off nothing: it stands beside the shipping. */
function discountRows(priced: Priced): TotalRow[] {
  const { items = [], discounts = [] } = priced;
  const rows = lineReductions(items)
    .filter(({ amount }) => amount !== 0)
    .map(({ id, amount }): TotalRow => {
      const code = discounts.find((discount) => discount.id === id)?.code;
      return { id: "discount", amount: -amount, codes: code === undefined ? [] : [code] };
    });
  const rest = -wholeDiscount(priced) - sumOf(rows);
  if (rest === 0) return rows;
  const last = rows.at(-1);
  // The store rounds the tax of each line: that is nobody's discount.
  if (last !== undefined && Math.abs(rest) <= items.length)
    return [...rows.slice(0, -1), { ...last, amount: last.amount + rest }];
  return [...rows, { id: "discount", amount: rest, codes: [] }];
}

/**
 * What a shipping method costs, as {@link totalsOf} tells it: with its tax where lines are priced with theirs. In minor units.
 * @example <Money amount={shippingAmount(method, order)} currencyCode={order.currency_code} />
 */
export function shippingAmount(method: ShippingCost, priced: Priced): number {
  const { price, subtotal = price, tax_total, total } = method;
  return isGross(priced) ? (total ?? subtotal + (tax_total ?? 0)) : subtotal;
}

/** Each way of shipping by its name, as the customer pays for it. */
function shippingRows(priced: Priced): TotalRow[] {
  const { discounts = [], shipping_total } = priced;
  const ways = waysOf(priced);
  const whole = (shipping_total ?? 0) + (isGross(priced) ? taxesOf(ways) : 0);
  const free = discounts.filter(({ rule }) => rule?.type === "free_shipping").map(({ code }) => code);
  const rows = ways.map((way): TotalRow => {
    const note = way.shipping_option?.name;
    return { id: "shipping", amount: shippingAmount(way, priced), note, codes: free };
  });
  if (rows.length > 1 && sumOf(rows) === whole) return rows;
  const names = rows.map(({ note }) => note).filter(Boolean);
  return [{ id: "shipping", amount: whole, note: names.join(", ") || undefined, codes: free }];
}

/** The store's own taxes by name and rate. Those that lie on one line together have one amount, and stand together. */
function taxSums(taxed: readonly Taxed[], locale: string) {
  const sums = new Map<string, { tax: string; amount: number; isNamed: boolean }>();
  for (const one of taxed) {
    const tax = taxName(one, locale);
    const isNamed = (one.tax_lines ?? []).some(({ name }) => name !== "default");
    const amount = (sums.get(tax)?.amount ?? 0) + (one.tax_total ?? 0);
    if (one.tax_total) sums.set(tax, { tax, amount, isNamed });
  }
  return [...sums.values()];
}

/** Taxes that come on top of the amounts above them. */
function addedRows(priced: Priced, locale: string): TotalRow[] {
  const withTax = isGross(priced);
  const added = taxSums([...netLines(priced), ...(withTax ? [] : waysOf(priced))], locale);
  if (added.length === 0) return withTax ? [] : [{ id: "tax", amount: priced.tax_total ?? 0 }];
  return added.map(({ tax, amount }) => ({ id: "tax", amount, note: tax }));
}

/** What of the total is tax, where people read it with its taxes. */
function includedRows(priced: Priced, locale: string): TotalRow[] {
  if (!isGross(priced)) return [];
  const off = -(priced.gift_card_tax_total ?? 0);
  const taxed = [...((priced.items ?? []) as readonly Taxed[]), ...waysOf(priced)];
  const rows = taxSums(taxed, locale).map(({ tax, amount, isNamed }): TotalRow => {
    const id = tax === "" ? "included.any" : isNamed ? "included.named" : "included";
    return { id, amount, tax, isIncluded: true };
  });
  return off === 0 ? rows : [...rows, { id: "giftCardTax", amount: off, isIncluded: true }];
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
 *
 * @example const left = capturedTotal(order) - (order.refunded_total ?? 0);
 */
export function capturedTotal({ payments = [] }: Pick<Priced, "payments">): number {
  return sumOf(payments.filter(({ captured_at }) => captured_at));
}

/**
 * What came in; once money went back or an exchange was paid, also what went back by its reason and what is left of it. An
 * edit may have changed the total since it was paid, so none of this follows from the total.
 */
function laterRows({ payments = [], refunds = [], refunded_total = 0 }: Priced): TotalRow[] {
  const isCaptured = payments.filter(({ captured_at }) => captured_at);
  const exchanges = isCaptured.filter(({ swap_id }) => swap_id);
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
    ...(exchanges.length === 0 && refunded_total === 0
      ? []
      : [{ id: "net", amount: paid - refunded_total, isTotal: true }]),
  ];
}

/**
 * The rows below the lines, as a person reads them. Where prices have their tax in them everything has, and what of it is
 * tax stands beneath the total; where they have not, tax is a row on the way to it. Those above the total add up to it, and
 * those below it to what is left of what was paid. They need the order's `payments`.
 *
 * @example <LinesTable label="Items" lines={items} currencyCode={code} totals={totalsOf(order, locale)} />
 */
export function totalsOf(priced: Priced, locale: string): TotalRow[] {
  const { total = 0, gift_card_tax_total: cardTax } = priced;
  const above = [
    itemsRow(priced),
    ...discountRows(priced),
    ...shippingRows(priced),
    ...addedRows(priced, locale),
    ...cardRows(priced),
    ...(cardTax ? [{ id: "giftCardTax", amount: -cardTax }] : []),
  ];
  const rounding = total - sumOf(above);
  return [
    ...above,
    ...(rounding === 0 ? [] : [{ id: "rounding", amount: rounding }]),
    { id: "total", amount: total, isTotal: true },
    ...includedRows(priced, locale),
    ...laterRows(priced),
  ];
}
