import { describe, expect, it } from "vitest";
import { formatForInput, parseAmount, parseNumber, readNumber } from "./parse-number";

describe("parseNumber", () => {
  it.each([
    ["12.5", "en", 12.5],
    ["12,5", "de", 12.5],
    ["12,5", "en", 12.5],
    ["12.5", "de", 12.5],
    ["1.234", "de", 1234],
    ["1,234", "en", 1234],
    ["1.234,50", "en", 1234.5],
    ["1,234.50", "de", 1234.5],
    ["1 234,50", "fr", 1234.5],
    ["1\u202f234,50", "fr", 1234.5],
    ["1’234.50", "de-CH", 1234.5],
    ["1'234.50", "de-CH", 1234.5],
    ["1,234,567", "en", 1234567],
    ["12,34,567.5", "en-IN", 1234567.5],
    ["−3", "en", -3],
    ["-0", "en", 0],
    ["+3", "en", 3],
    [".5", "en", 0.5],
    ["12.", "en", 12],
    ["0", "en", 0],
    ["١٢٫٥", "ar-EG", 12.5],
    ["۱۲", "fa", 12],
    ["१२.५", "hi", 12.5],
    ["１２．５", "ja", 12.5],
  ])("reads %s in %s as %d", (text, locale, value) => {
    expect(parseNumber(text, locale)).toBe(value);
  });

  it("takes a sign for grouping only in a valid position", () => {
    expect(parseNumber("0.500", "de")).toBe(0.5);
    expect(parseNumber("1234.567", "de")).toBe(1234.567);
    // The dot groups in German, but not in French.
    expect(parseNumber("1.234", "fr")).toBe(1.234);
  });

  it("distinguishes empty text from no number", () => {
    expect(parseNumber("  ", "en")).toBeNull();
    const wrong = [
      "twelve",
      "1.2.3,4,5",
      "-",
      ".",
      "12kg",
      "1e5",
      "0x10",
      "Infinity",
      "1,23,4",
      "12,3456,789",
    ];
    for (const text of wrong) expect(parseNumber(text, "en"), text).toBeNaN();
  });

  it.each(["en", "de", "fr", "ar-EG", "fa", "hi", "sv", "de-CH", "bn"])(
    "reads in %s what it writes",
    (locale) => {
      for (const value of [0, -12.25, 1234567.5, 0.000001]) {
        expect(parseNumber(formatForInput(value, locale), locale)).toBe(value);
      }
    },
  );

  it("keeps digits separate", () => {
    expect(readNumber("-1.234,505", "de")).toEqual({ isNegative: true, whole: "1234", fraction: "505" });
  });
});

describe("parseAmount", () => {
  it.each([
    ["12.5", 2, 1250],
    ["12", 2, 1200],
    ["0", 2, 0],
    ["-0", 2, 0],
    ["-2.30", 2, -230],
    ["1.005", 3, 1005],
    ["1.15", 2, 115],
    ["4.35", 2, 435],
    ["1250", 0, 1250],
    ["90071992547409.91", 2, 9007199254740991],
  ])("reads %s with %d digits as %d", (text, digits, value) => {
    expect(parseAmount(text, digits, "en")).toBe(value);
  });

  it("refuses what it would have to round", () => {
    expect(parseAmount("12.505", 2, "en")).toBeNaN();
    expect(parseAmount("12.5", 0, "en")).toBeNaN();
    expect(parseAmount("90071992547409.92", 2, "en")).toBeNaN();
    expect(parseAmount("", 2, "en")).toBeNull();
  });
});
