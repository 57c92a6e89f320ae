import type { Host } from "@tillhouse/extension-sdk";
import { expect, test } from "vitest";
import { readKnownProducts } from "./known-products";
import type { ProductFacts } from "./product-columns";

// Only what expands is asked of it.
const facts = { hasChannels: true, hasCategories: true } as ProductFacts;

function storeOf(count: number) {
  const products = Array.from({ length: count }, (_, index) => ({
    id: `prod_${index}`,
    handle: `p-${index}`,
    title: `P ${index}`,
    variants: [{ id: `variant_${index}`, sku: `SKU-${index}`, barcode: null }],
  }));
  const calls: string[] = [];
  const get = async (path: string, query: Record<string, unknown> = {}) => {
    calls.push(path);
    if (path === "/variants")
      return {
        variants: products
          .filter(({ variants: [variant] }) => variant?.sku.includes(String(query.q)))
          .map(({ id, title, variants: [variant] }) => ({ ...variant, product_id: id, product: { title } })),
      };
    const { id, handle, limit = 50, offset = 0 } = query;
    const found = products.filter(
      (product) =>
        (handle === undefined || product.handle === handle) &&
        (!Array.isArray(id) || id.includes(product.id)),
    );
    return { products: found.slice(Number(offset), Number(offset) + Number(limit)), count: found.length };
  };
  // The reading calls nothing else of the host.
  const host = { client: { admin: { custom: { get } } } } as unknown as Host;
  return { calls, reading: { host, signal: new AbortController().signal, isFeatureEnabled: () => true } };
}

test("reads a few names one by one, and never twice", async () => {
  const { calls, reading } = storeOf(1000);
  const wanted = {
    handles: new Set(["p-1", "new"]),
    ids: new Set(["prod_2"]),
    skus: new Set(["SKU-1", "SKU-7"]),
    hasPrices: false,
  };
  const known = await readKnownProducts(wanted, facts, { ...reading, known: undefined });
  // The count, the ids, two handles, and the one SKU that is not of a product that was read.
  expect(calls).toHaveLength(5);
  expect(known.byHandle.get("p-1")?.id).toBe("prod_1");
  expect(known.byHandle.get("new")).toBeNull();
  expect(known.byId.get("prod_2")?.handle).toBe("p-2");
  expect(known.skus.get("SKU-7")).toEqual({ variantId: "variant_7", productId: "prod_7", title: "P 7" });
  await readKnownProducts(wanted, facts, { ...reading, known });
  expect(calls).toHaveLength(5);
});

test("reads the catalogue in pages of 100 for 10,000 names", async () => {
  const { calls, reading } = storeOf(2000);
  const names = Array.from({ length: 10_000 }, (_, index) => index);
  const wanted = {
    handles: new Set(names.map((index) => `p-${index + 1990}`)),
    ids: new Set<string>(),
    skus: new Set(names.map((index) => `X-${index}`)),
    hasPrices: false,
  };
  const known = await readKnownProducts(wanted, facts, { ...reading, known: undefined });
  // The count, 20 pages, and the ten products that the file names.
  expect(calls).toHaveLength(22);
  expect([known.isWhole, known.byHandle.get("p-1999")?.id, known.byHandle.get("p-2000")]).toEqual([
    true,
    "prod_1999",
    null,
  ]);
  expect(known.skus.get("SKU-3")?.productId).toBe("prod_3");
});
