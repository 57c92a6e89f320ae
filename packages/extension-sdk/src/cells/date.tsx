import { formatDate } from "../dates/dates";
import type { KeysOfType } from "../records/resources";
import { DateTime } from "../ui/text/date-time";
import type { CellKind, CellOptions, KeyCell } from "./cell-kind";
import { longest } from "./longest";
import { rawColumn } from "./raw-column";

/** A date of one key (ISO 8601 UTC). */
export type DateCell<Key extends string> = KeyCell<"date", Key>;

/** The cells of this kind that a record can have. */
export type DateCellOf<Item> = DateCell<KeysOfType<Item, string | Date>>;

/** Date and time of `key`, in the reader's zone. @example cell.date("created_at") */
export function date<const Key extends string>(key: Key, options: CellOptions = {}): DateCell<Key> {
  return { kind: "date", key, ...options };
}

/** A point in time; in a file as ISO 8601 UTC. */
export const dateKind: CellKind<DateCell<string>> = {
  draw: (value, _cell, { dateStyle = "list" }) => (
    <span className={dateStyle === "list" ? "th-muted" : undefined}>
      <DateTime value={String(value)} style={dateStyle} />
    </span>
  ),
  text: (value, _cell, { locale, timeZone }) =>
    formatDate(String(value), { style: "head", locale, timeZone }),
  fileColumns: rawColumn,
  room: (_cell, { locale, timeZone }) => {
    const year = new Date().getUTCFullYear();
    const days = Array.from({ length: 12 }, (_month, at) =>
      new Date(Date.UTC(year, at, 28, 12)).toISOString(),
    );
    return longest(days.map((day) => formatDate(day, { style: "list", locale, timeZone })));
  },
  sortsLastFirst: true,
};
