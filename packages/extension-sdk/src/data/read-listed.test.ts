import { expect, it, vi } from "vitest";
import type { AnyResource } from "../resource/define-resource";
import { readListed } from "./read-listed";
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
