const formats = new Map<string, Intl.DateTimeFormat>();

function clockOf(timeZone: string): Intl.DateTimeFormat {
  let format = formats.get(timeZone);
  if (format === undefined) {
    format = new Intl.DateTimeFormat("en-US", {
      timeZone,
      calendar: "gregory",
      numberingSystem: "latn",
      hourCycle: "h23",
      year: "numeric",
      month: "numeric",
      day: "numeric",
      hour: "numeric",
      minute: "numeric",
      second: "numeric",
    });
    formats.set(timeZone, format);
  }
  return format;
}

/**
 * What the clock on the wall shows at a moment, as if that clock were in UTC: read it with `getUTCHours` and its like.
 *
 * @param timeZone IANA name; the person's own zone when left out
 * @example wallClock(new Date("2026-11-21T23:30:00Z"), "Europe/Copenhagen").toISOString() // "2026-11-22T00:30:00.000Z"
 */
export function wallClock(moment: Date, timeZone?: string): Date {
  if (timeZone === undefined) return new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000);
  const parts = { year: 0, month: 1, day: 1, hour: 0, minute: 0, second: 0 };
  // `in` has just told that it is one of them.
  for (const { type, value } of clockOf(timeZone).formatToParts(moment))
    if (type in parts) parts[type as keyof typeof parts] = Number(value);
  const { year, month, day, hour, minute, second } = parts;
  return new Date(Date.UTC(year, month - 1, day, hour, minute, second, moment.getUTCMilliseconds()));
}

const aDay = 86_400_000;

/**
 * The moment at which the clock on the wall shows something: the reverse of {@link wallClock}. What it shows twice is
 * the first of the two; what it skips is the moment at which it skips it.
 *
 * @example momentAt(new Date("2026-11-22T00:30:00Z"), "Europe/Copenhagen").toISOString() // "2026-11-21T23:30:00.000Z"
 */
export function momentAt(wall: Date, timeZone?: string): Date {
  const candidate = (near: number) => {
    const moment = new Date(wall.getTime() + near);
    return new Date(wall.getTime() - (wallClock(moment, timeZone).getTime() - moment.getTime()));
  };
  const isRight = (moment: Date) => wallClock(moment, timeZone).getTime() === wall.getTime();
  const before = candidate(-aDay);
  const after = candidate(aDay);
  return !isRight(before) && isRight(after) ? after : before;
}
