/** A length of time, part by part, as people say it. */
export interface Duration {
  years: number;
  months: number;
  days: number;
  hours: number;
  minutes: number;
}

/** The parts, the longest first. */
export const durationUnits = ["years", "months", "days", "hours", "minutes"] as const;

export const noDuration: Duration = { years: 0, months: 0, days: 0, hours: 0, minutes: 0 };

const iso = /^P(?:(\d+)Y)?(?:(\d+)M)?(?:(\d+)W)?(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/;

/**
 * The parts of an ISO 8601 duration. Weeks are days; seconds count as a minute once there are thirty: nobody is asked for them.
 *
 * @returns `undefined` where the text is no duration
 * @example readDuration("P1M15DT12H") // 1 month, 15 days, 12 hours
 */
export function readDuration(text: string | null): Duration | undefined {
  const found = iso.exec(text ?? "");
  if (found === null || text === "P") return undefined;
  const [years = 0, months = 0, weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] = found
    .slice(1)
    .map((part) => Number(part ?? 0));
  return { years, months, days: days + weeks * 7, hours, minutes: minutes + Math.round(seconds / 60) };
}

/**
 * The parts as an ISO 8601 duration, without what is zero.
 *
 * @returns `null` where nothing is left: the store takes no duration of no length
 * @example writeDuration({ ...noDuration, days: 30 }) // "P30D"
 */
export function writeDuration({ years, months, days, hours, minutes }: Duration): string | null {
  const part = (count: number, letter: string) => (count > 0 ? `${count}${letter}` : "");
  const day = part(years, "Y") + part(months, "M") + part(days, "D");
  const time = part(hours, "H") + part(minutes, "M");
  return day + time === "" ? null : `P${day}${time === "" ? "" : `T${time}`}`;
}

/** The parts that are there, in words: "1 month, 15 days". */
export function durationWords(
  parts: Duration,
  translate: (
    key: `discounts.duration.${(typeof durationUnits)[number]}`,
    values: { count: number },
  ) => string,
): string[] {
  return durationUnits
    .filter((unit) => parts[unit] > 0)
    .map((unit) => translate(`discounts.duration.${unit}`, { count: parts[unit] }));
}
