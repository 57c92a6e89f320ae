import { expect, it } from "vitest";
import { type NumberedParcel, numbersOf, pasteNumbers } from "./parcel-numbers";

const parcel = (order: number, id = `ful_${order}`): NumberedParcel => ({
  id,
  order,
  title: `#${order}`,
  details: "",
  numbers: "",
});
const parcels = [parcel(7), parcel(8), parcel(8, "ful_8b"), parcel(9)];
const pasted = (at: number, text: string) => {
  const { parcels: next, unused } = pasteNumbers(parcels, at, text);
  return { numbers: next.map(({ numbers }) => numbers), unused };
};

it("fills downwards from where a column is pasted", () => {
  expect(pasted(1, "A1\r\nA2\r\n")).toEqual({ numbers: ["", "A1", "A2", ""], unused: [] });
  expect(pasted(0, "A1\n\nA3")).toEqual({ numbers: ["A1", "", "A3", ""], unused: [] });
});

it("finds the order of each line by its number", () => {
  expect(pasted(0, "#9\tC\n8\tB1\n8\tB2\n5\tX")).toEqual({
    numbers: ["", "B1", "B2", "C"],
    unused: ["5\tX"],
  });
});

it("reports numbers without a parcel", () => {
  expect(pasted(3, "A1\nA2")).toEqual({ numbers: ["", "", "", "A1"], unused: ["A2"] });
});

it("splits several numbers of one parcel", () => {
  expect(numbersOf(" A1, A2;A3 A4 ")).toEqual(["A1", "A2", "A3", "A4"]);
});
