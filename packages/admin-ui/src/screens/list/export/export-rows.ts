import type { Host } from "@tillhouse/extension-sdk";
import { type AnyCell, cellKindOf, type FileColumn } from "@tillhouse/extension-sdk/internal";
import { cellLabel, cellText } from "@tillhouse/extension-sdk/kit";
import Papa from "papaparse";

/**
 * Texts that a spreadsheet would run as a formula get an apostrophe before them: a customer may call herself
 * `=HYPERLINK(…)`. Some read full-width signs as the plain ones, and pass over what cannot be seen before them. Numbers below
 * zero stay numbers.
 */
const formulas = /^(?:[\t\r\n]|[\s\p{Cc}\p{Cf}]*(?:[=@＝＋－＠]|[+-](?![\d.,]+$)))/u;

/**
 * The columns of a file: what the list shows, as a spreadsheet can reckon with it. Points in time are ISO 8601 UTC,
 * numbers have a point and no grouping, an amount stands in major units beside its currency.
 */
function fileColumns(cells: readonly AnyCell[], resource: string, host: Host): FileColumn[] {
  const { translate, locale, timeZone } = host;
  const context = { resource, translate, locale, timeZone, find: host.resource };
  return cells.flatMap((cell) => {
    const label = translate(cellLabel(cell, resource));
    return (
      (cell.kind === undefined ? undefined : cellKindOf(cell).fileColumns?.(cell, label, translate)) ?? [
        { label, text: (record) => cellText(cell, record, context) },
      ]
    );
  });
}

/** Turns records into the lines of a file, piece by piece. */
export interface RowWriter {
  /** The first line: what the columns are called. It tells spreadsheets that the file is UTF-8. */
  head(): string;
  lines(records: readonly object[]): string;
}

/** Makes the writer of a CSV file (RFC 4180) from the columns of a list. */
export function createRowWriter(cells: readonly AnyCell[], resource: string, host: Host): RowWriter {
  const columns = fileColumns(cells, resource, host);
  const write = (rows: string[][]) => Papa.unparse(rows, { escapeFormulae: formulas, newline: "\r\n" });
  return {
    head: () => `\uFEFF${write([columns.map(({ label }) => label)])}\r\n`,
    lines: (records) =>
      records.length === 0
        ? ""
        : `${write(records.map((record) => columns.map(({ text }) => text(record))))}\r\n`,
  };
}
