import { describe, expect, it } from "vitest";
import { recordedClient } from "../../test/recorded-client";
import type { StoreClient } from "./store-client";

type Call = (client: StoreClient) => Promise<unknown>;
type Sent = [call: string, body?: unknown, query?: string];

/** What leaves when a shopper's call is made: the published client sends `{}` where there is nothing to say. */
async function sent(make: Call): Promise<Sent> {
  const { calls, client } = recordedClient();
  await make(client);
  expect(calls).toHaveLength(1);
  return [calls[0]?.call ?? "", calls[0]?.body, calls[0]?.query];
}

const person = { email: "a@b.test", password: "secret" };
const nothing = {};

/** The calls of a shopper in a table, each with what leaves for the store. */
function rows(table: [Call, string, unknown?, string?][]) {
  return table.map(([make, call, body, query = ""]) => ({ make, call, body, query }));
}

async function leaves({ make, call, body, query }: ReturnType<typeof rows>[number]) {
  const [made, carried, asked] = await sent(make);
  expect(made).toBe(call);
  expect(carried ?? nothing).toEqual(body ?? nothing);
  expect(asked).toBe(query);
}

describe("signing in as a shopper", () => {
  it.each(
    rows([
      [(client) => client.auth.authenticate(person), "POST /store/auth", person],
      [(client) => client.auth.getSession(), "GET /store/auth"],
      [(client) => client.auth.deleteSession(), "DELETE /store/auth"],
      [(client) => client.auth.exists("a@b.test"), "GET /store/auth/a@b.test"],
      [(client) => client.auth.getToken(person), "POST /store/auth/token", person],
    ]),
  )("spec 6.1, 7.13, 3.23: $call", leaves);
});

describe("a cart", () => {
  const item = { variant_id: "variant_1", quantity: 2 };
  it.each(
    rows([
      [(client) => client.carts.create({ region_id: "reg_1" }), "POST /store/carts", { region_id: "reg_1" }],
      [(client) => client.carts.retrieve("cart_1"), "GET /store/carts/cart_1"],
      [
        (client) => client.carts.update("cart_1", { email: "a@b.test" }),
        "POST /store/carts/cart_1",
        { email: "a@b.test" },
      ],
      [(client) => client.carts.complete("cart_1"), "POST /store/carts/cart_1/complete"],
      [
        (client) => client.carts.lineItems.create("cart_1", item),
        "POST /store/carts/cart_1/line-items",
        item,
      ],
      [
        (client) => client.carts.lineItems.update("cart_1", "item_1", { quantity: 3 }),
        "POST /store/carts/cart_1/line-items/item_1",
        { quantity: 3 },
      ],
      [
        (client) => client.carts.lineItems.delete("cart_1", "item_1"),
        "DELETE /store/carts/cart_1/line-items/item_1",
      ],
      [
        (client) => client.carts.addShippingMethod("cart_1", { option_id: "so_1" }),
        "POST /store/carts/cart_1/shipping-methods",
        { option_id: "so_1" },
      ],
      [
        (client) => client.carts.deleteDiscount("cart_1", "SUMMER"),
        "DELETE /store/carts/cart_1/discounts/SUMMER",
      ],
    ]),
  )("spec 7.14, 3.23: $call", leaves);
  it.each(
    rows([
      [(client) => client.carts.createPaymentSessions("cart_1"), "POST /store/carts/cart_1/payment-sessions"],
      [
        (client) => client.carts.setPaymentSession("cart_1", { provider_id: "manual" }),
        "POST /store/carts/cart_1/payment-session",
        { provider_id: "manual" },
      ],
      [
        (client) => client.carts.refreshPaymentSession("cart_1", "manual"),
        "POST /store/carts/cart_1/payment-sessions/manual/refresh",
      ],
      [
        (client) => client.carts.deletePaymentSession("cart_1", "manual"),
        "DELETE /store/carts/cart_1/payment-sessions/manual",
      ],
    ]),
  )("spec 4.28, 7.14: $call", leaves);
  it.each(
    rows([
      [
        (client) =>
          client.carts.updatePaymentSession("cart_1", "manual", { provider_id: "manual", data: { card: 1 } }),
        "POST /store/carts/cart_1/payment-sessions/manual",
        { provider_id: "manual", data: { card: 1 } },
      ],
    ]),
  )("spec 3.20, 4.28: sends data and the provider: $call", leaves);
});

