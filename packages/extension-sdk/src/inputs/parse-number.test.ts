import { describe, expect, it } from "vitest";
import { fractionDigits, parseNumber, typedNumber } from "./parse-number";

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
    ["1’234.50", "de-CH", 1234.5],
    ["1,234,567", "en", 1234567],
    ["−3", "en", -3],
    [".5", "en", 0.5],
    ["0", "en", 0],
  ])("reads %s in %s as %d", (text, locale, value) => {
    expect(parseNumber(text, locale)).toBe(value);
  });

  it("tells nothing from what is no number", () => {
    expect(parseNumber("  ", "en")).toBeNull();
    for (const text of ["twelve", "1.2.3,4,5", "-", "12kg", "1e5"]) expect(parseNumber(text, "en")).toBeNaN();
  });

  it("counts what stands behind the sign, and writes what it reads", () => {
    expect(fractionDigits("1.234,505", "de")).toBe(3);
    expect(fractionDigits("1.234", "de")).toBe(0);
    expect(typedNumber(1234.5, "de", 2)).toBe("1234,50");
    expect(parseNumber(typedNumber(0.1 + 0.2, "en", 2), "en")).toBe(0.3);
  });
});
