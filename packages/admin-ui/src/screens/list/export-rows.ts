import { type AnyCell, type Host, minorUnitDigits } from "@tillhouse/extension-sdk";
import { cellLabel, cellText } from "@tillhouse/extension-sdk/kit";
import Papa from "papaparse";

/** A column of a file. */
interface FileColumn {
  label: string;
  text: (record: object) => string;
}

/**
 * Texts that a spreadsheet would run as a formula get an apostrophe before them: a customer may call herself
 * `=HYPERLINK(…)`. Numbers below zero stay numbers.
 */
const formulas = /^[=@\t\r]|^[+-](?![\d.,]+$)/;

/**
 * The columns of a file: what the list shows, as a spreadsheet can reckon with it. Points in time are ISO 8601 UTC,
 * numbers have a point and no grouping, an amount stands in major units beside its currency.
 */
function fileColumns(cells: readonly AnyCell[], resource: string, host: Host): FileColumn[] {
  const { translate, locale } = host;
  return cells.flatMap((cell): FileColumn[] => {
    const label = translate(cellLabel(cell, resource));
    const value = (record: object, key: string) => {
      const held: unknown = Reflect.get(record, key);
      return held === null || held === undefined ? "" : String(held);
    };
    switch (cell.kind) {
      case "date":
      case "number":
      case "percent":
        return [{ label, text: (record) => value(record, cell.key) }];
      case "money": {
        const amount = (record: object) => {
          const held = value(record, cell.key);
          const digits = minorUnitDigits(value(record, cell.currency));
          return held === "" ? "" : (Number(held) / 10 ** digits).toFixed(digits);
        };
        return [
          { label, text: amount },
          {
            label: translate("export.currencyOf", { column: label }),
            text: (record) => value(record, cell.currency).toUpperCase(),
          },
        ];
      }
      default: {
        const { timeZone } = host;
        const context = { resource, translate, locale, timeZone, find: host.resource };
        return [{ label, text: (record) => cellText(cell, record, context) }];
      }
    }
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
