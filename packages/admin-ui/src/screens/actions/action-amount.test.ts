import type { AnyAction } from "@tillhouse/extension-sdk";
import { describe, expect, it } from "vitest";
import { amountText, commitLabel } from "./action-amount";

const words = {
  locale: "en",
  translate: (key: string, values?: Record<string, unknown>) =>
    [key, ...Object.values(values ?? {})].join(" "),
};
const capture: AnyAction = { id: "capture", run: { post: "capture" } };
const sum = (amount: number, currencyCode = "dkk") => ({ amount, currencyCode });

describe("the money that an action moves", () => {
  it("is shown by currency, or as the full amount if it is unknown", () => {
    expect(amountText([sum(4820110), sum(312055, "eur")], words)).toBe("48,201.10 DKK and 3,120.55 EUR");
    expect(amountText([sum(500, "jpy")], words)).toBe("500 JPY");
    expect(amountText([], words)).toBe("action.fullAmount");
  });

  it("is on the button if it is one sum", () => {
    const label = (...sums: ReturnType<typeof sum>[]) => commitLabel("orders", capture, { sums, words });
    expect(label(sum(24690))).toBe("orders.actionAmounts.capture 246.90 DKK");
    expect(label()).toBe("orders.actions.capture");
    expect(label(sum(1), sum(2, "eur"))).toBe("orders.actions.capture");
  });
});
