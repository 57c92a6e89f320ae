import { formatLocale } from "../format/format-locale";
import { momentAt, wallClock } from "./zoned-time";

/** Stretches of time that move with the day. */
export const relativeDateRanges = [
  "today",
  "yesterday",
  "last-7-days",
  "last-30-days",
  "last-90-days",
  "this-week",
  "this-month",
  "last-month",
  "this-year",
] as const;

/** A stretch of time that moves with the day. */
export type RelativeDateRange = (typeof relativeDateRanges)[number];

/** A stretch of time, relative or between two days (`YYYY-MM-DD`), both of which belong to it. */
export type DateRange =
  | {
      /** Which stretch of time, counted from today. */
      relative: RelativeDateRange;
    }
  | {
      /** The first day, `YYYY-MM-DD`. Left out: from the beginning. */
      from?: string;
      /** The last day, `YYYY-MM-DD`. Left out: to the end. */
      to?: string;
    };

const dayPattern = /^\d{4}-\d{2}-\d{2}$/;

function isDay(text: string): boolean {
  if (!dayPattern.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** Reads a period from an address; `undefined` for what is none. @example parseDateRange("2026-11-01..2026-11-15") */
export function parseDateRange(text: string): DateRange | undefined {
  const relative = relativeDateRanges.find((word) => word === text);
  if (relative !== undefined) return { relative };
  const [from = "", to = "", ...rest] = text.split("..");
  if (rest.length > 0 || !text.includes("..") || (from === "" && to === "")) return undefined;
  if ((from !== "" && !isDay(from)) || (to !== "" && !isDay(to))) return undefined;
  if (from !== "" && to !== "" && from > to) return undefined;
  return { ...(from !== "" && { from }), ...(to !== "" && { to }) };
}

/** Writes a period into an address. @example serializeDateRange({ from: "2026-11-01" }) // "2026-11-01.." */
export function serializeDateRange(period: DateRange): string {
  return "relative" in period ? period.relative : `${period.from ?? ""}..${period.to ?? ""}`;
}

/** A day of the calendar as midnight UTC. Months and days may run over: day 0 is the last one of the month before. */
function day(year: number, month: number, date: number): Date {
  return new Date(Date.UTC(year, month, date));
}

function later(from: Date, days: number): Date {
  return day(from.getUTCFullYear(), from.getUTCMonth(), from.getUTCDate() + days);
}

/** On which day a week begins, counted from Monday as 1. It is Monday (ISO 8601) where the browser cannot tell. */
function firstDayOfWeek(locale: string | undefined): number {
  if (locale === undefined) return 1;
  // Browsers have the one or the other, and TypeScript knows neither yet.
  const known = new Intl.Locale(formatLocale(locale) ?? locale) as Intl.Locale & {
    getWeekInfo?: () => { firstDay: number };
    weekInfo?: { firstDay: number };
  };
  return (known.getWeekInfo?.() ?? known.weekInfo)?.firstDay ?? 1;
}

/** Whom a period is for. */
export interface DateRangeOptions {
  /** IANA name; the person's own zone when left out. */
  timeZone?: string;
  /** Tells on which day weeks begin; Monday when left out. */
  locale?: string;
}

/** The first day of a relative period and the first day after it. */
function relativeDays(relative: RelativeDateRange, today: Date, locale?: string): [from: Date, until: Date] {
  const [year, month] = [today.getUTCFullYear(), today.getUTCMonth()];
  switch (relative) {
    case "today":
      return [today, later(today, 1)];
    case "yesterday":
      return [later(today, -1), today];
    case "last-7-days":
      return [later(today, -6), later(today, 1)];
    case "last-30-days":
      return [later(today, -29), later(today, 1)];
    case "last-90-days":
      return [later(today, -89), later(today, 1)];
    case "this-week": {
      const first = later(today, -((today.getUTCDay() - firstDayOfWeek(locale) + 7) % 7));
      return [first, later(first, 7)];
    }
    case "this-month":
      return [day(year, month, 1), day(year, month + 1, 1)];
    case "last-month":
      return [day(year, month - 1, 1), day(year, month, 1)];
    case "this-year":
      return [day(year, 0, 1), day(year + 1, 0, 1)];
  }
}

/**
 * The bounds of a period for the store: ISO 8601 UTC, the first one inclusive, the last one not. Days are those of the
 * person's own time zone, however long they are there, and both named days belong to it.
 *
 * @example dateRangeBounds({ from: "2026-11-01", to: "2026-11-01" }) // one whole day
 */
export function dateRangeBounds(
  period: DateRange,
  now: Date = new Date(),
  { timeZone, locale }: DateRangeOptions = {},
): {
  /** The first moment of it, ISO 8601 UTC. Left out: from the beginning. */
  gte?: string;
  /** The first moment after it, ISO 8601 UTC. Left out: to the end. */
  lt?: string;
} {
  const iso = (midnight: Date) => momentAt(midnight, timeZone).toISOString();
  if ("relative" in period) {
    const [from, until] = relativeDays(period.relative, later(wallClock(now, timeZone), 0), locale);
    return { gte: iso(from), lt: iso(until) };
  }
  const { from, to } = period;
  return {
    ...(from !== undefined && { gte: iso(new Date(from)) }),
    ...(to !== undefined && { lt: iso(later(new Date(to), 1)) }),
  };
}
