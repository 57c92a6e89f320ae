import { describe, expect, it } from "vitest";
import { cellProblem, cellText, createSpeech, type GridSpeech, readCell, shownText } from "./cell-text";
import type { GridColumn, GridValue } from "./column";

interface Row {
  value: never;
}
const value = ({ value }: Row) => value;
const money = (currencyCode: string): GridColumn<Row> => ({
  kind: "money",
  id: "m",
  title: "M",
  currencyCode,
  value,
});
const number: GridColumn<Row> = { kind: "number", id: "n", title: "N", minimum: 0, maximum: 10, value };
const select: GridColumn<Row> = {
  kind: "select",
  id: "s",
  title: "S",
  options: [{ value: "draft", label: "Entwurf" }],
  value,
};
const boolean: GridColumn<Row> = { kind: "boolean", id: "b", title: "B", value };
const text: GridColumn<Row> = { kind: "text", id: "t", title: "T", isRequired: true, value };
const german = createSpeech({ locale: "de", yes: "Ja", no: "Nein" });
const english = createSpeech({ locale: "en", yes: "Yes", no: "No" });
const row = {} as Row;
const problem = (column: GridColumn<Row>, typed: string, speech = english) =>
  cellProblem(column, readCell(column, typed, speech), row, speech);

describe("reading a cell", () => {
  it.each<[GridColumn<Row>, string, GridSpeech, GridValue]>([
    [money("eur"), "12,50", german, 1250],
    [money("eur"), "1.234,50 €", german, 123450],
    [money("eur"), "1,234.50", english, 123450],
    [money("usd"), "USD 12.5", english, 1250],
    [money("jpy"), "1250", english, 1250],
    [money("eur"), "٢٫٥", { ...english, locale: "ar" }, 250],
    [money("eur"), "0", english, 0],
    [money("eur"), "  ", english, null],
    [number, "1.000", german, 1000],
    [select, "entwurf", german, "draft"],
    [select, "draft", german, "draft"],
    [select, "", german, null],
    [boolean, "JA", german, true],
    [boolean, "0", german, false],
    [text, " Wool ", english, "Wool"],
    [text, "", english, null],
  ])("takes %o %s", (column, typed, speech, expected) => {
    expect(readCell(column, typed, speech)).toEqual({ value: expected });
  });

  it("keeps what is none of the column's values", () => {
    expect(readCell(money("eur"), "12x", english)).toEqual({ value: null, text: "12x" });
    expect(readCell(select, "gone", english)).toEqual({ value: null, text: "gone" });
    expect(readCell(boolean, "perhaps", english)).toEqual({ value: false, text: "perhaps" });
  });

  it("reads back what it writes", () => {
    for (const [column, held] of [
      [money("eur"), 123450],
      [money("jpy"), 0],
      [number, 7],
      [select, "draft"],
      [boolean, true],
      [text, null],
    ] as const)
      expect(readCell(column, cellText(column, { value: held }, german), german)).toEqual({ value: held });
  });
});

it("says what is wrong with a cell", () => {
  expect(problem(money("eur"), "12x")).toEqual({
    key: "grid.problems.number",
    values: { example: "1250.00" },
  });
  expect(problem(money("eur"), "1.234", english)).toEqual({
    key: "grid.problems.digits",
    values: { count: 2 },
  });
  expect(problem(money("jpy"), "1.5")).toEqual({ key: "grid.problems.integer" });
  expect(problem(money("eur"), "-1")).toEqual({ key: "grid.problems.negative" });
  expect(problem(number, "11")).toEqual({ key: "grid.problems.maximum", values: { limit: "10" } });
  expect(problem(number, "1.5")).toEqual({ key: "grid.problems.integer" });
  expect(problem(select, "gone")).toEqual({ key: "grid.problems.option" });
  expect(problem(text, " ")).toEqual({ key: "grid.problems.required" });
  expect(problem({ ...text, check: () => "Taken." }, "a")).toBe("Taken.");
  expect(problem(money("eur"), "0")).toBeUndefined();
  expect(problem(money("eur"), "")).toBeUndefined();
});

it("shows an amount grouped, zero as zero, and emptiness as a dash", () => {
  expect(shownText(money("eur"), { value: 123450 }, german)).toBe("1.234,50");
  expect(shownText(money("eur"), { value: 0 }, english)).toBe("0.00");
  expect(shownText(money("eur"), { value: null }, english)).toBe("–");
  expect(shownText(money("eur"), { value: null, text: "12x" }, english)).toBe("12x");
});
