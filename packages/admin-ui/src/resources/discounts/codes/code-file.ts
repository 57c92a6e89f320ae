import { codeColumns, type MadeCode } from "./read-codes";

/** A value as a cell of a CSV file. What a spreadsheet would reckon as a formula is kept a text. */
function cell(value: unknown): string {
  const text = String(value ?? "");
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * Codes as a CSV file, one below the other. Dates are ISO 8601 UTC.
 *
 * @param headings what the columns are called, in the person's language
 */
export function codesFile(codes: readonly MadeCode[], headings: readonly string[]): string {
  const rows = codes.map((code) => codeColumns.map((column) => code[column]));
  return [headings, ...rows].map((row) => row.map(cell).join(",")).join("\r\n");
}

/** Saves a text as a file of the person's computer. */
export function saveFile(name: string, text: string): void {
  // Spreadsheets read letters beyond English only after this mark.
  const url = URL.createObjectURL(new Blob(["\uFEFF", text], { type: "text/csv;charset=utf-8" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // The browser has begun to save it by then.
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}
