import { describe, expect, it } from "vitest";
import {
  type DenominationAmounts,
  denominationsError,
  denominationTitle,
  giftCardPayload,
  sameInAll,
} from "./denominations";

describe("a denomination", () => {
  it.each([
    [{ eur: 2500, usd: 2800 }, "25"],
    [{ eur: 2550 }, "25.50"],
    [{ usd: 2800 }, "28 USD"],
    [{ eur: null, jpy: 3000 }, "3000 JPY"],
    [{}, ""],
  ])("of %o is called %s", (amounts, title) => {
    expect(denominationTitle(amounts, "eur")).toBe(title);
  });

  it("takes one number for all currencies and keeps what is typed already", () => {
    expect(sameInAll({ eur: 2500, usd: 2800 }, "eur", ["eur", "usd", "dkk", "jpy"])).toEqual({
      eur: 2500,
      usd: 2800,
      dkk: 2500,
      jpy: 25,
    });
  });

  it("takes no number that the other currency cannot say", () => {
    expect(sameInAll({ eur: 2550 }, "eur", ["jpy", "dkk"])).toEqual({ eur: 2550, dkk: 2550 });
  });
});

describe("denominations", () => {
  it.each<[string | undefined, DenominationAmounts[]]>([
    ["gift-card-products.errors.noAmount", [{}, { eur: null }]],
    ["form.unreadable", [{ eur: Number.NaN }]],
    ["gift-card-products.errors.least", [{ eur: 2500 }, { eur: 0 }]],
    ["gift-card-products.errors.twice", [{ eur: 2500 }, { usd: 2500 }, { usd: 2800, eur: 2500 }]],
    [undefined, [{ eur: 2500 }, { usd: 2500 }, {}]],
  ])("are told to be wrong by %s", (error, rows) => {
    expect(denominationsError(rows)).toBe(error);
  });
});

describe("a new gift card", () => {
  it("is a product without discounts whose variants are not counted", () => {
    const payload = giftCardPayload(
      { title: "Gift card", description: null, denominations: [{ eur: 2500, usd: null }, {}] },
      "eur",
    );
    expect(payload).toEqual({
      title: "Gift card",
      is_giftcard: true,
      discountable: false,
      options: [{ title: "Denominations" }],
      variants: [
        {
          title: "25",
          options: [{ value: "25" }],
          prices: [{ currency_code: "eur", amount: 2500 }],
          manage_inventory: false,
          allow_backorder: false,
        },
      ],
    });
  });
});
