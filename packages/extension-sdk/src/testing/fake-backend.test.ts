import { describe, expect, it } from "vitest";
import * as field from "../fields/field";
import { type AnyResource, defineResource } from "../resource/define-resource";
import { createFakeBackend, type FakeBackend } from "./fake-backend";
import { sampleDate } from "./sample";

const schema = {
  "~standard": { version: 1 as const, vendor: "test", validate: (value: unknown) => ({ value }) },
};

const groups: AnyResource = defineResource({
  name: "customer-groups",
  api: { singularKey: "customer_group", pluralKey: "customer_groups" },
  title: ({ name }) => name,
  detail: {
    sections: [
      {
        id: "customers",
        related: "customers",
        path: "customers",
        members: { path: "customers/batch", key: "customer_ids", format: "objects" },
      },
      { id: "metadata", metadata: true },
    ],
  },
  delete: { confirm: "asked" },
});
const channels: AnyResource = defineResource({
  name: "sales-channels",
  api: { singularKey: "sales_channel", pluralKey: "sales_channels" },
  title: ({ name }) => name,
  detail: {
    sections: [
      {
        id: "customers",
        related: "customers",
        filter: (channel) => ({ channel_id: [channel.id] }),
        members: { path: "customers", key: "customer_id", format: "each" },
      },
    ],
  },
  actions: [{ id: "ping", run: { post: "ping" } }],
});
const customers = {
  ...defineResource({
    name: "customers",
    api: { singularKey: "customer", pluralKey: "customers" },
    title: ({ email }) => email,
  }),
  // Only the fields' kinds matter here; a schema of its own would tell nothing more.
  form: {
    schema,
    fields: [
      field.text("email"),
      field.password("password"),
      field.references("groups", { to: "customer-groups", format: "objects" }),
    ],
  },
};
const reasons: AnyResource = defineResource({
  name: "return-reasons",
  api: { singularKey: "return_reason", pluralKey: "return_reasons", isUnpaged: true, hasNoRead: true },
  title: ({ label }) => label,
});
const currencies: AnyResource = defineResource({
  name: "currencies",
  api: { path: "money", singularKey: "currency", pluralKey: "currencies", idKey: "code" },
  title: ({ code }) => code,
});

function createBackend(): FakeBackend {
  return createFakeBackend({
    resources: [groups, channels, customers, reasons, currencies],
    samples: [
      {
        of: "customer-groups",
        record: (index) => ({ id: `grp_${index}`, name: `Group ${index}`, metadata: { desk: "a" } }),
        payloads: { update: ["name", "metadata"] },
      },
      {
        of: "sales-channels",
        record: (index) => ({ id: `sc_${index}`, name: `Channel ${index}` }),
        payloads: { ping: ["loud"] },
      },
      {
        of: "customers",
        record: (index) => ({
          id: `cus_${index}`,
          email: `c${String(index).padStart(2, "0")}@x.test`,
          has_account: index % 2 === 0,
          created_at: sampleDate(index),
        }),
        queries: ["q", "order", "fields", "created_at", "has_account", "groups", "channel_id"],
        payloads: { create: ["email", "password", "groups"] },
      },
      { of: "return-reasons", record: (index) => ({ id: `rr_${index}` }), count: 3 },
      {
        of: "currencies",
        record: (index) => ({ code: `c${index}`, name: "Coin" }),
        answers: {
          "POST /store/currencies/:code": ({ store, last }) => ({
            store: Object.assign(store, { currencies: [{ code: last }] }),
          }),
        },
      },
    ],
  });
}

async function ask(backend: FakeBackend, address: string, payload?: object) {
  const [method = "GET", path = ""] = address.split(" ");
  const response = await backend.fetch(`/admin${path}`, {
    method,
    body: payload === undefined ? undefined : JSON.stringify(payload),
  });
  const text = await response.text();
  const body: Record<string, unknown> = text === "OK" ? {} : JSON.parse(text);
  return { status: response.status, body };
}

const idsIn = (records: unknown) => (Array.isArray(records) ? records.map(({ id }) => id) : []);

