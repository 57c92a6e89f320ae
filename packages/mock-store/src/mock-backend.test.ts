import { expect, test } from "vitest";
import { fixture } from "./fixtures";
import { declaredEndpoints } from "./http/declared-endpoints";
import { createMockBackend, type MockBackend, type MockBackendOptions } from "./mock-backend";
import { scenarioNames } from "./seed/scenarios";

/** Asks a mock store as the admin does. */
function caller(backend: MockBackend) {
  return async (method: string, path: string, payload?: object) => {
    const response = await backend.fetch(`http://store.test/admin${path}`, {
      method,
      body: payload === undefined ? undefined : JSON.stringify(payload),
    });
    const text = await response.text();
    // What is asked for here is always JSON or one word.
    const body = text.startsWith("{") ? JSON.parse(text) : text;
    return { status: response.status, body };
  };
}

function open(options?: MockBackendOptions) {
  const backend = createMockBackend(options);
  return { backend, call: caller(backend) };
}

test("every declared path is answered", async () => {
  const { call } = open();
  const unanswered: string[] = [];
  for (const line of declaredEndpoints) {
    const [method = "", path = ""] = line.split(" ");
    const { body } = await call(method, path.replace(/:\w+/g, "none"), method === "GET" ? undefined : {});
    if (typeof body === "string" && body.startsWith("Cannot")) unanswered.push(`${method} ${path}`);
  }
  expect(unanswered).toEqual([]);
  expect((await call("GET", "/nothing-here")).status).toBe(404);
  expect((await call("GET", "/store/")).body).toEqual((await call("GET", "/store")).body);
  expect((await call("GET", "/store//")).status).toBe(404);
});

test("a list is searched, filtered, sorted and paged", async () => {
  const { call } = open();
  const all = await call("GET", "/products?limit=5&offset=5&order=title");
  expect(all.body).toMatchObject({ limit: 5, offset: 5 });
  const titles = all.body.products.map(({ title }: { title: string }) => title);
  expect(titles).toEqual([...titles].sort((one, other) => one.localeCompare(other)));
  const mugs = await call("GET", "/products?q=harbour&fields=id,title&expand=");
  expect(mugs.body.count).toBe(4);
  expect(Object.keys(mugs.body.products[0])).toEqual(["id", "title"]);
  const drafts = await call("GET", "/products?status[]=draft&status[]=rejected");
  expect(new Set(drafts.body.products.map(({ status }: { status: string }) => status))).toEqual(
    new Set(["draft", "rejected"]),
  );
  const { body } = await call("GET", "/product-tags?q=oak");
  const tagged = await call("GET", `/products?tags[]=${body.product_tags[0].id}`);
  expect(tagged.body.count).toBeGreaterThan(2);
  const middle = drafts.body.products[0].created_at;
  const before = await call("GET", `/products?created_at[lt]=${encodeURIComponent(middle)}`);
  const after = await call("GET", `/products?created_at[gte]=${encodeURIComponent(middle)}`);
  expect(before.body.count + after.body.count).toBe((await call("GET", "/products")).body.count);
});

test("invalid requests are refused in the store's words", async () => {
  const { call } = open();
  expect(await call("GET", "/products?colour=red")).toEqual({
    status: 400,
    body: { type: "invalid_data", message: "property colour should not exist" },
  });
  expect(await call("GET", "/products?order=colour")).toMatchObject({ status: 400 });
  expect(await call("POST", "/collections", {})).toMatchObject({
    status: 400,
    body: { type: "invalid_data", message: "title should not be empty" },
  });
  expect(await call("GET", "/products/none")).toEqual({
    status: 404,
    body: { type: "not_found", message: "Product with id: none was not found" },
  });
  await call("POST", "/collections", { title: "Twice" });
  expect(await call("POST", "/collections", { title: "Twice" })).toMatchObject({
    status: 422,
    body: { code: "invalid_request_error", type: "duplicate_error" },
  });
});

