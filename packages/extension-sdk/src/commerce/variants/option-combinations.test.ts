import { describe, expect, it } from "vitest";
import {
  combinationCount,
  combinationOf,
  combinationsLimit,
  combinationsOf,
  combinationTitle,
  distinctValues,
  duplicateCombinations,
  newCombinations,
  sortedByTitle,
  sortedOptionValues,
  usedValues,
  variantWith,
} from "./option-combinations";

const size = { title: "Size", values: ["S", "M"] };
const colour = { title: "Colour", values: ["Black", " Black", "White", ""] };
const small = [
  { option_id: "opt_c", value: "Black" },
  { option_id: "opt_s", value: "S" },
];
const variants = [
  {
    id: "small",
    options: small,
  },
  { id: "bare", options: [{ option_id: "opt_s", value: "M" }] },
];
const ids = ["opt_s", "opt_c"];

it("makes every combination, the first option changing slowest", () => {
  expect(combinationsOf([size, colour])).toEqual([
    ["S", "Black"],
    ["S", "White"],
    ["M", "Black"],
    ["M", "White"],
  ]);
  expect(combinationCount([size, colour])).toBe(4);
});

it("makes no combination while an option has no value", () => {
  expect(combinationsOf([size, { title: "Colour", values: [" "] }])).toEqual([]);
  expect(combinationsOf([])).toEqual([]);
  expect(combinationCount([])).toBe(0);
});

it("stops at the limit", () => {
  const many = { title: "Number", values: Array.from({ length: 40 }, (_, index) => String(index)) };
  expect(combinationsOf([many, many])).toHaveLength(combinationsLimit);
  expect(combinationCount([many, many])).toBe(1600);
});

it("takes trimmed values once", () => {
  expect(distinctValues([" S", "S", "", "s"])).toEqual(["S", "s"]);
});

it("marks new combinations", () => {
  expect(
    newCombinations(
      [size, colour],
      [
        ["S", "Black"],
        ["M ", "White"],
      ],
    ),
  ).toEqual([
    ["S", "White"],
    ["M", "Black"],
  ]);
});

it("finds variants with the same combination", () => {
  expect(duplicateCombinations([["S"], ["M"], ["S "], ["m"]])).toEqual([[0, 2]]);
});

it("reads a variant's values in the order of the options", () => {
  expect(variants.map((variant) => combinationOf(variant, ids))).toEqual([
    ["S", "Black"],
    ["M", ""],
  ]);
  expect(usedValues(variants, "opt_c")).toEqual(["Black"]);
});

it("finds the variant that has a combination", () => {
  expect(variantWith(variants, ids, ["S", "Black "])?.id).toBe("small");
  expect(variantWith(variants, ids, ["M", "Black"])).toBeUndefined();
});

it("names a variant by its values", () => {
  expect(combinationTitle(["S", " ", "Black "])).toBe("S / Black");
});

describe("the order of options", () => {
  const sortedBy = (title: string, values: readonly string[]) =>
    sortedByTitle(title, values, (value) => value);

  it("is that of the title", () => {
    expect(sortedBy("S / Black", ["Black ", "S"])).toEqual(["S", "Black "]);
    expect(sortedBy("Shirt / S / Slim / Black", ["Black", "S"])).toEqual(["S", "Black"]);
  });

  it("is not told by a title that lacks a value, nor by two values that are the same", () => {
    expect(sortedBy("Shirt S", ["S", "Black"])).toBeUndefined();
    expect(sortedBy("One / One", ["One", "One"])).toBeUndefined();
  });

  it("is the same for all variants whose titles do not tell", () => {
    const valuesOf = (title: string) =>
      [small, [...small].reverse()].map((options) =>
        sortedOptionValues({ title, options }).map(({ value }) => value),
      );
    expect(valuesOf("S / Black")).toEqual([
      ["S", "Black"],
      ["S", "Black"],
    ]);
    expect(valuesOf("The small one")).toEqual([
      ["Black", "S"],
      ["Black", "S"],
    ]);
    expect(sortedOptionValues({ title: "Bare", options: null })).toEqual([]);
  });
});
