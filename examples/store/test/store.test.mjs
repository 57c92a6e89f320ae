import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { after, before, describe, test } from "node:test";
import { isAtWork, pause } from "../runtime/processes.mjs";
import { readShapes, recordedShapes, shapeDifferences, shapesIn } from "../../../scripts/record-mock-shapes.mjs";
import { adminAccount, startStore } from "../store.mjs";
import { endChildren, processesOf, runCli, signIn, temporaryDirectory } from "./running.mjs";

async function untilGone(ids, patience = 12_000) {
  const deadline = Date.now() + patience;
  const left = async () => (await Promise.all(ids.map(async (id) => ((await isAtWork(id)) ? id : 0)))).filter(Boolean);
  while ((await left()).length > 0 && Date.now() < deadline) await pause(50);
  assert.deepEqual(await left(), [], "processes are left behind");
}

describe("a seeded store", () => {
  let place;
  let store;
  let admin;
  before(async () => {
    place = await temporaryDirectory();
    store = await startStore({ port: 0, data: place.directory });
    admin = await signIn(store.url);
  });
  after(async () => {
    await store?.stop();
    await place.remove();
  });

  test("lets its admin sign in", () => {
    assert.deepEqual([admin.user.email, admin.user.first_name, admin.user.role], ["admin@tillhouse.test", "Ada", "admin"]);
  });

  test("has the flags and modules that the admin builds on", async () => {
    const { store: answer } = await admin.get("/store");
    const flags = Object.fromEntries(answer.feature_flags.map(({ key, value }) => [key, value]));
    assert.equal(answer.name, "Marram Outfitters");
    assert.equal(answer.default_currency_code, "dkk");
    for (const flag of ["product_categories", "tax_inclusive_pricing", "order_editing", "sales_channels", "publishable_api_keys", "analytics"]) assert.equal(flags[flag], true, flag);
    for (const flag of ["workflows", "medusa_v2"]) assert.notEqual(flags[flag], true, flag);
    const modules = answer.modules.map(({ module }) => module);
    assert.ok(modules.includes("inventoryService") && modules.includes("stockLocationService"));
  });

  test("answers in the shapes that the mock store is held to", async () => {
    const [recorded, read] = [await readFile(recordedShapes, "utf8"), await readShapes(store.url, adminAccount)].map(shapesIn);
    assert.deepEqual([...read.keys()], [...recorded.keys()]);
    assert.deepEqual([...read].flatMap(([address, shape]) => shapeDifferences(address, recorded.get(address), shape)), []);
  });

  test("has enough of everything", async () => {
    const least = { products: 60, orders: 140, customers: 100, "draft-orders": 6, discounts: 15, "gift-cards": 14, "price-lists": 8, collections: 10, "sales-channels": 5, "publishable-api-keys": 6, "return-reasons": 5, "inventory-items": 300, reservations: 60 };
    for (const [path, count] of Object.entries(least)) {
      const answer = await admin.get(`/${path}?limit=1`);
      assert.ok((answer.count ?? Object.values(answer)[0].length) >= count, `${path}: ${answer.count}`);
    }
  });

  test("has orders in every state and currency", async () => {
    const { orders } = await admin.get("/orders?limit=500&fields=id,display_id,status,payment_status,fulfillment_status,currency_code,created_at,sales_channel_id&expand=items");
    const seen = (field) => new Set(orders.map((order) => order[field]));
    const holds = (field, ...values) => values.forEach((value) => assert.ok(seen(field).has(value), `${field} ${value}`));
    holds("status", "pending", "completed", "archived", "canceled");
    holds("payment_status", "awaiting", "captured", "partially_refunded", "refunded", "canceled");
    holds("fulfillment_status", "not_fulfilled", "partially_fulfilled", "fulfilled", "partially_shipped", "shipped", "partially_returned", "returned", "canceled");
    holds("currency_code", "dkk", "eur", "gbp", "jpy", "usd");
    assert.ok(seen("sales_channel_id").size >= 4);
    assert.ok(orders.some((order) => order.items.length >= 38), "one with about forty lines");
    const newest = Math.max(...orders.map((order) => Date.parse(order.created_at)));
    assert.ok(newest <= Date.now() && newest > Date.now() - 24 * 60 * 60 * 1000, "the newest order is of today or yesterday");
  });

  test("serves its pictures under its own address", async () => {
    const { products } = await admin.get("/products?limit=1");
    assert.ok(products[0].thumbnail.startsWith(store.url));
    const picture = await fetch(products[0].thumbnail);
    assert.equal(picture.headers.get("content-type"), "image/svg+xml");
    await picture.text();
  });

  test("has told its customers of all sorts of things, and tells one of them again", async () => {
    const { notifications, count } = await admin.get("/notifications?limit=100");
    assert.ok(count >= 20 && count <= 40, `${count} notifications`);
    const events = new Set(notifications.map((notification) => notification.event_name));
    for (const event of ["order.placed", "order.shipment_created", "order.canceled", "customer.created", "customer.password_reset", "invite.created", "gift_card.created"]) assert.ok(events.has(event), event);
    assert.ok(new Set(notifications.map(({ to }) => to)).size >= 10, "to different people");
    assert.ok(notifications.every(({ created_at: sent }) => Date.parse(sent) <= Date.now()), "none is of tomorrow");
    assert.ok(notifications.some(({ resends }) => resends.length > 0), "one was sent again");

    const [first] = notifications;
    const { notification } = await admin.post(`/notifications/${first.id}/resend`, { to: "somebody.else@customers.example" });
    assert.equal(notification.id, first.id);
    assert.equal(notification.resends.length, first.resends.length + 1);
    const again = notification.resends.find(({ to }) => to === "somebody.else@customers.example");
    assert.equal(again.parent_id, first.id);
    assert.equal((await admin.get("/notifications?limit=1")).count, count, "the list has only what was sent first");
    assert.equal((await admin.get(`/notifications?include_resends=true&to=${again.to}`)).count, 1);
  });

  test("writes down what it would send when something happens", async () => {
    const email = "newly.welcomed@customers.example";
    const { customer } = await admin.post("/customers", { email, first_name: "Newly", last_name: "Welcomed", password: "marram-shopper" });
    // Medusa looks for events to tell of every three seconds.
    const deadline = Date.now() + 15_000;
    let found = [];
    while (found.length === 0 && Date.now() < deadline) {
      await pause(250);
      found = (await admin.get(`/notifications?to=${email}`)).notifications;
    }
    assert.deepEqual(found.map(({ event_name: event, resource_id: id, provider_id: provider }) => [event, id, provider]), [["customer.created", customer.id, "recorded-mail"]]);
  });

  test("names a taken port, and can take the next", async () => {
    const other = await temporaryDirectory();
    await assert.rejects(startStore({ port: store.port, data: other.directory }), (error) => error.code === "PORT_TAKEN" && error.message.includes(String(store.port)));
    const second = await startStore({ port: store.port, data: other.directory, portFallback: true });
    assert.notEqual(second.port, store.port);
    await second.stop();
    await other.remove();
  });

  test("refuses a second store on its data", async () => {
    await assert.rejects(startStore({ port: 0, data: place.directory }), { code: "DATA_IN_USE" });
  });

  test("keeps sessions out of, and data in, a restart of the backend", async () => {
    await admin.post("/customer-groups", { name: "Written before the restart" });
    await store.restartBackend();
    admin = await signIn(store.url);
    const { customer_groups: groups } = await admin.get("/customer-groups?q=Written before");
    assert.equal(groups.length, 1);
  });

  test("leaves no process when it stops", async () => {
    const { store: own, ...ids } = await processesOf(place.directory);
    assert.equal(own, process.pid);
    await Promise.all([store.stop(), store.stop()]);
    await untilGone(Object.values(ids), 500);
    assert.deepEqual(await store.exited, { code: 0, signal: null });
  });

  test("begins anew when asked to", async () => {
    store = await startStore({ port: 0, data: place.directory, fresh: true });
    admin = await signIn(store.url);
    assert.equal((await admin.get("/customer-groups?q=Written before")).customer_groups.length, 0);
    await store.stop();
  });
});

