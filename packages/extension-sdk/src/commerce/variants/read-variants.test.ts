import { expect, it, vi } from "vitest";
import type { MedusaClient } from "../../client/medusa-client";
import { readVariants, readVariantsOf } from "./read-variants";

/** A store whose products have so many variants each. */
function storeOf(counts: Readonly<Record<string, number>>) {
  const get = vi.fn(async (path: string, { offset, limit }: { offset: number; limit: number }) => {
    const [, product = ""] = /^\/products\/([^/]+)\/variants$/.exec(path) ?? [];
    const count = counts[product] ?? 0;
    const left = Math.max(0, Math.min(limit, count - offset));
    return {
      count,
      variants: Array.from({ length: left }, (_, index) => ({ id: `${product}-${offset + index}` })),
    };
  });
  return { get, client: { admin: { custom: { get } } } as unknown as MedusaClient };
}

it("reads all variants of a product, page by page", async () => {
  const { client, get } = storeOf({ shirt: 450 });
  const rows = await readVariants<{ id: string }>(client, "shirt", { fields: "id" });
  expect(rows.map(({ id }) => id)).toEqual(Array.from({ length: 450 }, (_, index) => `shirt-${index}`));
  expect(get).toHaveBeenCalledTimes(3);
});

it("asks for the named ones alone, with their prices", async () => {
  const { client, get } = storeOf({ shirt: 2 });
  await readVariants(client, "shirt", { fields: "id,sku", ids: ["a", "b"] });
  expect(get).toHaveBeenCalledWith("/products/shirt/variants", {
    fields: "id,sku",
    expand: "prices",
    order: "variant_rank",
    limit: 200,
    offset: 0,
    id: ["a", "b"],
  });
});

it("keeps the order of the products", async () => {
  const { client } = storeOf({ a: 1, b: 250, c: 1, d: 1, e: 1 });
  const rows = await readVariantsOf<{ id: string }>(client, ["e", "b", "a", "none"], "id");
  expect([rows[0]?.id, rows[1]?.id, rows.at(-1)?.id, rows.length]).toEqual(["e-0", "b-0", "a-0", 252]);
});
