import { QueryClient } from "@tanstack/react-query";
import { describe, expect, it, vi } from "vitest";
import { type AnyResource, defineResource } from "../resource/define-resource";
import { type ListQuery, listQuery, recordQuery } from "./data";
import { type HostForData, listedQuery } from "./resource-path";

const notifications = defineResource({
  name: "notifications",
  api: { singularKey: "notification", pluralKey: "notifications", hasNoRead: "unfiltered" },
  title: ({ to }) => to,
  detail: { select: { fields: "id,to" }, sections: [] },
});

/** A store with so many notifications, which refuses what its list cannot be asked. */
function storeWith(total: number) {
  const asked: string[] = [];
  const get = async (path: string, query: Record<string, unknown>) => {
    const { limit, offset, fields, ...rest } = query;
    if (Object.keys(rest).length > 0) throw new Error(`refused: ${Object.keys(rest)}`);
    asked.push(`${path} ${offset} ${fields}`);
    const length = Math.max(0, Math.min(Number(limit), total - Number(offset)));
    const records = Array.from({ length }, (_, index) => ({ id: `noti_${Number(offset) + index}` }));
    return { notifications: records, count: total };
  };
  const host = {
    client: { admin: { custom: { get } } },
    resource: (name: string) => (name === "notifications" ? notifications : undefined),
  };
  // Reading takes nothing else of the host.
  return { host: host as unknown as HostForData, asked };
}

function read(host: HostForData, id: string) {
  return new QueryClient({ defaultOptions: { queries: { retry: false } } }).fetchQuery(
    recordQuery(host, "notifications", id),
  );
}

it("searches for the word null, which the store mistakes for null", async () => {
  const asked: unknown[] = [];
  const get = async (_path: string, { q }: { q?: string }) => {
    asked.push(q);
    return { notifications: [], count: 0 };
  };
  const host = { client: { admin: { custom: { get } } }, resource: () => notifications };
  const cache = new QueryClient();
  for (const q of ["null", "nullify", "a\0b", undefined]) {
    const { queryKey, queryFn } = listQuery(host as unknown as HostForData, "notifications", { q });
    await cache.fetchQuery({ queryKey, queryFn: () => queryFn({ client: cache }) });
  }
  expect(asked).toEqual(["NULL", "nullify", "ab", undefined]);
});

it("asks for columns and relations as lists where the API takes lists", async () => {
  const asked: unknown[] = [];
  const get = async (path: string, query: object) => {
    asked.push([path, query]);
    return { tax_rates: [], tax_rate: {} };
  };
  const rates = defineResource({
    name: "tax-rates",
    api: { singularKey: "tax_rate", pluralKey: "tax_rates", selectFormat: "list" },
    title: ({ name }) => name,
    detail: { select: { expand: "products,region" }, sections: [] },
  });
  const host = { client: { admin: { custom: { get } } }, resource: () => rates } as unknown as HostForData;
  const client = new QueryClient();
  await listQuery(host, "tax-rates", { fields: "id,name", expand: "", limit: 20 }).queryFn({ client });
  await recordQuery(host, "tax-rates", "txr_1").queryFn({ client });
  expect(asked).toEqual([
    ["/tax-rates", { fields: ["id", "name"], expand: [], limit: 20 }],
    ["/tax-rates/txr_1", { expand: ["products", "region"] }],
  ]);
});

describe("what tells records from others at the same address", () => {
  const names = { singularKey: "product", pluralKey: "products", path: "products" };
  const only = { is_giftcard: true };
  /** What the store is asked for gift card products, where their API is this. */
  async function askedOf(api: Partial<AnyResource["api"]>, read: "list" | "record") {
    const asked: unknown[] = [];
    const get = async (path: string, query: object) => {
      asked.push([path, query]);
      return { products: [{ id: "prod_1" }], product: { id: "prod_1" } };
    };
    const resource: AnyResource = {
      name: "gift-card-products",
      api: { ...names, query: only, ...api },
      title: () => "",
    };
    // Reading takes nothing else of the host.
    const host = {
      client: { admin: { custom: { get } } },
      resource: () => resource,
    } as unknown as HostForData;
    const client = new QueryClient();
    if (read === "list") await listQuery(host, "products", { limit: 20, offset: 0 }).queryFn({ client });
    else await recordQuery(host, "products", "prod_1", { fields: "id" }).queryFn({ client });
    return asked;
  }

  it.each<[string, Partial<AnyResource["api"]>, "list" | "record", string, object]>([
    ["each page", {}, "list", "/products", { limit: 20, offset: 0, ...only }],
    ["a list that comes whole", { isUnpaged: true }, "list", "/products", only],
    [
      "a list that is looked through here",
      { isUnpaged: { newest: 100 } },
      "list",
      "/products",
      { limit: 100, offset: 0, ...only },
    ],
    [
      "a record that is found in the list",
      { hasNoRead: true },
      "record",
      "/products",
      { fields: "id", id: "prod_1", limit: 1, ...only },
    ],
    // Its address says which one it is, and the API refuses what it does not know.
    ["a record that has an address: not at all", {}, "record", "/products/prod_1", { fields: "id" }],
  ])("is sent with the question for %s", async (_question, api, read, path, query) => {
    expect(await askedOf(api, read)).toEqual([[path, query]]);
  });

  it("wins over what the person asks for", () => {
    expect(listedQuery({ api: { ...names, query: only } }, { is_giftcard: false })).toEqual(only);
  });
});

