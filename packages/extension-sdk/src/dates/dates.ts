import { formatLocale } from "../format/format-locale";

/**
 * How a date is read: `list` in tables, `head` in page heads, `long` in tooltips (with the time zone),
 * `day` without a time, `time` where the day is known, `relative` in timelines (relative for 24 hours, then the date).
 */
export type DateStyle = "list" | "head" | "long" | "day" | "time" | "relative";

/** Settings of {@link formatDate}; all have sensible defaults. */
export interface DateOptions {
  /** How it is read; see {@link DateStyle}. */
  style: DateStyle;
  /** Language code such as `de`. Left out: the browser's own. */
  locale?: string;
  /** IANA name; the reader's own zone when left out. */
  timeZone?: string;
  /** For tests and for relative dates; now when left out. */
  now?: Date;
}

const formats = new Map<string, Intl.DateTimeFormat>();

function formatFor(locale: string | undefined, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale ?? ""}:${JSON.stringify(options)}`;
  let format = formats.get(key);
  if (format === undefined) {
    format = new Intl.DateTimeFormat(locale, options);
    formats.set(key, format);
  }
  return format;
}

const dayAndMonth = { day: "numeric", month: "short" } as const;
const hourAndMinute = { hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const;

function relative(date: Date, now: Date, locale: string | undefined): string | undefined {
  const minutes = Math.round((now.getTime() - date.getTime()) / 60_000);
  if (minutes < 0 || minutes >= 24 * 60) return undefined;
  const format = new Intl.RelativeTimeFormat(locale, { numeric: "auto", style: "short" });
  if (minutes < 1) return format.format(0, "minute");
  return minutes < 60 ? format.format(-minutes, "minute") : format.format(-Math.round(minutes / 60), "hour");
}

/**
 * A date as text, in the reader's language and time zone.
 *
 * @param value ISO 8601 UTC, as the store sends it
 * @returns for `list`: `19 Nov 18:04`, in other years `19 Nov 2025`; an empty string where `value` is no date.
 * @example formatDate(order.created_at, { style: "day", locale: "en", timeZone: "Europe/Oslo" }) // "19 Nov 2026"
 */
export function formatDate(
  value: string,
  { style, locale, timeZone, now = new Date() }: DateOptions,
): string {
  const date = new Date(value);
  if (Number.isNaN(date.getTime())) return "";
  const reader = formatLocale(locale);
  const year = { year: "numeric", timeZone } as const;
  const dayOf = () => formatFor(reader, { ...dayAndMonth, ...year }).format(date);
  const timeOf = () => formatFor(reader, { ...hourAndMinute, timeZone }).format(date);
  switch (style) {
    case "day":
      return dayOf();
    case "time":
      return timeOf();
    case "head":
      return `${dayOf()}, ${timeOf()}`;
    case "long":
      return formatFor(reader, { dateStyle: "full", timeStyle: "long", timeZone }).format(date);
    case "relative": {
      const ago = relative(date, now, reader);
      if (ago !== undefined) return ago;
      return formatDate(value, { style: "list", locale, timeZone, now });
    }
    case "list": {
      const yearOf = formatFor(reader, year);
      return yearOf.format(date) === yearOf.format(now)
        ? `${formatFor(reader, { ...dayAndMonth, timeZone }).format(date)} ${timeOf()}`
        : dayOf();
    }
  }
}