test("a product is created, changed and deleted with its variants", async () => {
  const { call } = open();
  const made = await call("POST", "/products", {
    title: "Test kettle",
    options: [{ title: "Size" }],
    metadata: { a: "1", b: "2" },
    tags: [{ value: "brand new" }],
    variants: [
      {
        title: "S",
        prices: [{ amount: 900, currency_code: "eur" }],
        options: [{ value: "S" }],
        inventory_quantity: 4,
      },
    ],
  });
  const { product } = made.body;
  expect(product).toMatchObject({ handle: "test-kettle", status: "draft", tags: [{ value: "brand new" }] });
  expect(product.variants[0]).toMatchObject({
    title: "S",
    options: [{ value: "S" }],
    prices: [{ amount: 900 }],
  });
  const changed = await call("POST", `/products/${product.id}`, {
    subtitle: "New",
    metadata: { a: "", c: "3" },
  });
  expect(changed.body.product).toMatchObject({
    title: "Test kettle",
    subtitle: "New",
    metadata: { b: "2", c: "3" },
  });
  const stock = await call("GET", `/variants/${product.variants[0].id}/inventory`);
  expect(stock.body.variant.inventory[0].location_levels[0].available_quantity).toBe(4);
  expect((await call("DELETE", `/products/${product.id}`)).body).toEqual({
    id: product.id,
    object: "product",
    deleted: true,
  });
  expect((await call("GET", `/products/${product.id}`)).status).toBe(404);
});

test("an order is captured, packed, shipped, returned and refunded", async () => {
  const { backend, call } = open();
  const order = await fixture("order.awaiting", backend);
  const at = `/orders/${order.id}`;
  const { total = 0, subtotal = 0, shipping_total, tax_total, discount_total = 0 } = order;
  expect(total).toBe(subtotal + Number(shipping_total) + Number(tax_total) - discount_total);
  expect((await call("POST", `${at}/capture`)).body.order.payment_status).toBe("captured");
  const items = order.items?.map(({ id, quantity }) => ({ item_id: id, quantity }));
  const packed = await call("POST", `${at}/fulfillment`, { items });
  expect(packed.body.order.fulfillment_status).toBe("fulfilled");
  expect((await call("POST", `${at}/fulfillment`, { items })).body).toMatchObject({
    type: "not_allowed",
    message: "Cannot fulfill more items than have been purchased",
  });
  expect((await call("POST", `${at}/cancel`)).status).toBe(400);
  const fulfillment_id = packed.body.order.fulfillments[0].id;
  const sent = await call("POST", `${at}/shipment`, { fulfillment_id, tracking_numbers: ["T1"] });
  expect(sent.body.order).toMatchObject({
    fulfillment_status: "shipped",
    fulfillments: [{ tracking_links: [{ tracking_number: "T1" }] }],
  });
  const asked = await call("POST", `${at}/return`, { items: items?.slice(0, 1) });
  const [returned] = asked.body.order.returns;
  await call("POST", `/returns/${returned.id}/receive`, { items: items?.slice(0, 1) });
  const after = (await call("GET", at)).body.order;
  expect(after.refunded_total).toBe(returned.refund_amount);
  expect(after).toMatchObject({
    payment_status: "partially_refunded",
    refundable_amount: total - after.refunded_total,
  });
  expect(await call("POST", `${at}/refund`, { amount: total, reason: "other" })).toMatchObject({
    status: 400,
  });
});

test("an order edit works on copies until it is confirmed", async () => {
  const { backend, call } = open();
  const order = await fixture("order.paid", backend);
  const edit = (await call("POST", "/order-edits", { order_id: order.id })).body.order_edit;
  const line = edit.items[0];
  await call("POST", `/order-edits/${edit.id}/items/${line.id}`, { quantity: line.quantity + 2 });
  expect((await call("GET", `/orders/${order.id}`)).body.order.total).toBe(order.total);
  const changed = (await call("GET", `/order-edits/${edit.id}`)).body.order_edit;
  expect(changed).toMatchObject({ status: "created", changes: [{ type: "item_update" }] });
  expect(changed.difference_due).toBeGreaterThan(0);
  await call("POST", `/order-edits/${edit.id}/confirm`);
  expect((await call("GET", `/orders/${order.id}`)).body.order.total).toBe(
    (order.total ?? 0) + changed.difference_due,
  );
});

test("a draft order becomes an order when it is paid", async () => {
  const { backend, call } = open();
  const draft = await fixture("draft-order.open", backend);
  const { order } = (await call("POST", `/draft-orders/${draft.id}/pay`)).body;
  expect(order.total).toBe(draft.cart?.total);
  expect((await call("GET", `/draft-orders/${draft.id}`)).body.draft_order).toMatchObject({
    status: "completed",
    order_id: order.id,
  });
});

