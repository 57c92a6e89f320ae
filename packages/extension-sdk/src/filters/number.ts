import { formatNumber } from "../format/number";
import type { NumberRange } from "../format/number-range";
import type { KeysOfType } from "../records/resources";
import type { FilterOptions, FilterValues, KeyFilter } from "./filter-kind";
import { describeRange, parseRange, rangeToQuery, serializeRange } from "./range";

/** A range of numbers; sent as `gte` and `lte`. */
export type NumberFilter<Key extends string> = KeyFilter<"number", Key>;

/** The filters of this kind that a record can have. */
export type NumberFilterOf<Item> = NumberFilter<KeysOfType<Item, number>>;

/** A range of numbers. @example filter.number("quantity") */
export function number<const Key extends string>(key: Key, options: FilterOptions = {}): NumberFilter<Key> {
  return { kind: "number", key, ...options };
}

/** From one number to another: `rank=1..5`. */
export const numberKind: FilterValues<NumberFilter<string>, NumberRange> = {
  parse: parseRange,
  serialize: serializeRange,
  toQuery: rangeToQuery,
  describe: (range, _filter, { locale }) => describeRange(range, (end) => formatNumber(end, locale)),
  sample: () => ({ from: 1, to: 5 }),
};
