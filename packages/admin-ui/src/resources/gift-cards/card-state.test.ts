import type { RecordOf } from "@tillhouse/extension-sdk";
import { describe, expect, it } from "vitest";
import { cardState, derivedOf } from "./card-state";

const now = new Date("2026-06-01T12:00:00Z");
const card = { balance: 500, is_disabled: false, ends_at: null };

describe("the state of a gift card", () => {
  it.each([
    ["active", {}],
    ["active", { ends_at: "2026-06-01T12:00:01Z" }],
    ["expired", { ends_at: "2026-06-01T12:00:00Z" }],
    ["disabled", { is_disabled: true }],
    ["disabled", { is_disabled: true, ends_at: "2026-05-01T00:00:00Z" }],
    // The store disables a card when its last cent is spent.
    ["used", { balance: 0, is_disabled: true }],
    ["used", { balance: 0 }],
  ])("is %s with %o", (state, change) => {
    expect(cardState({ ...card, ...change }, now)).toBe(state);
  });
});

describe("what is derived of a gift card", () => {
  // What of a card is asked for here.
  const whole = (change: object) => ({ ...card, metadata: null, ...change }) as RecordOf<"gift-cards">;

  it("takes the currency of the region, and that of the order if the region is gone", () => {
    const order = { display_id: 7, currency_code: "dkk" };
    expect(derivedOf(whole({ region: { currency_code: "jpy" }, order }), now).currency_code).toBe("jpy");
    expect(derivedOf(whole({ region: null, order }), now)).toMatchObject({
      currency_code: "dkk",
      origin: "bought",
      order_number: "#7",
    });
    expect(derivedOf(whole({ region: null, order: null }), now)).toMatchObject({
      currency_code: "",
      origin: "issued",
    });
  });

  it("reads recipient and message only from texts", () => {
    expect(derivedOf(whole({ metadata: { email: "a@b.test", personal_message: 7 } }), now)).toMatchObject({
      email: "a@b.test",
      personal_message: undefined,
    });
  });
});