test("records are added to others and removed", async () => {
  const { backend, call } = open();
  const [product, collection] = await Promise.all([
    fixture("product.draft", backend),
    fixture("collection.full", backend),
  ]);
  const at = `/collections/${collection.id}/products/batch`;
  await call("POST", at, { product_ids: [product.id] });
  expect((await call("GET", `/products?collection_id[]=${collection.id}&id=${product.id}`)).body.count).toBe(
    1,
  );
  await call("DELETE", at, { product_ids: [product.id] });
  expect((await call("GET", `/products/${product.id}`)).body.product.collection).toBeNull();
});

test("a batch job continues by itself", async () => {
  const { call } = open();
  const { batch_job } = (
    await call("POST", "/batch-jobs", { type: "product-export", context: {}, dry_run: false })
  ).body;
  let { status } = batch_job;
  for (let asked = 0; status !== "completed" && asked < 20; asked += 1)
    status = (await call("GET", `/batch-jobs/${batch_job.id}`)).body.batch_job.status;
  expect(status).toBe("completed");
});

test("files become URLs that need no server", async () => {
  const { backend } = open();
  const body = new FormData();
  body.append("files", new File(["<svg/>"], "dot.svg", { type: "image/svg+xml" }));
  const answer = await backend.fetch(
    new Request("http://store.test/admin/uploads", { method: "POST", body }),
  );
  expect(await answer.json()).toEqual({
    uploads: [{ key: "dot.svg", url: `data:image/svg+xml;base64,${btoa("<svg/>")}` }],
  });
});

test("a cookie or a token opens the store", async () => {
  const { backend } = open({ needsSignIn: true });
  const ask = (headers: Record<string, string> = {}) =>
    backend.fetch("http://store.test/admin/orders", { headers });
  expect((await ask()).status).toBe(401);
  const sign = (path: string, password: string) =>
    backend.fetch(`http://store.test/admin/auth${path}`, {
      method: "POST",
      body: JSON.stringify({ email: "anybody@shop.test", password }),
    });
  expect((await sign("", "wrong")).status).toBe(401);
  const cookie = (await sign("", "anything")).headers.get("set-cookie")?.split(";")[0] ?? "";
  expect((await ask({ cookie })).status).toBe(200);
  expect((await ask()).status).toBe(401);
  const { access_token } = await (await sign("/token", "anything")).json();
  expect((await ask({ authorization: `Bearer ${access_token}` })).status).toBe(200);
  const other = (await sign("", "anything")).headers.get("set-cookie")?.split(";")[0] ?? "";
  await backend.fetch("http://store.test/admin/auth", { method: "DELETE", headers: { cookie } });
  expect((await ask({ cookie })).status).toBe(401);
  expect((await ask({ cookie: other })).status).toBe(200);
});

test("an extension's endpoints are answered beside the store's", async () => {
  const { backend, call } = open({
    endpoints: { "GET /reviews/:id": ({ params }) => ({ review: { id: params.id } }) },
    fixtures: (data) => data.insert("product_tag", { value: "planted" }),
  });
  expect((await call("GET", "/reviews/rev_1")).body).toEqual({ review: { id: "rev_1" } });
  const { body } = await call("GET", "/product-tags?q=planted");
  expect(body.count).toBe(1);
  await call("DELETE", `/products/${(await fixture("product.draft", backend)).id}`);
  backend.reset();
  expect((await call("GET", "/product-tags?q=planted")).body.count).toBe(1);
  expect((await fixture("product.draft", backend)).status).toBe("draft");
  expect(backend.requests.map(({ path, status }) => `${path} ${status}`)).toHaveLength(2);
});

test("scenarios run while the store runs", async () => {
  const { backend, call } = open();
  const play = (scenario: string) =>
    backend.fetch("http://store.test/__mock/scenario", {
      method: "POST",
      body: JSON.stringify({ scenario }),
    });
  expect((await play("no-such-scenario")).status).toBe(400);
  await play("empty-shop");
  expect((await call("GET", "/orders")).body).toMatchObject({ orders: [], count: 0 });
  await play("large-catalogue");
  expect((await call("GET", "/products?limit=1")).body.count).toBe(10_000);
  await play("flags-off");
  expect((await call("GET", "/store")).body.store).toMatchObject({ feature_flags: [], modules: [] });
  expect((await call("GET", "/sales-channels")).status).toBe(404);
  await play("failing");
  const answers = await Promise.all(Array.from({ length: 9 }, () => call("GET", "/customers?limit=1")));
  expect(answers.filter(({ status }) => status === 500)).toHaveLength(3);
  const state = await backend.fetch("http://store.test/__mock");
  expect(await state.json()).toEqual({ scenario: "failing", scenarios: [...scenarioNames] });
});