it.each<[string, ListQuery, object]>([
  [
    "one page where the API can sort and narrow it (pagedBy)",
    { order: "sku", sku: "MUG", limit: 20, offset: 0 },
    { order: "sku", sku: "MUG", limit: 20, offset: 0 },
  ],
  ["all where it cannot", { order: "title", limit: 20, offset: 0 }, { limit: 100, offset: 0 }],
  ["all for a search", { q: "mug", limit: 20, offset: 0 }, { limit: 100, offset: 0 }],
])("asks a list that is looked through here for %s", async (_list, query, expected) => {
  const asked: unknown[] = [];
  const get = async (_path: string, question: object) => {
    asked.push(question);
    return { inventory_items: [{ id: "iitem_1", title: "mug" }], count: 1 };
  };
  const items: AnyResource = {
    name: "inventory-items",
    api: {
      singularKey: "inventory_item",
      pluralKey: "inventory_items",
      isUnpaged: { newest: 100, pagedBy: ["sku"] },
    },
    title: () => "",
    derive: () => ({ isCounted: true }),
  };
  // Reading takes nothing else of the host.
  const host = { client: { admin: { custom: { get } } }, resource: () => items } as unknown as HostForData;
  const client = new QueryClient();
  const { records } = await listQuery(host, "inventory-items", query).queryFn({ client });
  expect(asked).toEqual([expected]);
  expect(records).toEqual([{ id: "iitem_1", title: "mug", isCounted: true }]);
});

it("has what the API finds by itself in the cache until all is read (hasSearch)", async () => {
  const item = (sku: string) => ({ id: sku, sku });
  let answerAll = (_answer: object) => {};
  let reads = 0;
  const get = (_path: string, { q }: { q?: string }) =>
    q === undefined
      ? new Promise<object>((resolve) => {
          reads += 1;
          answerAll = resolve;
        })
      : Promise.resolve({ inventory_items: [item("MUG-OLD")], count: 1 });
  const items: AnyResource = {
    name: "inventory-items",
    api: {
      singularKey: "inventory_item",
      pluralKey: "inventory_items",
      isUnpaged: { newest: 2, hasSearch: true },
    },
    title: () => "",
  };
  // Reading takes nothing else of the host.
  const host = { client: { admin: { custom: { get } } }, resource: () => items } as unknown as HostForData;
  const client = new QueryClient();
  const { queryKey, queryFn } = listQuery(host, "inventory-items", { q: "mug" });
  const searching = client.fetchQuery({ queryKey, queryFn: () => queryFn({ client }) });
  await vi.waitFor(() =>
    expect(client.getQueryData(queryKey)).toEqual({
      records: [item("MUG-OLD")],
      count: 1,
      isPartial: true,
    }),
  );
  answerAll({ inventory_items: [item("MUG-NEW"), item("CUP")], count: 3 });
  const whole = { records: [item("MUG-NEW"), item("MUG-OLD")], count: 2 };
  expect(await searching).toEqual(whole);
  expect(client.getQueryData(queryKey)).toEqual(whole);

  // Who asks under another key, as a picker does, leaves nothing under this one that nobody would go on with.
  const other = new QueryClient();
  const picking = queryFn({ client: other });
  await vi.waitFor(() => expect(reads).toBe(2));
  answerAll({ inventory_items: [item("MUG-NEW"), item("CUP")], count: 3 });
  expect(await picking).toMatchObject({ records: [item("MUG-NEW"), item("MUG-OLD")] });
  expect(other.getQueryData(queryKey)).toBeUndefined();
});

describe("a record of a list that cannot be asked for an id", () => {
  it("is found on a later page, where reading ends", async () => {
    const { host, asked } = storeWith(1000);
    expect(await read(host, "noti_350")).toEqual({ id: "noti_350" });
    expect(asked).toEqual(["/notifications 0 id,to", "/notifications 200 id,to"]);
  });

  it("is missing after the complete list was read", async () => {
    const { host, asked } = storeWith(400);
    await expect(read(host, "noti_400")).rejects.toMatchObject({ code: "not-found" });
    expect(asked).toHaveLength(2);
  });
});
