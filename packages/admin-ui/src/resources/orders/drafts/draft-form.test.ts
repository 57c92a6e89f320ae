import type { RecordOf } from "@tillhouse/extension-sdk";
import { describe, expect, it } from "vitest";
import { type DraftValues, draftForm } from "./draft-form";
import { itemsOf } from "./draft-lines";

/** A draft with one item, as far as a form reads it. */
function draft(): RecordOf<"draft-orders"> {
  const item = { id: "item_1", title: "Tent", variant_id: "variant_1", quantity: 1, unit_price: 5000 };
  const region = { id: "reg_1", currency_code: "eur" };
  // The parts of a draft that are read; the store answers many more.
  return {
    id: "dorder_1",
    cart: { region_id: "reg_1", region, items: [item] },
  } as unknown as RecordOf<"draft-orders">;
}

describe("the form", () => {
  const start = {
    ...draftForm.defaultValues,
    region_id: "reg_1",
    customer: { customer_id: null, name: "", email: "new@shop.test" },
    items: itemsOf(draft()),
    shipping_address: {},
    billing_address: {},
    summary: null,
  };
  const issuesOf = async (more: object) => {
    const result = await draftForm.schema["~standard"].validate({ ...start, ...more });
    return (result.issues ?? []).map(({ message, path }) => [message, String(path?.[0])]);
  };
  const line = itemsOf(draft()).lines[0];
  const lines = (more: object) => ({ items: { ...itemsOf(draft()), lines: [{ ...line, ...more }] } });

  it.each([
    [{}, []],
    [
      { region_id: null, items: { ...itemsOf(draft()), lines: [] } },
      [
        ["form.required", "region_id"],
        ["draft-orders.errors.noItems", "items"],
      ],
    ],
    [lines({ quantity: 0 }), [["draft-orders.errors.quantity", "items"]]],
    [lines({ given: null }), [["draft-orders.errors.price", "items"]]],
    [lines({ given: null, unit_price: 0 }), []],
    [lines({ variant_id: null, title: " " }), [["draft-orders.errors.title", "items"]]],
    [{ region_id: "reg_2" }, [["draft-orders.errors.pricing", "items"]]],
    [{ customer: { customer_id: null, name: "", email: "nobody" } }, [["form.email", "customer"]]],
    [{ customer: { customer_id: null, name: "", email: "" } }, [["draft-orders.errors.noBuyer", "customer"]]],
    [{ discounts: { codes: [], typed: "TEN" } }, [["draft-orders.discount.unchecked", "discounts"]]],
    [
      { discounts: { codes: [{ code: "TEN", regions: ["reg_2"] }], typed: "" } },
      [["draft-orders.discount.otherRegion", "discounts"]],
    ],
    [
      {
        shipping_address: {
          first_name: "Ada",
          last_name: "L",
          address_1: "1 Way",
          city: "Oslo",
          country_code: "",
        },
      },
      [["form.required", "shipping_address"]],
    ],
  ])("with %j says %j", async (more, issues) => {
    expect(await issuesOf(more)).toEqual(issues);
  });

  it("sends the e-mail of somebody who is no customer yet, and the id of a customer beside it", () => {
    const buyerOf = (customer: { customer_id: string | null; name: string; email: string }) => {
      // The default values are said to be any part of what a form holds; these and the start are all of it.
      const values = { ...start, customer } as DraftValues;
      const { email, customer_id } = Object(draftForm.toPayload?.(values, undefined));
      return { email, customer_id };
    };
    expect(buyerOf(start.customer)).toEqual({ email: "new@shop.test", customer_id: undefined });
    expect(buyerOf({ customer_id: "cus_1", name: "Ada", email: "ada@shop.test" })).toEqual({
      email: "ada@shop.test",
      customer_id: "cus_1",
    });
  });
});
