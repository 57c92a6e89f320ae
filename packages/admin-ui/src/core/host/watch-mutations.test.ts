// @vitest-environment happy-dom
import { QueryClient } from "@tanstack/react-query";
import { expect, it, vi } from "vitest";
import type { HostEvents } from "./admin-events";
import { mutationOf, watchMutations } from "./watch-mutations";

it.each([
  ["POST", "/admin/products", { resource: "products", action: "create" }],
  [
    "POST",
    "/admin/products/prod_01HXYZABCD",
    { resource: "products", id: "prod_01HXYZABCD", action: "update" },
  ],
  ["DELETE", "/admin/regions/test", { resource: "regions", id: "test", action: "delete" }],
  [
    "POST",
    "/admin/orders/order_01HXYZABCD/fulfillment/ful_01HXYZABCD/cancel",
    { resource: "orders", id: "order_01HXYZABCD", action: "fulfillment/ful_01HXYZABCD/cancel" },
  ],
  ["POST", "/admin/store", { resource: "store", action: "update" }],
  ["POST", "/admin/store/currencies/eur", { resource: "store", id: "currencies", action: "eur" }],
])("reads what %s %s changes", (method, path, expected) => {
  expect(mutationOf(method, path, undefined)).toEqual({ method, path, ...expected });
});

it("takes nothing for a change that reads, signs in or belongs to shoppers", () => {
  for (const [method, path] of [
    ["GET", "/admin/products"],
    ["POST", "/admin/auth"],
    ["DELETE", "/admin/auth"],
    ["POST", "/admin/users/password-token"],
    ["POST", "/store/carts"],
  ] as const)
    expect(mutationOf(method, path, undefined)).toBeUndefined();
});

function setUp(refusal?: string) {
  const send = vi.fn<typeof fetch>(async () =>
    Response.json({ product: { id: "prod_01HXYZABCD", title: "New" } }),
  );
  const emit = vi.fn();
  const events: HostEvents = { hears: () => true, emit, refusal: async () => refusal };
  const queryClient = new QueryClient();
  return { send, emit, queryClient, watched: watchMutations(send, events, queryClient) };
}
const address = "http://store.test/admin/products/prod_01HXYZABCD";

it("tells the host what was before and after", async () => {
  const { emit, watched, queryClient } = setUp();
  queryClient.setQueryData(["products", "record", "prod_01HXYZABCD", {}], { title: "Old" });
  const response = await watched(address, { method: "POST", body: '{"title":"New"}' });
  expect(await response.json()).toMatchObject({ product: { title: "New" } });
  expect(emit).toHaveBeenCalledExactlyOnceWith("mutation", {
    method: "POST",
    path: "/admin/products/prod_01HXYZABCD",
    resource: "products",
    id: "prod_01HXYZABCD",
    action: "update",
    body: { title: "New" },
    before: { title: "Old" },
    after: { product: { id: "prod_01HXYZABCD", title: "New" } },
  });
});

it("sends nothing that the host refuses, and nothing is told of it", async () => {
  const { send, emit, watched } = setUp("Ask your manager.");
  const response = await watched(address, { method: "DELETE" });
  expect(response.status).toBe(403);
  expect(await response.json()).toEqual({ type: "not_allowed", message: "Ask your manager." });
  expect(send).not.toHaveBeenCalled();
  expect(emit).not.toHaveBeenCalled();
});

it("tells nothing of what the store did not do", async () => {
  const { send, emit, watched } = setUp();
  send.mockResolvedValueOnce(Response.json({ message: "no" }, { status: 400 }));
  await watched(address, { method: "POST", body: "{}" });
  await watched("http://store.test/admin/products");
  expect(emit).not.toHaveBeenCalled();
});
