import type { RecordOf } from "@tillhouse/extension-sdk";
import { describe, expect, it } from "vitest";
import { optionSchema } from "./option-form";
import { type OptionValues, optionPayload } from "./option-payload";

/** What somebody has chosen and typed for a letter to customers. */
const letter = {
  name: "Letter",
  region_id: "reg_1",
  direction: "outbound",
  fulfillment_option: { provider_id: "post", data: { id: "letter", depot: { code: "N" } } },
  profile_id: null,
  price_type: "flat_rate",
  currency_code: "eur",
  amount: 490,
  includes_tax: false,
  min_subtotal: null,
  max_subtotal: null,
  admin_only: false,
} satisfies OptionValues & { currency_code: string };

const refused = (parts: Partial<Record<keyof typeof letter, unknown>>) =>
  (optionSchema.safeParse({ ...letter, ...parts }).error?.issues ?? []).map(({ path, message }) => [
    path.join("."),
    message,
  ]);

describe("the form of a shipping option", () => {
  it("needs an option of a provider, but no profile", () => {
    expect(refused({})).toEqual([]);
    expect(refused({ fulfillment_option: null })).toEqual([["fulfillment_option", "form.required"]]);
  });

  it("needs a price where that is flat; 0 is one", () => {
    expect(refused({ amount: null })).toEqual([["amount", "form.required"]]);
    expect(refused({ amount: 0 })).toEqual([]);
    expect(refused({ amount: null, price_type: "calculated" })).toEqual([]);
    expect(refused({ amount: -1 })).toEqual([["amount", "shipping-options.errors.negative"]]);
  });

  it("refuses limits that leave nothing between them", () => {
    expect(refused({ min_subtotal: 2000, max_subtotal: 1999 })).toEqual([
      ["max_subtotal", "shipping-options.errors.limits"],
    ]);
    expect(refused({ min_subtotal: 2000, max_subtotal: 2000 })).toEqual([]);
  });
});

describe("what is sent of a shipping option", () => {
  it("holds all that the provider says of its own option, and leaves the profile to the store", () => {
    const sent = optionPayload(letter, undefined);
    expect(sent).toMatchObject({ provider_id: "post", data: { id: "letter", depot: { code: "N" } } });
    expect(sent).not.toHaveProperty("profile_id");
    expect(optionPayload({ ...letter, profile_id: "sp_1" }, undefined)).toHaveProperty("profile_id", "sp_1");
  });

  it("holds what was changed alone, and each limit under its own id", () => {
    // Only what is compared.
    const stored = {
      ...letter,
      requirements: [{ id: "sor_1", type: "min_subtotal", amount: 2000 }],
    } as unknown as RecordOf<"shipping-options">;
    const shown = { ...letter, min_subtotal: 2000 };
    expect(optionPayload(shown, stored)).toEqual({});
    expect(optionPayload({ ...shown, admin_only: true }, stored)).toEqual({ admin_only: true });
    expect(optionPayload({ ...shown, min_subtotal: 3000, max_subtotal: 9000 }, stored)).toEqual({
      requirements: [
        { id: "sor_1", type: "min_subtotal", amount: 3000 },
        { type: "max_subtotal", amount: 9000 },
      ],
    });
  });
});
