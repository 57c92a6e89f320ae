import { formatMoney } from "../format/money";
import type { NumberRange } from "../format/number-range";
import type { KeysOfType } from "../records/resources";
import type { FilterOptions, FilterValues, KeyFilter } from "./filter-kind";
import { describeRange, parseRange, rangeToQuery, serializeRange } from "./range";

/** A range of amounts in minor units; sent as `gte` and `lte`. */
export interface MoneyFilter<Key extends string> extends KeyFilter<"money", Key> {
  /** The currency's code; the store's default currency when left out. */
  currency?: string;
}

/** The filters of this kind that a record can have. */
export type MoneyFilterOf<Item> = MoneyFilter<KeysOfType<Item, number>>;

/** A range of amounts. @example filter.money("total", { currency: "eur" }) */
export function money<const Key extends string>(
  key: Key,
  options: FilterOptions & {
    /** The currency's code; the store's default currency when left out. */
    currency?: string;
  } = {},
): MoneyFilter<Key> {
  return { kind: "money", key, ...options };
}

/** From one amount to another, in minor units: `total=..1000`. */
export const moneyKind: FilterValues<MoneyFilter<string>, NumberRange> = {
  parse: parseRange,
  serialize: serializeRange,
  toQuery: rangeToQuery,
  describe: (range, { currency }, { store, locale }) =>
    describeRange(range, (amount) =>
      formatMoney({ amount, currencyCode: currency ?? store?.default_currency_code ?? "eur", locale }),
    ),
  sample: () => ({ from: 1, to: 5 }),
};
