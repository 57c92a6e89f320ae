import { boundsOf, type GridCell, type GridRange, type GridSize } from "./selection";

/** A text that goes into a cell. */
export interface GridWrite extends GridCell {
  /** As it was copied; it is read as if it had been typed. */
  text: string;
}

const quoted = (text: string) => (/["\t\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** Rows of texts as spreadsheets take them from the clipboard: tabs between cells, a line for each row. */
export function formatTsv(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => row.map(quoted).join("\t")).join("\n");
}

/**
 * What spreadsheets put on the clipboard, as rows of texts. A cell in quotes may hold tabs, line breaks and doubled quotes; a
 * quote within a text is a quote.
 *
 * @example parseTsv('S\t12,50\n"a ""b"""\t') // [["S", "12,50"], ['a "b"', ""]]
 */
export function parseTsv(text: string): string[][] {
  const separator = /[\t\r\n]/g;
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  /** What is in quotes, from behind the first of them; one that is never closed takes all that is left. */
  const readQuoted = (): string => {
    let cell = "";
    for (;;) {
      const end = text.indexOf('"', at);
      cell += text.slice(at, end < 0 ? undefined : end);
      at = end < 0 ? text.length : end + 1;
      if (end < 0 || text[at] !== '"') return cell;
      cell += '"';
      at += 1;
    }
  };
  for (;;) {
    const isQuoted = text[at] === '"';
    if (isQuoted) at += 1;
    const inQuotes = isQuoted ? readQuoted() : "";
    separator.lastIndex = at;
    const end = separator.exec(text)?.index ?? text.length;
    row.push(inQuotes + text.slice(at, end));
    at = end + 1;
    if (text[end] === "\t") continue;
    if (text.startsWith("\r\n", end)) at += 1;
    rows.push(row);
    row = [];
    // Spreadsheets end the last row, too.
    if (at >= text.length) return rows;
  }
}

/**
 * Where the cells of a block go that is pasted into a range. Where the range is the block some times over it is repeated, so that
 * one cell fills all of them; else it begins at the first cell of the range and goes as far as it reaches.
 *
 * @returns what is written, and how many cells have no place
 */
export function planPaste(
  block: readonly (readonly string[])[],
  range: GridRange,
  size: GridSize,
): {
  /** What goes into which cell. */
  writes: GridWrite[];
  /** How many cells have no space in the grid. */
  cut: number;
} {
  const { top, bottom, start, end } = boundsOf(range);
  const height = block.length;
  const width = Math.max(0, ...block.map((row) => row.length));
  if (height === 0 || width === 0) return { writes: [], cut: 0 };
  const [rows, columns] = [bottom - top + 1, end - start + 1];
  const repeats = (count: number, length: number) => (count % length === 0 ? count : length);
  const isRepeated = rows % height === 0 && columns % width === 0;
  const wanted = {
    rows: isRepeated ? repeats(rows, height) : height,
    columns: isRepeated ? repeats(columns, width) : width,
  };
  const writes: GridWrite[] = [];
  let cut = 0;
  for (let row = 0; row < wanted.rows; row++)
    for (let column = 0; column < wanted.columns; column++) {
      const text = block[row % height]?.[column % width];
      if (text === undefined) continue;
      if (top + row >= size.rows || start + column >= size.columns) cut += 1;
      else writes.push({ row: top + row, column: start + column, text });
    }
  return { writes, cut };
}
