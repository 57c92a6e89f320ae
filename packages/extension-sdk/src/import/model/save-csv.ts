/**
 * Has the browser save the text of a CSV file. Spreadsheets read letters beyond English only after the mark that it begins with.
 *
 * @example saveCsv("prices.csv", await writeCsv(headings, rows))
 */
export function saveCsv(name: string, text: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob(["\uFEFF", text], { type: "text/csv;charset=utf-8" }));
  link.download = name;
  link.click();
  // The browser has begun to save it by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
