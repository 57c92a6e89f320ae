import { minorUnitDigits } from "@tillhouse/extension-sdk/inputs";

/** What a changed price ends with. */
export const roundings = ["none", "whole", "99", "95", "90"] as const;

export type Rounding = (typeof roundings)[number];

/** A change of many prices at once: "20 % off the base price, rounded to .95". */
export interface PriceChange {
  /** What it is counted from: the variant's own price, or what the cell holds. */
  from: "base" | "current";
  direction: "lower" | "raise";
  /** Of a hundred; it may have decimals. */
  percent: number;
  rounding: Rounding;
}

/** The nearest amount that ends as wanted. A currency without decimals knows whole amounts only. */
export function roundPrice(amount: number, rounding: Rounding, currencyCode: string): number {
  const nearest = Math.round(amount);
  if (nearest <= 0 || rounding === "none" || minorUnitDigits(currencyCode) === 0) return Math.max(0, nearest);
  const ending = rounding === "whole" ? 0 : Number(rounding);
  const below = Math.floor((amount - ending) / 100) * 100 + ending;
  const found = amount - below <= below + 100 - amount ? below : below + 100;
  // Nothing is given away because its price was small.
  return found <= 0 ? (rounding === "whole" ? nearest : ending) : found;
}

/** The price after a change, in minor units. */
export function changedPrice(amount: number, change: PriceChange, currencyCode: string): number {
  const share = change.direction === "lower" ? 100 - change.percent : 100 + change.percent;
  // What fractions leave behind would round the wrong way: 1.005 is less than it says.
  const exact = Number(((amount * share) / 100).toFixed(4));
  return roundPrice(exact, change.rounding, currencyCode);
}
