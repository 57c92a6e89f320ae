import { tzOffset } from "@date-fns/tz/tzOffset";

/** How far a zone's clocks are ahead of UTC at a moment, in milliseconds; the person's own zone when left out. */
function offsetAt(moment: Date, timeZone?: string): number {
  return 60_000 * (timeZone === undefined ? -moment.getTimezoneOffset() : tzOffset(timeZone, moment));
}

/**
 * What the clock on the wall shows at a moment, as if that clock were in UTC: read it with `getUTCHours` and its like.
 *
 * @param timeZone IANA name; the person's own zone when left out
 * @example wallClock(new Date("2026-11-21T23:30:00Z"), "Europe/Copenhagen").toISOString() // "2026-11-22T00:30:00.000Z"
 */
export function wallClock(moment: Date, timeZone?: string): Date {
  return new Date(moment.getTime() + offsetAt(moment, timeZone));
}

const aDay = 86_400_000;

/**
 * The moment at which the clock on the wall shows something: the reverse of {@link wallClock}. What it shows twice is
 * the first of the two; what it skips is the moment at which it skips it.
 *
 * @example momentAt(new Date("2026-11-22T00:30:00Z"), "Europe/Copenhagen").toISOString() // "2026-11-21T23:30:00.000Z"
 */
export function momentAt(wall: Date, timeZone?: string): Date {
  const candidate = (near: number) =>
    new Date(wall.getTime() - offsetAt(new Date(wall.getTime() + near), timeZone));
  const isRight = (moment: Date) => wallClock(moment, timeZone).getTime() === wall.getTime();
  const before = candidate(-aDay);
  const after = candidate(aDay);
  return !isRight(before) && isRight(after) ? after : before;
}
