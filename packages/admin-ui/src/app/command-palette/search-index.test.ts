import { QueryClient } from "@tanstack/react-query";
import { defineResource } from "@tillhouse/extension-sdk";
import type { AdminHost, AnyResource } from "@tillhouse/extension-sdk/internal";
import { expect, it, vi } from "vitest";
import { orderIndex } from "../../resources/orders/page/order-index";
import { findInIndex } from "./search-index";

const orders = defineResource({
  name: "orders",
  api: { singularKey: "order", pluralKey: "orders" },
  title: ({ display_id }) => `#${display_id}`,
  list: { columns: [], select: { fields: "id,display_id", expand: "customer" } },
  searchIndex: orderIndex,
  // As the screens handle it.
}) as unknown as AnyResource;

const address = { phone: "+49 (30) 1234-567", company: "Kröger & Söhne", address_1: "Dünenweg 4" };
const stored = Array.from({ length: 130 }, (_, index) => ({
  id: `order_${index}`,
  display_id: index,
  shipping_address: index === 7 ? address : null,
  fulfillments: index === 120 ? [{ tracking_links: [{ tracking_number: "00 3402 99" }] }] : [],
}));

function setUp() {
  const get = vi.fn(async (_path: string, { offset, limit }: { offset: number; limit: number }) => ({
    orders: stored.slice(offset, offset + limit),
    count: stored.length,
  }));
  // Only what reading uses.
  const host = {
    resource: () => orders,
    client: { send: get, admin: { custom: { get } } },
  } as unknown as AdminHost;
  const send = ({ path, payload }: { path: string; payload: { offset: number; limit: number } }) =>
    get(path, payload);
  Object.assign(host.client, { send });
  const context = { host, queryClient: new QueryClient() };
  const find = async (text: string) =>
    (await findInIndex(context, orders, text)).records.map((record) => Reflect.get(record, "display_id"));
  return { get, context, find };
}

it("finds what callers read out, however it is written", async () => {
  const { find, get } = setUp();
  expect(await find("030 1234567")).toEqual([7]);
  expect(await find("0309999999")).toEqual([]);
  expect(await find("30 1234 567")).toEqual([7]);
  expect(await find("kroger")).toEqual([7]);
  expect(await find("DÜNENWEG")).toEqual([7]);
  expect(await find("003402-99")).toEqual([120]);
  // The newest are read once, page by page.
  expect(get).toHaveBeenCalledTimes(2);
  expect(get.mock.calls[0]?.[1]).toMatchObject({ limit: 100, offset: 0, order: "-created_at" });
});

it("does not search for a short text", async () => {
  const { find, get, context } = setUp();
  expect(await find("4 9")).toEqual([]);
  expect(get).not.toHaveBeenCalled();
  context.queryClient.setQueryData(["orders", "record", "old", {}], {
    id: "old",
    display_id: 9999,
    payments: [{ id: "pay_01M7OLD" }],
  });
  expect(await find("pay_01m7old")).toEqual([9999]);
  // A page that was read before the parcel went says nothing of its number.
  context.queryClient.setQueryData(["orders", "record", "order_120", {}], {
    ...stored[120],
    fulfillments: [],
  });
  expect(await find("00340299")).toEqual([120]);
});
