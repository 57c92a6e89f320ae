import { type AnyAction, isAdminError, type RecordOf } from "@tillhouse/extension-sdk";
import { createProgress } from "@tillhouse/extension-sdk/internal";
import { describe, expect, it, vi } from "vitest";
import { paymentActions, takePayments } from "../payments/payment-actions";
import { orderActions } from "./order-actions";

type Order = RecordOf<"orders">;

const shipping = {
  id: "addr_1",
  first_name: "Maren",
  last_name: "Holt",
  company: null,
  address_1: "1 Harbour Street",
  city: "Bremen",
  country_code: "de",
  metadata: { door: "blue" },
};
const billing = { ...shipping, id: "addr_2", city: "Kiel", metadata: { vat: "DE1", old: "x" } };

const order = {
  id: "order_1",
  customer_id: "cus_1",
  currency_code: "eur",
  no_notification: true,
  shipping_address: shipping,
  billing_address: billing,
} as unknown as Order; // A plain record in place of the backend's: the actions read no other keys.

function storeThatAnswers(answer: object) {
  const post = vi.fn((_path: string, _payload?: object) => Promise.resolve(answer));
  const get = vi.fn((_path: string) =>
    Promise.resolve({ customer: { email: "ada@customers.example" }, order: {} }),
  );
  return {
    post,
    get,
    host: { translate: (key: string) => key, client: { admin: { custom: { post, get } } } },
  };
}

// Made by `defineAction`, which hides what is in it; the screens read it the same way.
const actions = [...orderActions, ...paymentActions] as unknown as AnyAction[];
const actionOf = (id: string) => actions.find((action) => action.id === id);

/** Does an action with what its form answered, or with what it starts with. */
async function payloadSent(id: string, change: object = {}) {
  const { post, host } = storeThatAnswers({ order: { payment_status: "captured" } });
  const action = actionOf(id);
  const values = { ...Object(action?.form?.fromRecord?.(order as never)), ...change };
  if (typeof action?.run !== "function") return action?.form?.toPayload?.(values as never, order as never);
  await action.run({ record: order, values, host, progress: createProgress() } as never);
  return post.mock.calls[0];
}

describe("addresses", () => {
  it("are sent only if changed, the shipping one with all of its metadata", async () => {
    const shipping_address = { first_name: "Ada", company: "", country_code: "fr" };
    expect(await payloadSent("editShippingAddress", { shipping_address })).toEqual({
      shipping_address: {
        ...{ first_name: "Ada", last_name: null, company: null, address_1: null, address_2: null },
        ...{ postal_code: null, city: null, province: null, country_code: "fr", phone: null },
        metadata: { door: "blue" },
      },
    });
  });

  it("copies the shipping address into the billing address without its id and metadata", async () => {
    const payload = (await payloadSent("editBillingAddress", {
      isSame: true,
      metadata: { vat: "DE1" },
    })) as { billing_address: object };
    expect(payload.billing_address).toMatchObject({
      city: "Bremen",
      country_code: "de",
      metadata: { old: "" },
    });
    expect(payload.billing_address).not.toHaveProperty("id");
    expect(Object.keys(payload)).toEqual(["billing_address"]);
  });

  it("start with the copy switched on if both are equal", () => {
    const values = actionOf("editBillingAddress")?.form?.fromRecord as (order: object) => { isSame: boolean };
    expect(values(order).isSame).toBe(false);
    expect(values({ ...order, billing_address: { ...shipping, id: "addr_3" } }).isSame).toBe(true);
    expect(values({ ...order, billing_address: null, shipping_address: null }).isSame).toBe(false);
  });
});

describe("a transfer", () => {
  it("refuses the present owner and sends the new one's e-mail", async () => {
    const { schema, check } = actionOf("transfer")?.form ?? {};
    // The action was written for orders, and for what its form holds.
    const checked = (customer_id: string) =>
      (check as (values: object, order: object) => object)({ customer_id }, { customer_id: "cus_1" });
    expect(checked("cus_1")).toEqual({ customer_id: "orders.transfer.same" });
    expect(checked("cus_2")).toEqual({ customer_id: undefined });
    expect(await schema?.["~standard"].validate({ customer_id: null })).toHaveProperty("issues.length", 1);
    expect(await payloadSent("transfer", { customer_id: "cus_2" })).toEqual([
      "/orders/order_1",
      { customer_id: "cus_2", email: "ada@customers.example" },
    ]);
  });
});

describe("money", () => {
  it("is refunded as the API expects", async () => {
    const refund = { amount: 500, reason: "discount", note: undefined };
    expect(await payloadSent("refund", { amount: 500, reason: "discount" })).toEqual([
      "/orders/order_1/refund",
      { ...refund, no_notification: true },
    ]);
    expect(await payloadSent("refund", { amount: 500, reason: "discount", payment_id: "pay_2" })).toEqual([
      "/payments/pay_2/refund",
      refund,
    ]);
  });

  it("is not captured if a provider refused", async () => {
    const { host } = storeThatAnswers({ order: { payment_status: "requires_action" } });
    const failure = await takePayments({ record: order, host } as never).catch((error: unknown) => error);
    expect(isAdminError(failure) && failure.message).toBe("orders.captureFailed");
  });

  it("may be 0 for a shipping method, but not negative", async () => {
    const schema = actionOf("addShippingMethod")?.form?.schema["~standard"];
    expect((await schema?.validate({ option_id: "so_1", price: 0 }))?.issues).toBeUndefined();
    expect((await schema?.validate({ option_id: "so_1", price: -1 }))?.issues).toHaveLength(1);
    expect((await schema?.validate({ option_id: "so_1", price: null }))?.issues).toHaveLength(1);
  });
});
