import Papa from "papaparse";
import { AdminError } from "../../errors/errors";
import { nextTurn } from "./slices";

/** What a file of rows holds. Every row has a cell for each heading. */
export interface CsvTable {
  /** The first line of the file. */
  headings: readonly string[];
  /** The lines below it. */
  rows: readonly (readonly string[])[];
}

/** How a file is read. */
export interface ReadCsvOptions {
  /** Ends the reading. */
  signal?: AbortSignal;
  /** Told after each part of the file, with a share from 0 to 1. */
  onProgress?(share: number): void;
  /** Lets the page draw between two parts; only tests need another way. */
  pause?(): Promise<void>;
}

/** Characters that are read at once: a part of the file that takes a few milliseconds. */
const partLength = 262_144;

/** An export keeps what a spreadsheet would run as a formula from being run: with an apostrophe before it. */
const guarded = /^'(?=[\s\p{Cc}\p{Cf}]*[=@+\-＝＋－＠])/u;

/**
 * The text of a file. Spreadsheets write UTF-8, UTF-16 or, on older systems, Windows' own encoding of western languages.
 *
 * @example decodeText(new Uint8Array([0xe9])) // "é"
 */
export function decodeText(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

/**
 * Reads the text of a CSV file part by part, so that the page never stands still: commas, semicolons, tabs, quotes over several
 * lines, with or without a mark at its start. Empty lines are left out, and so are columns without heading and content.
 *
 * @throws AdminError (`invalid`) where the file has no row below its headings
 * @example const { headings, rows } = await parseCsv("Handle;Title\nshirt;Shirt");
 */
export async function parseCsv(text: string, options: ReadCsvOptions = {}): Promise<CsvTable> {
  const { signal, onProgress, pause = nextTurn } = options;
  const lines = await new Promise<string[][]>((resolve, reject) => {
    const read: string[][] = [];
    Papa.parse<string[]>(text.replace(/^\uFEFF/, ""), {
      skipEmptyLines: "greedy",
      chunkSize: partLength,
      chunk: ({ data, meta }: Papa.ParseResult<string[]>, parser: Papa.Parser) => {
        for (const line of data) read.push(line);
        onProgress?.(Math.min(1, meta.cursor / Math.max(1, text.length)));
        if (signal?.aborted) {
          parser.abort();
          reject(signal.reason);
          return;
        }
        parser.pause();
        void pause().then(() => parser.resume());
      },
      complete: () => resolve(read),
    });
  });
  signal?.throwIfAborted();
  const [head = [], ...body] = lines;
  if (body.length === 0) throw new AdminError("invalid", "The file has no rows below its headings.");
  const width = head.length;
  const kept = head
    .map((heading, index) => ({ heading: heading.trim(), index }))
    .filter(({ heading, index }) => heading !== "" || body.some((row) => (row[index] ?? "").trim() !== ""));
  const isWhole = kept.length === width;
  return {
    headings: kept.map(({ heading }) => heading),
    rows: body.map((row) =>
      (isWhole && row.length === width ? row : kept.map(({ index }) => row[index] ?? "")).map((cell) =>
        cell.replace(guarded, ""),
      ),
    ),
  };
}

/** Reads a CSV file. See {@link parseCsv}. @example const table = await readCsv(file, { onProgress: setShare }); */
export async function readCsv(file: Blob, options?: ReadCsvOptions): Promise<CsvTable> {
  return parseCsv(decodeText(new Uint8Array(await file.arrayBuffer())), options);
}

/** Rows that are written at once. */
const rowsAtOnce = 500;

/**
 * Writes a CSV file as the store's importer reads it: semicolons, every cell in quotes, no empty line at the end (which would count as
 * a row without a handle).
 *
 * @example await writeCsv(["Product Handle", "Product Title"], [["shirt", "Shirt"]]);
 */
export async function writeCsv(
  headings: readonly string[],
  rows: readonly (readonly string[])[],
  pause: () => Promise<void> = nextTurn,
): Promise<string> {
  const write = (part: readonly (readonly string[])[]) =>
    Papa.unparse(
      part.map((row) => [...row]),
      { delimiter: ";", newline: "\r\n", quotes: true },
    );
  const parts = [write([headings])];
  for (let start = 0; start < rows.length; start += rowsAtOnce) {
    parts.push(write(rows.slice(start, start + rowsAtOnce)));
    await pause();
  }
  return parts.join("\r\n");
}
