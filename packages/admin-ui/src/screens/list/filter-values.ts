import {
  type AnyFilter,
  type Period,
  type PeriodReader,
  parsePeriod,
  periodBounds,
  writePeriod,
} from "@tillhouse/extension-sdk";

/** A range of numbers or amounts; an end that is left out is open. */
export interface NumberRange {
  from?: number;
  to?: number;
}

/** What a filter is set to: a word, words or ids, a stretch of time, a range, or yes or no. */
export type FilterValue = string | readonly string[] | Period | NumberRange | boolean;

/** What is set, by the filters' keys. */
export type FilterValues = Readonly<Record<string, FilterValue>>;

function readRange(text: string): NumberRange | undefined {
  const [from = "", to = "", ...rest] = text.split("..");
  if (rest.length > 0 || !text.includes("..") || (from === "" && to === "")) return undefined;
  const range = { ...(from !== "" && { from: Number(from) }), ...(to !== "" && { to: Number(to) }) };
  const isRight = Object.values(range).every((value) => Number.isFinite(value));
  return isRight && (range.from ?? Number.NEGATIVE_INFINITY) <= (range.to ?? Number.POSITIVE_INFINITY)
    ? range
    : undefined;
}

/** Reads what a filter is set to from an address; `undefined` for what makes no sense. */
export function readFilter(filter: AnyFilter, text: string): FilterValue | undefined {
  if (filter.unavailable !== undefined) return undefined;
  switch (filter.kind) {
    case "choice":
      return filter.options.includes(text) ? text : undefined;
    case "choices":
    case "reference": {
      const words = text.split(",").filter((word) => word !== "");
      const known = filter.kind === "choices" ? words.filter((word) => filter.options.includes(word)) : words;
      return known.length > 0 ? known : undefined;
    }
    case "text":
      return text.trim() === "" ? undefined : text;
    case "date":
      return parsePeriod(text);
    case "number":
    case "money":
      return readRange(text);
    case "yes-no":
      return text === "yes" ? true : text === "no" ? false : undefined;
  }
}

/** Whether a value is a list of words or ids. */
export function isWords(value: FilterValue | undefined): value is readonly string[] {
  return Array.isArray(value);
}

/** Writes what a filter is set to into an address. */
export function writeFilter(filter: AnyFilter, value: FilterValue | undefined): string {
  if (value === undefined) return "";
  if (isWords(value)) return value.join(",");
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (typeof value === "string") return value;
  // A date's value is a period, a number's and an amount's a range: the filter's kind tells which.
  if (filter.kind === "date") return writePeriod(value as Period);
  const { from, to } = value as NumberRange;
  return from === undefined && to === undefined ? "" : `${from ?? ""}..${to ?? ""}`;
}

/** What the store is asked for, as the API takes it. */
export function askFilter(filter: AnyFilter, value: FilterValue, reader?: PeriodReader): unknown {
  // As in `writeFilter`.
  if (filter.kind === "date") return periodBounds(value as Period, new Date(), reader);
  if (filter.kind === "number" || filter.kind === "money") {
    const { from, to } = value as NumberRange;
    return { ...(from !== undefined && { gte: from }), ...(to !== undefined && { lte: to }) };
  }
  if (filter.kind === "reference" && filter.isSingle && isWords(value)) return value[0];
  return value;
}