describe("lists of the fake backend", () => {
  it("can be paged, counted, searched and sorted", async () => {
    const backend = createBackend();
    const page = await ask(backend, "GET /customers?limit=20&offset=40&order=-created_at");
    expect(page.body).toMatchObject({ count: 45, limit: 20, offset: 40 });
    expect(idsIn(page.body.customers)).toEqual(["cus_4", "cus_3", "cus_2", "cus_1", "cus_0"]);
    expect((await ask(backend, "GET /customers?q=c17")).body.count).toBe(1);
  });

  it("can be filtered by words, ranges and relations", async () => {
    const backend = createBackend();
    expect((await ask(backend, "GET /customers?has_account=true")).body.count).toBe(23);
    const range = `created_at[gte]=${sampleDate(10)}&created_at[lt]=${sampleDate(13)}`;
    expect(idsIn((await ask(backend, `GET /customers?${range}`)).body.customers)).toEqual([
      "cus_10",
      "cus_11",
      "cus_12",
    ]);
    backend.change("customers", "cus_7", { groups: [{ id: "grp_1" }] });
    expect(
      idsIn((await ask(backend, "GET /customers?groups[]=grp_1&groups[]=grp_2")).body.customers),
    ).toEqual(["cus_7"]);
  });

  it("have only the requested columns", async () => {
    const { body } = await ask(createBackend(), "GET /customers?limit=1&fields=email");
    expect(body.customers).toEqual([{ id: "cus_0", email: "c00@x.test" }]);
  });

  it("are complete without paging and cannot be searched", async () => {
    const backend = createBackend();
    expect((await ask(backend, "GET /return-reasons")).body.count).toBe(3);
    expect((await ask(backend, "GET /return-reasons?q=size")).status).toBe(400);
  });
});

describe("what the fake backend refuses", () => {
  it("is an undeclared path, with 404", async () => {
    const backend = createBackend();
    for (const address of [
      "GET /gift-cards",
      "GET /return-reasons/rr_1",
      "POST /return-reasons",
      "POST /sales-channels/sc_1",
      "DELETE /customers/cus_1",
      "POST /customer-groups",
      "POST /sales-channels/sc_1/pong",
    ])
      expect((await ask(backend, address, undefined)).status, address).toBe(404);
    expect(backend.undeclared).toHaveLength(7);
  });

  it("is a missing record, with 404", async () => {
    const backend = createBackend();
    expect((await ask(backend, "GET /customers/cus_99")).status).toBe(404);
    expect(backend.undeclared).toEqual([]);
  });

  it("is an unknown query or payload, with 400", async () => {
    const backend = createBackend();
    expect(await ask(backend, "GET /customers?colour=red")).toEqual({
      status: 400,
      body: { message: "property colour should not exist", type: "invalid_data" },
    });
    expect((await ask(backend, "GET /customers/cus_1?limit=1")).status).toBe(400);
    expect((await ask(backend, "POST /customers", { email: "a@b.test", vip: true })).status).toBe(400);
    expect((await ask(backend, "POST /customer-groups/grp_1", { title: "x" })).status).toBe(400);
    expect((await ask(backend, "POST /sales-channels/sc_1/ping", { quiet: 1 })).status).toBe(400);
    expect((await ask(backend, "POST /sales-channels/sc_1/ping", { loud: 1 })).status).toBe(200);
  });
});

