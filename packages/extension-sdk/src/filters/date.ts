import { type DateRange, dateRangeBounds, parseDateRange, serializeDateRange } from "../dates/date-ranges";
import { formatDate } from "../dates/dates";
import type { KeysOfType } from "../records/resources";
import type { FilterOptions, FilterValues, KeyFilter } from "./filter-kind";
import { describeRange } from "./range";

/** A stretch of time, relative or between two days, both inclusive in the person's time zone; sent as `gte` and `lt`. */
export type DateFilter<Key extends string> = KeyFilter<"date", Key>;

/** The filters of this kind that a record can have. */
export type DateFilterOf<Item> = DateFilter<KeysOfType<Item, string | Date>>;

/** A stretch of time: today, the last 7 days, between two days. @example filter.date("created_at") */
export function date<const Key extends string>(key: Key, options: FilterOptions = {}): DateFilter<Key> {
  return { kind: "date", key, ...options };
}

/** A stretch of time: `created_at=last-7-days`, `created_at=2026-11-01..2026-11-15`. */
export const dateKind: FilterValues<DateFilter<string>, DateRange> = {
  parse: parseDateRange,
  serialize: serializeDateRange,
  toQuery: (period, _filter, reader) => dateRangeBounds(period, new Date(), reader),
  describe: (period, _filter, { translate, locale }) =>
    "relative" in period
      ? translate(`ui.period.${period.relative}`)
      : describeRange(period, (day) => formatDate(`${day}T12:00:00`, { style: "day", locale })),
  sample: () => ({ from: "2026-01-05", to: "2026-01-08" }),
};
