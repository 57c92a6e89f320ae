import { formatMoney, minorUnitDigits } from "../../format/money";
import { formatForInput, parseAmount, parseNumber, readNumber } from "../../inputs/numbers/parse-number";
import type { GridColumn, GridValue } from "../column";

/** What a cell holds: a value, or a text that is none of its column's. */
export interface GridEntry {
  value: GridValue;
  /** As it was typed or pasted, where it cannot be read: it stays to be seen and mended. */
  text?: string;
}

/** How the person writes: their numbers, and their words for yes and no. */
export interface GridSpeech {
  locale?: string;
  yes: string;
  no: string;
}

/** What is wrong with a cell: a sentence, or the key of a text with what it names. */
export type GridProblem = string | { key: string; values?: Record<string, string | number> };

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
      return formatForInput(Number(value) / 10 ** digits, speech.locale, digits);
    }
    case "number":
      return formatForInput(Number(value), speech.locale);
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
  { locale }: GridSpeech,
): GridProblem | undefined {
  if (column.kind === "money") return value < 0 ? { key: "grid.problems.negative" } : undefined;
  if (column.kind !== "number") return undefined;
  const { minimum, maximum, digits = 0 } = column;
  const write = (limit: number) => formatForInput(limit, locale);
  if (digits === 0 && !Number.isInteger(value)) return { key: "grid.problems.whole" };
  if (minimum !== undefined && value < minimum)
    return { key: "grid.problems.minimum", values: { limit: write(minimum) } };
  if (maximum !== undefined && value > maximum)
    return { key: "grid.problems.maximum", values: { limit: write(maximum) } };
  return undefined;
}

/** Why a text could not be read. */
function textProblem<Row>(
  column: GridColumn<Row>,
  text: string,
  { locale, yes, no }: GridSpeech,
): GridProblem {
  if (column.kind === "select") return { key: "grid.problems.option" };
  if (column.kind === "boolean") return { key: "grid.problems.boolean", values: { yes, no } };
  const digits = column.kind === "money" ? minorUnitDigits(column.currencyCode) : undefined;
  const typed = readNumber(text, locale);
  if (typed && digits !== undefined && typed.fraction.length > digits)
    return digits === 0
      ? { key: "grid.problems.whole" }
      : { key: "grid.problems.digits", values: { count: digits } };
  const example = formatForInput(1250, locale, digits ?? 0);
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
    if (column.kind === "money") {
      const written = formatMoney({
        amount: value,
        currencyCode: column.currencyCode,
        locale: speech.locale,
      });
      // The head of the column names the currency.
      return written.slice(0, written.lastIndexOf(" "));
    }
    if (column.kind === "number") return new Intl.NumberFormat(speech.locale).format(value);
  }
  return cellText(column, entry, speech) || "–";
}
