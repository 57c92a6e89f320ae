import { expect, it } from "vitest";
import { createRegistry } from "../../core/registry/create-registry";
import { builtIn } from "../../testing/harness/complete-built-in";
import { linkTargetOf } from "./link-target";

const registry = createRegistry([builtIn]);

it.each([
  ["/a/orders", { resource: "orders" }],
  ["/a/orders?view=to-ship&q=a%20b", { resource: "orders", search: "?orders.view=to-ship&orders.q=a+b" }],
  ["/a/orders/order_1", { resource: "orders", id: "order_1" }],
  ["/a/orders/order_1?form=edit#notes", { resource: "orders", id: "order_1", search: "?record.form=edit" }],
  ["/a/customers/groups?page=2", { resource: "customer-groups", search: "?customer-groups.page=2" }],
  ["/a/customers/groups/a%2Fb", { resource: "customer-groups", id: "a/b" }],
  ["/a/orders/print?id=order_1", {}],
  ["/a/products/prod_1/variants", {}],
  ["/a/settings?tab=team", {}],
])("knows what %s leads to", (path, target) => {
  expect(linkTargetOf(path, registry)).toEqual({ path, ...target });
});

it("knows the path alone while nobody is signed in", () => {
  expect(linkTargetOf("/a/orders?q=a", undefined)).toEqual({ path: "/a/orders?q=a" });
});
