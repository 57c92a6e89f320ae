import { readStockChange } from "@tillhouse/extension-sdk/commerce";
import { parseNumber } from "@tillhouse/extension-sdk/inputs";

/** More than this no store keeps of one item: its database has no room for it. */
export const mostUnits = 2_147_483_647;

/** What a line says of one location: how much is stocked there, or what comes and goes. */
interface CountedAmount {
  locationId: string;
  value?: number;
  change?: number;
}

/** A line of a count that can be read. */
export interface CountLine {
  /** Counted from 1, as editors do. */
  number: number;
  text: string;
  sku: string;
  amounts: readonly CountedAmount[];
}

/** Lines that cannot be used, and why. */
export interface CountProblem {
  kind: "noSku" | "noNumber" | "number" | "severalNumbers" | "unknown" | "ambiguous" | "doubled";
  lines: readonly Pick<CountLine, "number" | "text">[];
  /** The SKU, or what stands in the place of a number. */
  said: string;
}

/** What a pasted count says, before anything is looked for. */
export interface ParsedCount {
  /** The line that names the columns, where there is one. */
  head?: Pick<CountLine, "number" | "text">;
  /** Heads of columns that are no locations: what stands below them is left out. */
  unusedHeads: readonly string[];
  lines: readonly CountLine[];
  problems: readonly CountProblem[];
}

/** What reading a count follows from. */
export interface CountSetting {
  locale?: string;
  locations: readonly { id: string; name: string }[];
  /** Where it was counted, if no head says so. */
  locationId: string;
  /** The word for a SKU in the person's language. */
  skuLabel: string;
}

const plain = (text: string) => text.trim().toLowerCase();

/** The cells of a line; a cell in quotes may hold the separator. */
function cellsOf(line: string, separator: string): string[] {
  const cells: string[] = [];
  let [cell, isQuoted] = ["", false];
  for (let at = 0; at < line.length; at++) {
    const sign = line[at] ?? "";
    if (sign === '"' && (isQuoted || cell.trim() === "")) {
      const isEscaped = isQuoted && line[at + 1] === '"';
      if (isEscaped) {
        cell += sign;
        at++;
      } else isQuoted = !isQuoted;
    } else if (sign === separator && !isQuoted) {
      cells.push(cell.trim());
      cell = "";
    } else cell += sign;
  }
  return [...cells, cell.trim()];
}

type Amount = Pick<CountedAmount, "value" | "change"> | "number" | undefined;

/** What a cell says: an amount, a number that is none, or no number at all. */
function amountOf(cell: string, locale: string | undefined): Amount {
  const change = readStockChange(cell);
  if (change !== undefined) return { change };
  const value = parseNumber(cell, locale);
  if (value === null || Number.isNaN(value)) return undefined;
  return Number.isInteger(value) && value >= 0 && value <= mostUnits ? { value } : "number";
}

/** Which column is what, as the first line says it; `undefined` where it is no head. */
function readHead(cells: readonly string[], { locations, skuLabel }: CountSetting) {
  const skuAt = cells.findIndex((cell) => ["sku", plain(skuLabel)].includes(plain(cell)));
  const headed = cells.map((cell) => {
    const found = locations.filter(({ id, name }) => id === cell || plain(name) === plain(cell));
    return found.length === 1 ? found[0]?.id : undefined;
  });
  const isNamed = skuAt >= 0 || headed.some((location) => location !== undefined);
  // A line without a digit counts nothing.
  const isWords = cells.filter(Boolean).length > 1 && !cells.some((cell) => /\p{Nd}/u.test(cell));
  return isNamed || isWords ? { skuAt: Math.max(0, skuAt), locations: headed } : undefined;
}

/**
 * Reads a count that was copied from a spreadsheet: a SKU and a number in each line, with tabs, semicolons or commas between them, or
 * a first line that names locations. A number that can be read in two ways is not guessed.
 */
export function parseCount(text: string, setting: CountSetting): ParsedCount {
  const separator = ["\t", ";"].find((sign) => text.includes(sign)) ?? ",";
  const written = text
    .split(/\r\n|\r|\n/)
    .map((line, index) => ({ number: index + 1, text: line, cells: cellsOf(line, separator) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ""));
  const [first, ...others] = written;
  const head = first && readHead(first.cells, setting);
  const lines: CountLine[] = [];
  const problems: CountProblem[] = [];
  const skuAt = head?.skuAt ?? 0;
  const locations = head?.locations ?? [];
  const hasLocations = locations.some((location) => location !== undefined);
  for (const { cells, ...line } of head ? others : written) {
    const sku = cells[skuAt] ?? "";
    const wrong = (kind: CountProblem["kind"], said = sku) => problems.push({ kind, lines: [line], said });
    const rest = cells
      .map((cell, at) => ({ cell, at, locationId: hasLocations ? locations[at] : setting.locationId }))
      .filter(({ cell, at, locationId }) => at !== skuAt && cell !== "" && locationId !== undefined)
      .map(({ cell, locationId = "" }) => ({ cell, locationId, amount: amountOf(cell, setting.locale) }));
    // Beside a SKU and a number there may be a title; beside numbers of named locations there is nothing.
    const counted = hasLocations ? rest : rest.filter(({ amount }) => amount !== undefined);
    const bad = counted.find(({ amount }) => typeof amount !== "object");
    if (sku === "") wrong("noSku", "");
    else if (rest.length === 0) wrong("noNumber");
    else if (counted.length === 0) wrong("number", rest[0]?.cell);
    else if (!hasLocations && counted.length > 1) wrong("severalNumbers");
    else if (bad !== undefined) wrong("number", bad.cell);
    else {
      const amounts = counted.flatMap(({ locationId, amount }) =>
        typeof amount === "object" ? [{ locationId, ...amount }] : [],
      );
      lines.push({ ...line, sku, amounts });
    }
  }
  return {
    head: head && first && { number: first.number, text: first.text },
    unusedHeads: hasLocations
      ? (first?.cells ?? []).filter((cell, at) => cell !== "" && at !== skuAt && locations[at] === undefined)
      : [],
    lines,
    problems,
  };
}
