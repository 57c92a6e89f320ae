import type { RecordOf } from "@tillhouse/extension-sdk";

type Order = RecordOf<"orders">;

/** A row below the lines of an invoice. Its label is the key `orders.paper.<id>`. */
export interface InvoiceRow {
  id:
    | "subtotal"
    | "discount"
    | "shipping"
    | "tax"
    | "giftCardTax"
    | "rounding"
    | "giftCard"
    | "total"
    | "refunded"
    | "net";
  amount: number;
  /** Codes of discounts and gift cards, names of taxes. */
  note?: string;
  isTotal?: boolean;
}

/** What carries taxes: a line or a shipping method. */
interface Taxed {
  tax_total?: number | null;
  tax_lines?: readonly { name: string; rate: number }[] | null;
}

/** What the store calls a rate that nobody named. */
const unnamed = "default";

/** What an invoice is written in. */
export interface InvoiceWords {
  locale: string;
  /** The word for a tax without a name. */
  tax: string;
}

/** How a tax is named: `VAT 25%`. Where several lie on one line together they have one amount, and stand together. */
function taxName({ tax_lines }: Taxed, { locale, tax }: InvoiceWords): string {
  const percent = new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 3 });
  return [...(tax_lines ?? [])]
    .sort((left, right) => left.name.localeCompare(right.name))
    .map(({ name, rate }) => `${name === unnamed ? tax : name} ${percent.format(rate / 100)}`)
    .join(" + ");
}

/** The store's own taxes by their names; what is left of its sum is the share that gift cards carry, or a rounding. */
function taxRows(order: Order, words: InvoiceWords): InvoiceRow[] {
  const sums = new Map<string, number>();
  for (const taxed of [...(order.items ?? []), ...(order.shipping_methods ?? [])] as readonly Taxed[]) {
    const amount = taxed.tax_total ?? 0;
    const note = taxName(taxed, words);
    if (amount !== 0) sums.set(note, (sums.get(note) ?? 0) + amount);
  }
  const rows = [...sums].map(([note, amount]): InvoiceRow => ({ id: "tax", amount, note }));
  const rest = (order.tax_total ?? 0) - rows.reduce((sum, { amount }) => sum + amount, 0);
  const ofGiftCards = -(order.gift_card_tax_total ?? 0);
  return [
    ...rows,
    ...(ofGiftCards === 0 ? [] : [{ id: "giftCardTax" as const, amount: ofGiftCards }]),
    ...(rest === ofGiftCards ? [] : [{ id: "rounding" as const, amount: rest - ofGiftCards }]),
  ];
}

/** The rows below the lines. Every figure is the store's own, and those above the total add up to it. */
export function invoiceRows(order: Order, words: InvoiceWords): InvoiceRow[] {
  const codes = (held: readonly { code: string }[] = []) => held.map(({ code }) => code).join(", ");
  const refunded = order.refunded_total ?? 0;
  const total = order.total ?? 0;
  const discount = -(order.discount_total ?? 0);
  const cards = -(order.gift_card_total ?? 0);
  return [
    { id: "subtotal", amount: order.subtotal ?? 0 },
    ...(discount === 0 ? [] : [{ id: "discount" as const, amount: discount, note: codes(order.discounts) }]),
    { id: "shipping", amount: order.shipping_total ?? 0 },
    ...taxRows(order, words),
    ...(cards === 0 ? [] : [{ id: "giftCard" as const, amount: cards, note: codes(order.gift_cards) }]),
    { id: "total", amount: total, isTotal: true },
    ...(refunded === 0
      ? []
      : [
          { id: "refunded" as const, amount: -refunded },
          { id: "net" as const, amount: total - refunded, isTotal: true },
        ]),
  ];
}
