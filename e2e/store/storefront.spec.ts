import { createClient } from "@tillhouse/extension-sdk/client";
import { addresses, expect, test, unique } from "../support/test";

/** A shopper, who knows nothing of staff. */
const shopper = () => createClient({ backend: addresses.store, maxRetries: 3 });

/** A variant that is for sale in a region. The oldest products come first: those of other tests may have no price there. */
async function forSale(client: ReturnType<typeof shopper>, regionId: string) {
  const { products } = await client.products.list({ limit: 20, region_id: regionId, order: "created_at" });
  const variant = products
    .flatMap(({ variants }) => variants ?? [])
    .find(({ inventory_quantity }) => inventory_quantity > 5);
  if (variant?.id === undefined) throw new Error("Nothing is for sale.");
  return variant;
}

test("spec 6.1, 7.14, 7.18, 7.20, 4.28: a shopper browses, fills a cart, pays and has an order", async ({
  api,
}) => {
  const client = shopper();
  const { regions } = await client.regions.list();
  const region = regions.find(({ currency_code }) => currency_code === "dkk");
  const variant = await forSale(client, region?.id ?? "");
  const email = `${unique("shopper").replaceAll(" ", "-")}@example.com`;

  const { cart } = await client.carts.create({ region_id: region?.id, country_code: "dk" });
  await client.carts.lineItems.create(cart.id, { variant_id: variant.id ?? "", quantity: 1 });
  const filled = await client.carts.lineItems.create(cart.id, { variant_id: variant.id ?? "", quantity: 2 });
  const line = filled.cart.items[0];
  expect(line?.quantity).toBe(3);
  const less = await client.carts.lineItems.update(cart.id, line?.id ?? "", { quantity: 2 });
  expect(less.cart.items[0]?.quantity).toBe(2);

  await client.carts.update(cart.id, {
    email,
    // The published types ask for every part of an address; the store does not.
    shipping_address: {
      first_name: "Ada",
      last_name: "Berg",
      address_1: "Havnegade 1",
      city: "Odense",
      postal_code: "5000",
      country_code: "dk",
    } as never,
  });
  const { shipping_options: options } = await client.shippingOptions.listCartOptions(cart.id);
  await client.carts.addShippingMethod(cart.id, { option_id: options[0]?.id ?? "" });
  const { cart: withSessions } = await client.carts.createPaymentSessions(cart.id);
  expect(withSessions.payment_sessions?.map(({ provider_id }) => provider_id)).toContain("manual");
  // A session that is made anew is no longer the one that was chosen.
  await client.carts.refreshPaymentSession(cart.id, "manual");
  await client.carts.setPaymentSession(cart.id, { provider_id: "manual" });

  const completed = await client.carts.complete(cart.id);
  expect(completed.type).toBe("order");
  const { order } = await client.orders.retrieveByCartId(cart.id);
  expect(order).toMatchObject({ email, id: completed.data.id });
  const found = await client.orders.lookupOrder({ display_id: order.display_id, email });
  expect(found.order.id).toBe(order.id);

  const seen = await (await api.get(`/admin/orders/${order.id}`)).json();
  expect(seen.order).toMatchObject({ email, total: order.total });
});

test("spec 7.13, 7.15, 7.21, 3.23: a shopper signs up and keeps addresses", async () => {
  const email = `${unique("customer").replaceAll(" ", "-")}@example.com`;
  const password = "a long password";
  const client = shopper();
  await client.customers.create({ email, password, first_name: "Ada", last_name: "Berg" });
  expect((await client.auth.exists(email)).exists).toBe(true);
  await expect(client.customers.retrieve()).rejects.toMatchObject({ response: { status: 401 } });
  await client.auth.getToken({ email, password });
  expect((await client.customers.retrieve()).customer.email).toBe(email);
  await client.customers.addresses.addAddress({
    // The published types ask for every part of an address; the store does not.
    address: {
      first_name: "Ada",
      last_name: "Berg",
      address_1: "Havnegade 1",
      city: "Odense",
      postal_code: "5000",
      country_code: "dk",
    } as never,
  });
  const { customer } = await client.customers.update({ phone: "12345678" });
  expect(customer.phone).toBe("12345678");
  expect((await client.customers.retrieve()).customer.shipping_addresses?.map(({ city }) => city)).toEqual([
    "Odense",
  ]);
  const orders = await client.customers.listOrders();
  expect(orders).toMatchObject({ orders: [], limit: 10, offset: 0 });
});

test("spec 8.6: a refusal keeps the store's status and words", async () => {
  await expect(shopper().products.retrieve("prod_that_is_not_there")).rejects.toMatchObject({
    message: "Request failed with status code 404",
    response: { data: { type: "not_found" } },
  });
});
