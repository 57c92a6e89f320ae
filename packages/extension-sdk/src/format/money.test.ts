import { describe, expect, it } from "vitest";
import { addUpMoney, formatMoney, minorUnitDigits, moneyParts } from "./money";

describe("money", () => {
  it("divides by 100, except for the three currencies without a minor unit", () => {
    expect(formatMoney({ amount: 257675, currencyCode: "dkk", locale: "en" })).toBe("2,576.75 DKK");
    expect(formatMoney({ amount: 103883, currencyCode: "jpy", locale: "en" })).toBe("103,883 JPY");
    expect(["krw", "jpy", "vnd", "JPY"].map(minorUnitDigits)).toEqual([0, 0, 0, 0]);
    expect(minorUnitDigits("eur")).toBe(2);
  });

  it("writes a negative amount with a minus sign, not a hyphen", () => {
    expect(formatMoney({ amount: -23000, currencyCode: "dkk", locale: "en" })).toBe("−230.00 DKK");
  });

  it("keeps the decimal place of a yen amount free, in the reader's own separators", () => {
    expect(moneyParts({ amount: 9460, currencyCode: "jpy", locale: "en" }).padding).toBe(".00");
    expect(moneyParts({ amount: 9460, currencyCode: "jpy", locale: "de" }).padding).toBe(",00");
    expect(moneyParts({ amount: 0, currencyCode: "eur", locale: "de" })).toMatchObject({
      digits: "0,00",
      padding: "",
    });
  });
});

describe("sums of several currencies", () => {
  const dkk = (amount: number) => ({ amount, currencyCode: "dkk" });

  it("are added up by currency without unknown ones", () => {
    const eur = { amount: 50, currencyCode: "eur" };
    expect(addUpMoney([dkk(100), eur, undefined, dkk(23)])).toEqual([dkk(123), eur]);
    expect(addUpMoney([undefined])).toEqual([]);
  });
});
