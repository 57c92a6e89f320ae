import { minorUnitDigits } from "../../format/money";
import { parseAmount, parseNumber, readNumber } from "../../inputs/numbers/parse-number";
import type { GridColumn, GridValue } from "./column";

/** What a cell holds: a value, or a text that is none of its column's. */
export interface GridEntry {
  /** What the cell holds. Amounts are integers in the currency's minor unit. */
  value: GridValue;
  /** As it was typed or pasted, where it cannot be read: it stays to be seen and mended. */
  text?: string;
}

/** How the person writes: their numbers, and their words for yes and no. See {@link createSpeech}. */
export interface GridSpeech {
  /** Language code such as `de`. Left out: the browser's own. */
  locale?: string;
  /** The word for yes, in the person's language. */
  yes: string;
  /** The word for no, in the person's language. */
  no: string;
  /** Writes a number with at least so many digits behind the decimal sign; grouped where it is to be read only. */
  number(value: number, digits?: number, isGrouped?: boolean): string;
}

/** How somebody writes. Its formatters are made once: thousands of cells are written with them. */
export function createSpeech({ locale, yes, no }: Pick<GridSpeech, "locale" | "yes" | "no">): GridSpeech {
  const formats = new Map<string, Intl.NumberFormat>();
  return {
    locale,
    yes,
    no,
    number: (value, digits = 0, isGrouped = false) => {
      const key = `${digits} ${isGrouped}`;
      let format = formats.get(key);
      if (format === undefined) {
        format = new Intl.NumberFormat(locale, {
          useGrouping: isGrouped,
          minimumFractionDigits: digits,
          maximumFractionDigits: Math.max(digits, 10),
        });
        formats.set(key, format);
      }
      return format.format(value);
    },
  };
}

/** What is wrong with a cell: a sentence, or the key of a text with what it names. */
export type GridProblem =
  | string
  | {
      /** The key of the text. */
      key: string;
      /** What fills its gaps. */
      values?: Record<string, string | number>;
    };

/**
 * What a cell holds, as text. It is what is typed over, copied and looked through: numbers in the person's own signs, without
 * grouping, so that any spreadsheet in their language takes them for numbers.
 */
export function cellText<Row>(
  column: GridColumn<Row>,
  { value, text }: GridEntry,
  speech: GridSpeech,
): string {
  if (text !== undefined) return text;
  if (value === null) return "";
  switch (column.kind) {
    case "money": {
      const digits = minorUnitDigits(column.currencyCode);
      return speech.number(Number(value) / 10 ** digits, digits);
    }
    case "number":
      return speech.number(Number(value));
    case "boolean":
      return value === true ? speech.yes : speech.no;
    case "select":
      return column.options.find((option) => option.value === value)?.label ?? String(value);
    default:
      return String(value);
  }
}

const plain = (text: string) => text.trim().toLowerCase();

function readBoolean(text: string, { yes, no }: GridSpeech): boolean | undefined {
  const word = plain(text);
  if ([plain(yes), "true", "1", "yes"].includes(word)) return true;
  return [plain(no), "false", "0", "no", ""].includes(word) ? false : undefined;
}

/**
 * Reads what was typed or pasted into a cell. What cannot be read is kept as it is.
 *
 * @example readCell(price, "12,50", { locale: "de", yes: "ja", no: "nein" }) // { value: 1250 }
 */
export function readCell<Row>(column: GridColumn<Row>, text: string, speech: GridSpeech): GridEntry {
  const asNumber = (value: number | null): GridEntry =>
    Number.isNaN(value) ? { value: null, text } : { value };
  switch (column.kind) {
    case "money": {
      // Spreadsheets copy the code of the currency with the amount.
      const amount = text.replace(/^\s*\p{L}{3}\s+|\s+\p{L}{3}\s*$|\p{Sc}/gu, "");
      return asNumber(parseAmount(amount, minorUnitDigits(column.currencyCode), speech.locale));
    }
    case "number":
      return asNumber(parseNumber(text, speech.locale));
    case "boolean": {
      const value = readBoolean(text, speech);
      return value === undefined ? { value: false, text } : { value };
    }
    case "select": {
      const word = plain(text);
      if (word === "") return { value: null };
      const found = column.options.find(
        (option) => plain(option.label) === word || plain(option.value) === word,
      );
      return found ? { value: found.value } : { value: null, text };
    }
    default:
      return { value: text.trim() === "" ? null : text.trim() };
  }
}

/** What is wrong with a number or an amount that can be read. */
function limitProblem<Row>(
  column: GridColumn<Row>,
  value: number,
  speech: GridSpeech,
): GridProblem | undefined {
  if (column.kind === "money") return value < 0 ? { key: "grid.problems.negative" } : undefined;
  if (column.kind !== "number") return undefined;
  const { minimum, maximum, digits = 0 } = column;
  const write = (limit: number) => speech.number(limit);
  if (digits === 0 && !Number.isInteger(value)) return { key: "grid.problems.integer" };
  if (minimum !== undefined && value < minimum)
    return { key: "grid.problems.minimum", values: { limit: write(minimum) } };
  if (maximum !== undefined && value > maximum)
    return { key: "grid.problems.maximum", values: { limit: write(maximum) } };
  return undefined;
}

/** Why a text could not be read. */
function textProblem<Row>(column: GridColumn<Row>, text: string, speech: GridSpeech): GridProblem {
  if (column.kind === "select") return { key: "grid.problems.option" };
  if (column.kind === "boolean")
    return { key: "grid.problems.boolean", values: { yes: speech.yes, no: speech.no } };
  const digits = column.kind === "money" ? minorUnitDigits(column.currencyCode) : undefined;
  const typed = readNumber(text, speech.locale);
  if (typed && digits !== undefined && typed.fraction.length > digits)
    return digits === 0
      ? { key: "grid.problems.integer" }
      : { key: "grid.problems.digits", values: { count: digits } };
  const example = speech.number(1250, digits ?? 0);
  return { key: "grid.problems.number", values: { example } };
}

/** What is wrong with what a cell holds, before the store has seen it. */
export function cellProblem<Row>(
  column: GridColumn<Row>,
  { value, text }: GridEntry,
  row: Row,
  speech: GridSpeech,
): GridProblem | undefined {
  if (text !== undefined) return textProblem(column, text, speech);
  if (value === null && column.isRequired) return { key: "grid.problems.required" };
  const limit = typeof value === "number" ? limitProblem(column, value, speech) : undefined;
  // Who reads a cell makes the value that its column has.
  return limit ?? column.check?.(value as never, row);
}

/** What a cell shows where nobody edits it: an amount is grouped, emptiness is a dash. */
export function shownText<Row>(column: GridColumn<Row>, entry: GridEntry, speech: GridSpeech): string {
  const { value, text } = entry;
  if (text === undefined && typeof value === "number") {
    const digits = column.kind === "money" ? minorUnitDigits(column.currencyCode) : 0;
    return speech.number(value / 10 ** digits, digits, true);
  }
  return cellText(column, entry, speech) || "–";
}
