import type { NumberRange } from "../format/number-range";

/** Writes a range into an address: `1..5`, `..5`. */
export function serializeRange({ from, to }: NumberRange): string {
  return from === undefined && to === undefined ? "" : `${from ?? ""}..${to ?? ""}`;
}

/** Reads what {@link serializeRange} wrote; `undefined` for what is no range. */
export function parseRange(text: string): NumberRange | undefined {
  const [from = "", to = "", ...rest] = text.split("..");
  if (rest.length > 0 || !text.includes("..") || (from === "" && to === "")) return undefined;
  const range = { ...(from !== "" && { from: Number(from) }), ...(to !== "" && { to: Number(to) }) };
  const isRight = Object.values(range).every((value) => Number.isFinite(value));
  return isRight && (range.from ?? Number.NEGATIVE_INFINITY) <= (range.to ?? Number.POSITIVE_INFINITY)
    ? range
    : undefined;
}

/** A range as the API takes it, both ends included. */
export function rangeToQuery({ from, to }: NumberRange): {
  /** The lower end. Left out: open. */
  gte?: number;
  /** The upper end. Left out: open. */
  lte?: number;
} {
  return { ...(from !== undefined && { gte: from }), ...(to !== undefined && { lte: to }) };
}

/** A range in words, whatever its ends are; an end that is left out is open. */
export function describeRange<End>(
  range: {
    /** The lower end. Left out: open. */
    from?: End;
    /** The upper end. Left out: open. */
    to?: End;
  },
  describe: (end: End) => string,
): string {
  const [from, to] = [range.from, range.to].map((end) => (end === undefined ? "" : describe(end)));
  if (from === to) return from ?? "";
  if (!to) return `≥ ${from}`;
  return from ? `${from} – ${to}` : `≤ ${to}`;
}
