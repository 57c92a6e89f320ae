import { minorUnitDigits } from "@tillhouse/extension-sdk/inputs";
import { filled, type NewProductPayload, type NewVariant } from "../create/create-payload";

/** What the option of a gift card is called, whose values are its amounts; the same that the official admin writes. */
const denominationOption = "Denominations";

/** What one denomination costs, and is worth: amounts in minor units, by currency. */
export type DenominationAmounts = Readonly<Record<string, number | null>>;

/** The prices that are sent of it: one for each currency in which somebody typed an amount. */
function denominationPrices(amounts: DenominationAmounts): NewVariant["prices"] {
  return Object.entries(amounts).flatMap(([currency_code, amount]) =>
    amount === null ? [] : [{ currency_code, amount }],
  );
}

/**
 * What a denomination is called: its amount in the store's currency, as people write it, or in the first other one that it has.
 *
 * @example denominationTitle({ eur: 2500, usd: 2800 }, "eur") // "25"
 */
export function denominationTitle(amounts: DenominationAmounts, first: string | undefined): string {
  const prices = denominationPrices(amounts);
  const price = prices.find(({ currency_code }) => currency_code === first) ?? prices[0];
  if (price === undefined) return "";
  const digits = minorUnitDigits(price.currency_code);
  const major = price.amount / 10 ** digits;
  const text = Number.isInteger(major) ? String(major) : major.toFixed(digits);
  return price.currency_code === first ? text : `${text} ${price.currency_code.toUpperCase()}`;
}

/** The same number in each of these currencies that has no amount yet, where the currency can say it. */
export function sameInAll(
  amounts: DenominationAmounts,
  from: string,
  codes: readonly string[],
): DenominationAmounts {
  const amount = amounts[from];
  if (amount === null || amount === undefined) return amounts;
  const major = amount / 10 ** minorUnitDigits(from);
  const added = codes.flatMap((code) => {
    const minor = Math.round(major * 10 ** minorUnitDigits(code) * 100) / 100;
    return (amounts[code] ?? null) === null && Number.isInteger(minor) ? [[code, minor] as const] : [];
  });
  return { ...amounts, ...Object.fromEntries(added) };
}

const hasAmount = (amounts: DenominationAmounts) => denominationPrices(amounts).length > 0;

/**
 * What is wrong with the denominations that somebody has typed: the key of a text. What is left empty is none. Two of one amount would be
 * the same to whoever buys.
 */
export function denominationsError(all: readonly DenominationAmounts[]): string | undefined {
  const typed = all.filter(hasAmount);
  if (typed.length === 0) return "gift-card-products.errors.noAmount";
  const amounts = typed.flatMap((one) => denominationPrices(one).map(({ amount }) => amount));
  if (!amounts.every(Number.isInteger)) return "form.unreadable";
  if (amounts.some((amount) => amount < 1)) return "gift-card-products.errors.least";
  const prices = typed.flatMap((one) =>
    denominationPrices(one).map(({ currency_code, amount }) => `${amount} ${currency_code}`),
  );
  return new Set(prices).size < prices.length ? "gift-card-products.errors.twice" : undefined;
}

/** A denomination as a variant. Nobody counts gift cards: the store makes one for each that is bought. */
export function denominationVariant(amounts: DenominationAmounts, first: string | undefined): NewVariant {
  const title = denominationTitle(amounts, first);
  return {
    title,
    options: [{ value: title }],
    prices: denominationPrices(amounts),
    manage_inventory: false,
    allow_backorder: false,
  };
}

/** What the form of a new gift card sends, before it is what the API takes. */
export interface NewGiftCard {
  title: string;
  denominations: readonly DenominationAmounts[];
  [key: string]: unknown;
}

/** A gift card as a product. The store allows no discounts on it, and ships it by the profile for gift cards. */
export function giftCardPayload(
  { title, denominations, ...plain }: NewGiftCard,
  first: string | undefined,
): NewProductPayload {
  return {
    ...filled(plain),
    title,
    is_giftcard: true,
    discountable: false,
    options: [{ title: denominationOption }],
    variants: denominations.filter(hasAmount).map((amounts) => denominationVariant(amounts, first)),
  };
}
