import { describe, expect, it } from "vitest";
import {
  cellProblems,
  fillColumn,
  keepRows,
  pasteCells,
  rowsOf,
  type VariantRow,
  variantTitle,
} from "./variant-rows";

const size = { title: "Size", values: ["S", "M"] };
const colour = { title: "Colour", values: ["Black", "White"] };
const context = { locale: "en", digitsOf: (code: string) => (code === "jpy" ? 0 : 2) };
const rows = rowsOf([size, colour], []);
const [first] = rows;

function changed(index: number, part: Partial<VariantRow>, all: readonly VariantRow[] = rows): VariantRow[] {
  return all.map((row, place) => (place === index ? { ...row, ...part } : row));
}

describe("rows of the table of variants", () => {
  it("are one for each combination, or one without options", () => {
    expect(rows.map(({ values }) => variantTitle(values))).toEqual([
      "S / Black",
      "S / White",
      "M / Black",
      "M / White",
    ]);
    expect(rowsOf([{ title: "", values: [] }], []).map(({ values }) => variantTitle(values))).toEqual([
      "Default",
    ]);
  });

  it("keep what was typed while a value is gone", () => {
    const typed = keepRows([], changed(0, { sku: "S-BLACK", isOff: true }));
    const without = rowsOf([{ title: "Size", values: ["M"] }, colour], typed);
    const kept = keepRows(typed, changed(0, { sku: "M-BLACK" }, without));
    const back = rowsOf([size, colour], kept);
    expect(back.map(({ sku }) => sku)).toEqual(["S-BLACK", "", "M-BLACK", ""]);
    expect(back[0]?.isOff).toBe(true);
  });

  it("take the first price of a column and skip what is not created", () => {
    const filled = fillColumn(changed(1, { isOff: true }, changed(0, { prices: { eur: 0 } })), "prices.eur");
    expect(filled.map(({ prices }) => prices.eur)).toEqual([0, undefined, 0, 0]);
  });

  it("take the cells of a spreadsheet by their columns", () => {
    const columns = ["prices.eur", "prices.jpy", "quantity", "sku"] as const;
    const text = "12.50\t1,250\t3\t S-1 \r\n13\t\t\tS-2\n";
    const pasted = pasteCells(rows, columns, { row: 1, column: 0 }, text, context);
    expect(pasted?.slice(0, 3).map(({ prices, quantity, sku }) => [prices, quantity, sku])).toEqual([
      [{}, null, ""],
      [{ eur: 1250, jpy: 1250 }, 3, "S-1"],
      [{ eur: 1300, jpy: null }, null, "S-2"],
    ]);
    expect(pasteCells(rows, columns, { row: 0, column: 0 }, "12.50", context)).toBeUndefined();
  });

  it("report duplicate codes and invalid numbers", () => {
    const wrong = changed(
      2,
      { ean: "4006381333931", quantity: Number.NaN },
      changed(0, { ean: "4006381333931" }),
    );
    expect(cellProblems(wrong)).toEqual([
      { row: 2, column: "ean", message: "products.variants.twice" },
      { row: 2, column: "quantity", message: "form.unreadable" },
    ]);
    expect(cellProblems(wrong.map((row) => ({ ...row, isOff: row !== wrong[0] })))).toEqual([]);
    expect(first?.ean).toBe("");
  });
});
