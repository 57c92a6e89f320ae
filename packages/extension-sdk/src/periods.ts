/** Stretches of time that move with the day. */
export const relativePeriods = [
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
export type RelativePeriod = (typeof relativePeriods)[number];

/** A stretch of time, relative or between two days (`YYYY-MM-DD`), both of which belong to it. */
export type Period = { relative: RelativePeriod } | { from?: string; to?: string };

const dayPattern = /^\d{4}-\d{2}-\d{2}$/;

function isDay(text: string): boolean {
  if (!dayPattern.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** Reads a period from an address; `undefined` for what is none. @example parsePeriod("2026-11-01..2026-11-15") */
export function parsePeriod(text: string): Period | undefined {
  const relative = relativePeriods.find((word) => word === text);
  if (relative !== undefined) return { relative };
  const [from = "", to = "", ...rest] = text.split("..");
  if (rest.length > 0 || !text.includes("..") || (from === "" && to === "")) return undefined;
  if ((from !== "" && !isDay(from)) || (to !== "" && !isDay(to))) return undefined;
  if (from !== "" && to !== "" && from > to) return undefined;
  return { ...(from !== "" && { from }), ...(to !== "" && { to }) };
}

/** Writes a period into an address. @example writePeriod({ from: "2026-11-01" }) // "2026-11-01.." */
export function writePeriod(period: Period): string {
  return "relative" in period ? period.relative : `${period.from ?? ""}..${period.to ?? ""}`;
}

/** Midnight of a day in the person's own time zone, `days` later. Daylight saving makes days longer and shorter. */
function midnight(date: Date, days = 0): Date {
  return new Date(date.getFullYear(), date.getMonth(), date.getDate() + days);
}

function dayOf(text: string): Date {
  const [year = 0, month = 1, day = 1] = text.split("-").map(Number);
  return new Date(year, month - 1, day);
}

/** First and last day of a relative period, and the day after: all at midnight. Weeks start on Monday (ISO 8601). */
function relativeDays(relative: RelativePeriod, now: Date): { from: Date; until: Date } {
  const tomorrow = midnight(now, 1);
  switch (relative) {
    case "today":
      return { from: midnight(now), until: tomorrow };
    case "yesterday":
      return { from: midnight(now, -1), until: midnight(now) };
    case "last-7-days":
      return { from: midnight(now, -6), until: tomorrow };
    case "last-30-days":
      return { from: midnight(now, -29), until: tomorrow };
    case "last-90-days":
      return { from: midnight(now, -89), until: tomorrow };
    case "this-week": {
      const from = midnight(now, -((now.getDay() + 6) % 7));
      return { from, until: midnight(from, 7) };
    }
    case "this-month":
      return {
        from: new Date(now.getFullYear(), now.getMonth(), 1),
        until: new Date(now.getFullYear(), now.getMonth() + 1, 1),
      };
    case "last-month":
      return {
        from: new Date(now.getFullYear(), now.getMonth() - 1, 1),
        until: new Date(now.getFullYear(), now.getMonth(), 1),
      };
    case "this-year":
      return { from: new Date(now.getFullYear(), 0, 1), until: new Date(now.getFullYear() + 1, 0, 1) };
  }
}

/**
 * The bounds of a period for the store: ISO 8601 UTC, the first one inclusive, the last one not. Days are those of the
 * person's own time zone, and both named days belong to it.
 *
 * @example periodBounds({ from: "2026-11-01", to: "2026-11-01" }) // one whole day
 */
export function periodBounds(period: Period, now: Date = new Date()): { gte?: string; lt?: string } {
  if ("relative" in period) {
    const { from, until } = relativeDays(period.relative, now);
    return { gte: from.toISOString(), lt: until.toISOString() };
  }
  return {
    ...(period.from !== undefined && { gte: dayOf(period.from).toISOString() }),
    ...(period.to !== undefined && { lt: midnight(dayOf(period.to), 1).toISOString() }),
  };
}