describe("a customer", () => {
  // The published types ask for every part of an address; the store does not.
  const address = { first_name: "Ada", city: "Odense" } as never;
  const newcomer = { ...person, first_name: "Ada", last_name: "Berg" };
  const reset = { ...person, token: "token" };
  it.each(
    rows([
      [(client) => client.customers.create(newcomer), "POST /store/customers", newcomer],
      [(client) => client.customers.retrieve(), "GET /store/customers/me"],
      [(client) => client.customers.update({ phone: "1" }), "POST /store/customers/me", { phone: "1" }],
      [
        (client) => client.customers.listOrders({ limit: 5, offset: 5 }),
        "GET /store/customers/me/orders",
        undefined,
        "?limit=5&offset=5",
      ],
      [(client) => client.customers.paymentMethods.list(), "GET /store/customers/me/payment-methods"],
      [
        (client) => client.customers.addresses.addAddress({ address }),
        "POST /store/customers/me/addresses",
        { address },
      ],
      [
        (client) => client.customers.addresses.updateAddress("addr_1", address),
        "POST /store/customers/me/addresses/addr_1",
        address,
      ],
      [
        (client) => client.customers.addresses.deleteAddress("addr_1"),
        "DELETE /store/customers/me/addresses/addr_1",
      ],
      [(client) => client.customers.resetPassword(reset), "POST /store/customers/password-reset", reset],
      [
        (client) => client.customers.generatePasswordToken({ email: "a@b.test" }),
        "POST /store/customers/password-token",
        { email: "a@b.test" },
      ],
    ]),
  )("spec 7.15, 3.23: $call", leaves);
  it.each(
    rows([
      [
        (client) => client.customers.listOrders(),
        "GET /store/customers/me/orders",
        undefined,
        "?limit=10&offset=0",
      ],
    ]),
  )("spec 7.21: reads the first ten orders: $call", leaves);
});

describe("gift cards, edits and orders", () => {
  it.each(rows([[(client) => client.giftCards.retrieve("GIFT"), "GET /store/gift-cards/GIFT"]]))(
    "spec 7.16, 3.23: $call",
    leaves,
  );
  it.each(
    rows([
      [(client) => client.orderEdits.retrieve("oe_1"), "GET /store/order-edits/oe_1"],
      [
        (client) => client.orderEdits.decline("oe_1", { declined_reason: "no" }),
        "POST /store/order-edits/oe_1/decline",
        { declined_reason: "no" },
      ],
      [(client) => client.orderEdits.complete("oe_1"), "POST /store/order-edits/oe_1/complete"],
    ]),
  )("spec 7.17, 4.24: $call", leaves);
  it.each(
    rows([
      [(client) => client.orders.retrieve("order_1"), "GET /store/orders/order_1"],
      [(client) => client.orders.retrieveByCartId("cart_1"), "GET /store/orders/cart/cart_1"],
      [
        (client) => client.orders.lookupOrder({ display_id: 7, email: "a@b.test" }),
        "GET /store/orders",
        undefined,
        "?display_id=7&email=a@b.test",
      ],
      [
        (client) => client.orders.requestCustomerOrders({ order_ids: ["order_1"] }),
        "POST /store/orders/batch/customer/token",
        { order_ids: ["order_1"] },
      ],
      [
        (client) => client.orders.confirmRequest({ token: "token" }),
        "POST /store/orders/customer/confirm",
        { token: "token" },
      ],
    ]),
  )("spec 7.18, 3.23: $call", leaves);
});

