/**
 * An amount of one currency as the same number of another: what somebody typed as 10 stays 10, also where the other currency has more or
 * fewer digits. Amounts are in minor units.
 *
 * @param digitsOf how many digits a currency has behind the point
 * @returns `NaN` where the other currency has too few digits: nothing is rounded, and the field says so
 * @example inCurrency(1250, { from: "eur", to: "sek" }, minorUnitDigits) // 1250
 */
export function inCurrency(
  amount: number | null,
  { from, to }: { from: string | undefined; to: string },
  digitsOf: (currencyCode: string) => number,
): number | null {
  if (amount === null || from === undefined || from === to) return amount;
  const moved = amount * 10 ** (digitsOf(to) - digitsOf(from));
  const whole = Math.round(moved);
  return Math.abs(moved - whole) < 1e-6 ? whole : Number.NaN;
}
