import { expect, test } from "vitest";
import { formatNumber, numberFormat } from "./number";

test("a number is written as the reader's language writes it, with what the caller asks for", () => {
  expect(formatNumber(12500, "en")).toBe("12,500");
  expect(formatNumber(12500, "de")).toBe("12.500");
  expect(formatNumber(0.125, "en", { style: "percent" })).toBe("13%");
  expect(formatNumber(0.125, "en", { style: "percent", maximumFractionDigits: 3 })).toBe("12.5%");
});

test("a format is made once, however many cells are written with it", () => {
  expect(numberFormat("da")).toBe(numberFormat("da", {}));
  expect(numberFormat("da")).not.toBe(numberFormat("nb"));
  expect(numberFormat("da")).not.toBe(numberFormat("da", { style: "percent" }));
});