describe("payment collections", () => {
  const base = "/store/payment-collections/paycol_1";
  const session = { provider_id: "manual" };
  const sessions = { sessions: [{ provider_id: "manual", amount: 100 }] };
  it.each(
    rows([
      [(client) => client.paymentCollections.retrieve("paycol_1"), `GET ${base}`],
      [
        (client) => client.paymentCollections.authorizePaymentSession("paycol_1", "ps_1"),
        `POST ${base}/sessions/ps_1/authorize`,
      ],
      [
        (client) =>
          client.paymentCollections.authorizePaymentSessionsBatch("paycol_1", { session_ids: ["ps_1"] }),
        `POST ${base}/sessions/batch/authorize`,
        { session_ids: ["ps_1"] },
      ],
      [
        (client) => client.paymentCollections.managePaymentSession("paycol_1", session),
        `POST ${base}/sessions`,
        session,
      ],
      [
        (client) => client.paymentCollections.managePaymentSessionsBatch("paycol_1", sessions),
        `POST ${base}/sessions/batch`,
        sessions,
      ],
      [
        (client) => client.paymentCollections.refreshPaymentSession("paycol_1", "ps_1"),
        `POST ${base}/sessions/ps_1`,
      ],
    ]),
  )("spec 7.19, 3.23: $call", leaves);
});

describe("what a shopper looks at", () => {
  const returned = { order_id: "order_1", items: [{ item_id: "item_1", quantity: 1 }] };
  const swap = {
    order_id: "order_1",
    return_items: [{ item_id: "item_1", quantity: 1 }],
    additional_items: [{ variant_id: "variant_1", quantity: 1 }],
  };
  it.each(
    rows([
      [
        (client) => client.productCategories.list({ limit: 5 }),
        "GET /store/product-categories",
        undefined,
        "?limit=5",
      ],
      [(client) => client.productCategories.retrieve("pcat_1"), "GET /store/product-categories/pcat_1"],
      [(client) => client.productTags.list({ q: "x" }), "GET /store/product-tags", undefined, "?q=x"],
      [(client) => client.productTypes.list({ q: "x" }), "GET /store/product-types", undefined, "?q=x"],
      [(client) => client.products.variants.list({ limit: 5 }), "GET /store/variants", undefined, "?limit=5"],
      [(client) => client.products.variants.retrieve("variant_1"), "GET /store/variants/variant_1"],
      [
        (client) => client.products.list({ q: "tent", limit: 12 }),
        "GET /store/products",
        undefined,
        "?q=tent&limit=12",
      ],
      [(client) => client.products.retrieve("prod_1"), "GET /store/products/prod_1"],
      [(client) => client.products.search({ q: "tent" }), "POST /store/products/search", { q: "tent" }],
      [(client) => client.regions.list(), "GET /store/regions"],
      [(client) => client.regions.retrieve("reg_1"), "GET /store/regions/reg_1"],
      [(client) => client.returnReasons.list(), "GET /store/return-reasons"],
      [(client) => client.returnReasons.retrieve("rr_1"), "GET /store/return-reasons/rr_1"],
      [(client) => client.returns.create(returned), "POST /store/returns", returned],
      [
        (client) => client.shippingOptions.list({ region_id: "reg_1" }),
        "GET /store/shipping-options",
        undefined,
        "?region_id=reg_1",
      ],
      [(client) => client.shippingOptions.listCartOptions("cart_1"), "GET /store/shipping-options/cart_1"],
      [(client) => client.swaps.create(swap), "POST /store/swaps", swap],
      [(client) => client.swaps.retrieveByCartId("cart_1"), "GET /store/swaps/cart_1"],
      [(client) => client.collections.list({ limit: 5 }), "GET /store/collections", undefined, "?limit=5"],
      [(client) => client.collections.retrieve("pcol_1"), "GET /store/collections/pcol_1"],
    ]),
  )("spec 7.20, 3.23: $call", leaves);
});