describe("writing to the fake backend", () => {
  it("creates records without secrets and with relations", async () => {
    const backend = createBackend();
    const { body } = await ask(backend, "POST /customers", {
      email: "new@x.test",
      password: "secret-1",
      groups: [{ id: "grp_2" }],
    });
    const [made] = backend.records("customers");
    expect(body.customer).toEqual(made);
    expect(made).toMatchObject({ email: "new@x.test", groups: [{ id: "grp_2", name: "Group 2" }] });
    expect(made).not.toHaveProperty("password");
    expect(backend.records("customers")).toHaveLength(46);
  });

  it("merges metadata key by key", async () => {
    const backend = createBackend();
    await ask(backend, "POST /customer-groups/grp_1", { metadata: { rank: 3 } });
    await ask(backend, "POST /customer-groups/grp_1", { metadata: { desk: "" } });
    expect(backend.records("customer-groups")[1]?.metadata).toEqual({ rank: 3 });
  });

  it("deletes records", async () => {
    const backend = createBackend();
    expect((await ask(backend, "DELETE /customer-groups/grp_1")).body).toMatchObject({ deleted: true });
    expect((await ask(backend, "GET /customer-groups/grp_1")).status).toBe(404);
  });

  it("uses the resource's own key and path", async () => {
    const backend = createBackend();
    expect((await ask(backend, "GET /money/c3")).body).toEqual({ currency: { code: "c3", name: "Coin" } });
    await ask(backend, "POST /store/currencies/c3");
    expect((await ask(backend, "GET /store")).body.store).toMatchObject({ currencies: [{ code: "c3" }] });
  });

  it("adds and removes members", async () => {
    const backend = createBackend();
    const sent = { customer_ids: [{ id: "cus_1" }, { id: "cus_2" }] };
    expect((await ask(backend, "POST /customer-groups/grp_1/customers/batch", sent)).status).toBe(200);
    await ask(backend, "DELETE /customer-groups/grp_1/customers/batch", { customer_ids: [{ id: "cus_2" }] });
    expect(idsIn((await ask(backend, "GET /customer-groups/grp_1/customers")).body.customers)).toEqual([
      "cus_1",
    ]);
    await ask(backend, "POST /sales-channels/sc_1/customers", { customer_id: "cus_5" });
    expect(idsIn((await ask(backend, "GET /customers?channel_id[]=sc_1")).body.customers)).toEqual(["cus_5"]);
    expect((await ask(backend, "GET /customers?channel_id[]=sc_2")).body.count).toBe(0);
  });

  it("refuses members in another shape", async () => {
    const backend = createBackend();
    const path = "POST /customer-groups/grp_1/customers/batch";
    expect((await ask(backend, path, { customer_ids: ["cus_1"] })).status).toBe(400);
    expect((await ask(backend, path, { ids: [] })).status).toBe(400);
    expect((await ask(backend, "POST /sales-channels/sc_1/customers", { customer_id: ["x"] })).status).toBe(
      400,
    );
  });
});

describe("trouble with the fake backend", () => {
  it("fails as often as configured", async () => {
    const backend = createBackend();
    backend.fail("GET /customers", { status: 500 }, { times: 1 });
    backend.fail("GET /customers/:id", "network");
    expect((await ask(backend, "GET /customers")).status).toBe(500);
    expect((await ask(backend, "GET /customers")).status).toBe(200);
    await expect(ask(backend, "GET /customers/cus_1")).rejects.toThrow("Failed to fetch");
    backend.recover();
    expect((await ask(backend, "GET /customers/cus_1")).status).toBe(200);
    expect(backend.calls.map(({ status }) => status)).toEqual([500, 200, 0, 200]);
  });

  it("delays an answer until it is released", async () => {
    const backend = createBackend();
    const release = backend.hold("GET /customers");
    let isThere = false;
    const answer = ask(backend, "GET /customers").then(({ status }) => {
      isThere = true;
      return status;
    });
    await Promise.resolve();
    expect([isThere, backend.callsTo("GET /customers").length]).toEqual([false, 1]);
    release();
    expect(await answer).toBe(200);
  });

  it("answers 401 to everything without a session", async () => {
    const backend = createBackend();
    backend.signOut();
    expect((await ask(backend, "GET /customers")).status).toBe(401);
    expect((await ask(backend, "GET /auth")).status).toBe(401);
    expect((await ask(backend, "POST /auth", { email: "a", password: "b" })).status).toBe(200);
    expect((await ask(backend, "GET /customers")).status).toBe(200);
  });

  it("names a resource without a sample", () => {
    expect(() => createFakeBackend({ resources: [groups], samples: [] })).toThrow("customer-groups");
  });
});
