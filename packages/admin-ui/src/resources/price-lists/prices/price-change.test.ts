import { describe, expect, it } from "vitest";
import { changedPrice, type PriceChange, roundPrice } from "./price-change";

const off = (percent: number, rounding: PriceChange["rounding"] = "none"): PriceChange => ({
  from: "base",
  direction: "lower",
  percent,
  rounding,
});

describe("a change of prices", () => {
  it.each([
    [1000, off(20), "eur", 800],
    [999, off(20), "eur", 799],
    [1995, off(12.5), "eur", 1746],
    [1000, { ...off(10), direction: "raise" } as const, "eur", 1100],
    [1234, off(100), "eur", 0],
    [0, off(20, "95"), "eur", 0],
    // 12.30 is nearer to 11.95 than to 12.95.
    [1538, off(20, "95"), "eur", 1195],
    [2000, off(20, "95"), "eur", 1595],
    [50, off(20, "95"), "eur", 95],
    [1990, off(50, "whole"), "eur", 1000],
    [60, off(50, "whole"), "eur", 30],
    // The yen has no decimals to round to.
    [1999, off(20, "95"), "jpy", 1599],
    [1999, off(20, "whole"), "jpy", 1599],
  ] as const)("of %i by %o in %s is %i", (amount, change, currency, expected) => {
    expect(changedPrice(amount, change, currency)).toBe(expected);
  });

  it("ends as wanted, at the nearest amount", () => {
    for (let amount = 100; amount < 400; amount++) {
      const rounded = roundPrice(amount, "99", "usd");
      expect(rounded % 100).toBe(99);
      expect(Math.abs(rounded - amount)).toBeLessThanOrEqual(50);
    }
  });
});
