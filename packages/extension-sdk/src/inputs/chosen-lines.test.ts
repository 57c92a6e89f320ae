import { expect, it } from "vitest";
import { type ChosenLine, chosenAmount, chosenLines, chosenQuantity } from "./chosen-lines";

const line = (parts: Partial<ChosenLine> = {}): ChosenLine => ({
  item_id: "a",
  title: "Shirt",
  quantity: 0,
  maximum: 3,
  amount: 1000,
  ...parts,
});

it("counts nothing beyond the limits, and nothing that is no quantity", () => {
  const counted = [2, 4, -1, 1.5, Number.NaN, null].map((quantity) => chosenQuantity(line({ quantity })));
  expect(counted).toEqual([2, 3, 0, 0, 0, 0]);
  expect(chosenLines([line(), line({ item_id: "b", quantity: 1 })])).toMatchObject([{ item_id: "b" }]);
});

it("is worth its share, and the whole to the last cent", () => {
  expect(chosenAmount([line({ quantity: 1 })])).toBe(333);
  expect(chosenAmount([line({ quantity: 3 }), line({ quantity: 1 })])).toBe(1333);
  expect(chosenAmount([line({ quantity: 1, maximum: 1, amount_quantity: 3 })])).toBe(333);
  expect(chosenAmount([line({ quantity: Number.NaN }), line({ quantity: 0, maximum: 0 })])).toBe(0);
});
