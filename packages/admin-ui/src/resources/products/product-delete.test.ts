import { AdminError, type Host } from "@tillhouse/extension-sdk";
import { createProgress } from "@tillhouse/extension-sdk/internal";
import type { Step } from "@tillhouse/extension-sdk/tasks";
import { expect, it } from "vitest";
import { onlyOf, productDelete } from "./product-delete";

/** A store with one product of two variants; the second one shares its item with a variant of another product. */
function createStore() {
  const calls: string[] = [];
  const failing = new Set<string>();
  let isThere = true;
  const custom = {
    get: async (path: string) => {
      if (path === "/products/prod_1/variants")
        return {
          variants: [
            { id: "v1", inventory_items: [{ inventory_item_id: "own" }, { inventory_item_id: "second" }] },
            { id: "v2", inventory_items: [{ inventory_item_id: "shared" }] },
          ],
          count: 2,
        };
      if (path === "/inventory-items")
        return {
          inventory_items: [
            { id: "own", stocked_quantity: 4, variants: [{ id: "v1" }] },
            { id: "second", stocked_quantity: 3, variants: [{ id: "v1" }] },
            { id: "shared", stocked_quantity: 9, variants: [{ id: "v2" }, { id: "other" }] },
          ],
        };
      if (path === "/products/prod_1" && !isThere) throw new AdminError("not-found", "");
      return {};
    },
    delete: async (path: string) => {
      calls.push(path);
      if (failing.has(path)) throw new AdminError("server", "The store failed.");
      if (path === "/products/prod_1") isThere = false;
    },
  };
  const host = {
    client: { admin: { custom } },
    locale: "en",
    translate: (key: string, values: object) => `${key} ${JSON.stringify(values)}`,
  } as unknown as Host; // Deleting uses no more of the host.
  const progress = createProgress();
  const deletion: Step<true> = {
    id: "delete",
    find: async (noted) => (noted !== undefined && !isThere ? true : undefined),
    run: async () => {
      await host.client.admin.custom.delete("/products/prod_1");
      return true;
    },
  };
  return { calls, failing, host, run: () => productDelete.run?.({ id: "prod_1", host, progress, deletion }) };
}

it("deletes the product before the stock of its own", async () => {
  const store = createStore();
  await store.run();
  expect(store.calls).toEqual(["/products/prod_1", "/inventory-items/own", "/inventory-items/second"]);
});

it("leaves the stock if the product cannot be deleted", async () => {
  const store = createStore();
  store.failing.add("/products/prod_1");
  await expect(store.run()).rejects.toThrow();
  expect(store.calls).toEqual(["/products/prod_1"]);
});

it("reports what is left and continues from there", async () => {
  const store = createStore();
  store.failing.add("/inventory-items/own");
  await expect(store.run()).rejects.toThrow("products.itemsLeft");
  store.failing.clear();
  store.calls.length = 0;
  await store.run();
  expect(store.calls).toEqual(["/inventory-items/own", "/inventory-items/second"]);
});

it("says beforehand what is deleted with the product", async () => {
  const { host } = createStore();
  // It asks for the id alone.
  const said = await productDelete.consequences?.({ id: "prod_1" } as never, host);
  expect(said).toEqual(['products.goes.variants {"count":2}', 'products.goes.items {"count":2,"units":"7"}']);
});

it("keeps inventory items that other products share", () => {
  const variants = [{ id: "v1", inventory_items: [{ inventory_item_id: "a" }] }];
  expect(onlyOf(variants, [{ id: "a", variants: [{ id: "v1" }, { id: "v9" }] }])).toEqual([]);
  expect(onlyOf(variants, [{ id: "a" }, { id: "b" }]).map(({ id }) => id)).toEqual(["a"]);
});
