import { expect, it, vi } from "vitest";
import type { AnyResource } from "../resource/define-resource";
import { readListed, withDerived, withFound } from "./read-listed";
import type { HostForData } from "./resource-path";

const orders: AnyResource = {
  name: "orders",
  api: { singularKey: "order", pluralKey: "orders" },
  title: () => "",
};
const claims: AnyResource = {
  name: "claims",
  api: { singularKey: "claim", pluralKey: "claims", hasNoList: true, isUnpaged: { newest: 400 } },
  title: () => "",
  derive: ({ type }: { type: string }) => ({ work: type === "refund" ? "done" : "open" }),
  owner: {
    of: "orders",
    id: () => undefined,
    holds: "claims",
    beside: "claims.return_order",
    select: { fields: "id,email" },
  },
};
const host = { resource: () => orders } as unknown as HostForData;

it("finds records without a list of their own in those that hold them", async () => {
  const read = vi.fn(async (_host: HostForData, { query }: { query: object }) => ({
    records: Array.from({ length: Number(Reflect.get(query, "limit")) }, (_, index) =>
      index === 3 ? { claims: [{ id: "claim_1", type: "refund" }] } : { claims: null },
    ),
    count: 1000,
  }));
  const found = await readListed(host, claims, read as never);
  expect(found.records).toEqual([
    { id: "claim_1", type: "refund", work: "done" },
    { id: "claim_1", type: "refund", work: "done" },
  ]);
  expect(found.unread).toBe(600);
  expect(read.mock.calls.map(([, asked]) => asked)).toEqual(
    [0, 200].map((offset) => ({
      path: "/orders",
      many: "orders",
      query: { fields: "id", expand: "claims,claims.return_order", order: "-created_at", limit: 200, offset },
    })),
  );
});

it("shows a page of the store as one that is looked through here", () => {
  const counted: AnyResource = {
    ...claims,
    list: {
      columns: ["id"],
      // A definition is called with records of its own resource.
      scope: (record: never, { place }) => ({ ...(record as object), at: place }) as never,
    },
  };
  const page = withDerived(
    counted,
    { records: [{ id: "claim_1", type: "refund" }], count: 50_000 },
    { place: "here" },
  );
  expect(page).toEqual({
    records: [{ id: "claim_1", type: "refund", work: "done", at: "here" }],
    count: 50_000,
  });
});

it("reads a list of its own with the needed relations", async () => {
  const read = vi.fn(async () => ({ records: [], count: 0 }));
  const edits: AnyResource = {
    ...claims,
    name: "order-edits",
    api: { singularKey: "order_edit", pluralKey: "order_edits", isUnpaged: { newest: 100 } },
    list: { columns: ["id"], select: { fields: "id", expand: "order" } },
  };
  await readListed(host, edits, read as never);
  expect(read).toHaveBeenCalledWith(host, {
    path: "/order-edits",
    many: "order_edits",
    query: { fields: "id", expand: "order", limit: 100, offset: 0 },
  });
});

it("reads the store with what the relations need", async () => {
  const read = vi.fn(async () => ({ records: [{ code: "aed" }, { code: "dkk" }], count: 2 }));
  const get = vi.fn(async () => ({ store: { default_currency_code: "dkk" } }));
  const currencies: AnyResource = {
    name: "currencies",
    api: { singularKey: "currency", pluralKey: "currencies", isUnpaged: { newest: 100, withStore: true } },
    title: () => "",
    derive: ({ code }: { code: string }, { store }) => ({ isOwn: code === store?.default_currency_code }),
  };
  const storeHost = { resource: () => currencies, client: { admin: { custom: { get } } } };
  const { records } = await readListed(storeHost as unknown as HostForData, currencies, read as never);
  expect(records).toEqual([
    { code: "aed", isOwn: false },
    { code: "dkk", isOwn: true },
  ]);
  expect(get).toHaveBeenCalledWith("/store");
});

it("leaves out records that are others", async () => {
  const read = vi.fn(async () => ({
    records: [
      { id: "disc_1", parent: null },
      { id: "disc_2", parent: "disc_1" },
    ],
    count: 2,
  }));
  const discounts: AnyResource = {
    name: "discounts",
    api: { singularKey: "discount", pluralKey: "discounts", isUnpaged: { newest: 100 } },
    title: () => "",
    list: { columns: ["id"], leavesOut: ({ parent }: { parent: string | null }) => parent !== null },
  };
  const { records } = await readListed(host, discounts, read as never);
  expect(records).toEqual([{ id: "disc_1", parent: null }]);
});

const items: AnyResource = {
  ...orders,
  name: "inventory-items",
  api: {
    singularKey: "inventory_item",
    pluralKey: "inventory_items",
    isUnpaged: { newest: 2, hasSearch: true },
  },
  derive: ({ sku }: { sku: string }) => ({ code: sku.toLowerCase() }),
};
const item = (sku: string) => ({ id: sku, sku, code: sku.toLowerCase() });

it("shows what the API finds by itself until the rest is read, and keeps what is older than that", async () => {
  let tell = (_page: { records: object[]; count: number; unread: number }) => {};
  const reading = new Promise<{ records: object[]; count: number; unread: number }>((resolve) => {
    tell = resolve;
  });
  const show = vi.fn();
  const found = [{ id: "OLD", sku: "OLD" }];
  const searching = withFound(items, {
    reading,
    finding: Promise.resolve({ records: [...found, { id: "NEW", sku: "NEW" }], count: 2 }),
    show,
  });
  await vi.waitFor(() =>
    expect(show).toHaveBeenCalledExactlyOnceWith({ records: [item("OLD"), item("NEW")], count: 2 }),
  );
  tell({ records: [item("NEW"), item("CUP")], count: 2, unread: 1 });
  expect(await searching).toEqual({ records: [item("NEW"), item("CUP"), item("OLD")], count: 2 });
});

it("does not show what the API finds after everything is read, or where it finds nothing", async () => {
  const reading = Promise.resolve({ records: [item("NEW")], count: 1, unread: 3 });
  const show = vi.fn();
  const late = new Promise<{ records: object[]; count: number }>((resolve) => {
    setTimeout(resolve, 5, { records: [{ id: "OLD", sku: "OLD" }], count: 1 });
  });
  const page = await withFound(items, { reading, finding: late, show });
  expect(page).toEqual({ records: [item("NEW"), item("OLD")], count: 1, unread: 2 });
  const none = Promise.resolve({ records: [], count: 0 });
  expect(await withFound(items, { reading, finding: none, show })).toMatchObject({ unread: 3 });
  expect(show).not.toHaveBeenCalled();
});