describe("a killed store", () => {
  after(endChildren);
  test("leaves nothing running, and nothing is lost, however it was killed", async () => {
    const place = await temporaryDirectory();
    const options = ["--port", "0", "--data", place.directory];
    const first = await runCli(options);
    await (await signIn(first.url)).post("/customer-groups", { name: "Written before the first kill" });
    const ids = await processesOf(place.directory);
    process.kill(ids.store, "SIGKILL");
    await untilGone(Object.values(ids));

    const second = await runCli(options);
    await (await signIn(second.url)).post("/customer-groups", { name: "Written before the second kill" });
    const { postgres, ...others } = await processesOf(place.directory);
    // Everything but Postgres, so that it is left alone in the world.
    for (const id of [others.keeper, others.backend, others.store]) process.kill(id, "SIGKILL");
    await second.ended;
    assert.ok(await isAtWork(postgres));

    const third = await runCli(["--port", new URL(second.url).port, "--data", place.directory]);
    assert.ok(!(await isAtWork(postgres)), "the orphan is gone");
    const found = await (await signIn(third.url)).get("/customer-groups?q=Written before");
    assert.equal(found.customer_groups.length, 2);
    const last = await processesOf(place.directory);
    for (const id of Object.values(last)) process.kill(id, "SIGKILL");
    await third.ended;

    const fourth = await runCli(options);
    assert.equal((await (await signIn(fourth.url)).get("/customer-groups?q=Written before")).customer_groups.length, 2);
    fourth.child.kill("SIGTERM");
    assert.equal((await fourth.ended).code, 0);
    await place.remove();
  });
});

describe("the command", () => {
  test("refuses what it does not know", async () => {
    const { code, output } = await (await runCli(["--prot", "9000"])).ended;
    assert.equal(code, 2);
    assert.match(output, /--prot.*\n.*--help/s);
  });
});
