import { AdminError, type MedusaClient } from "@tillhouse/extension-sdk";
import { describe, expect, it } from "vitest";
import type { AddedPrice, ListPrice, ListVariant } from "./list-prices";
import { priceListSource, pricesAtOnce } from "./list-source";

const scopes = [{ currencyCode: "eur" }, { currencyCode: "usd" }];

/** A store that keeps prices as the real one does: its call for many always adds, and the list changes those it is told by id. */
function createStore(count: number, refuses: (price: AddedPrice) => boolean = () => false) {
  const prices = new Map<string, ListPrice & { variant_id: string }>();
  const calls: string[] = [];
  const rows = Array.from({ length: count }, (_, index): ListVariant => {
    const id = `variant_${index}`;
    return { id, product_id: `prod_${index % 3}`, title: id, sku: null };
  });
  const state = { isLost: false };
  const add = (sent: readonly AddedPrice[]) => {
    if (sent.some(refuses)) throw new AdminError("invalid", "amount is wrong");
    for (const price of sent) {
      const id = `ma_${prices.size}_${calls.length}`;
      prices.set(id, { currency_code: "", ...price, id, price_list_id: "pl_1" });
    }
  };
  const post = async (path: string, { prices: sent }: { prices: (AddedPrice & { id?: string })[] }) => {
    calls.push(`POST ${path} ${sent.length}`);
    if (path.endsWith("/prices/batch")) add(sent);
    else
      for (const { id = "", amount } of sent) {
        const held = prices.get(id);
        if (held) prices.set(id, { ...held, amount });
      }
    if (state.isLost) {
      state.isLost = false;
      throw new AdminError("network", "lost");
    }
    return {};
  };
  const get = async (path: string, { id }: { id?: string[] }) => {
    const product = path.split("/")[2];
    const own = rows.filter((row) => row.product_id === product && (id === undefined || id.includes(row.id)));
    const variants = own.map((row) => ({
      ...row,
      prices: [...prices.values()].filter(({ variant_id }) => variant_id === row.id),
    }));
    return { variants, count: variants.length };
  };
  const request = async (method: string, path: string, { price_ids }: { price_ids: string[] }) => {
    calls.push(`${method} ${path} ${price_ids.length}`);
    for (const id of price_ids) prices.delete(id);
  };
  // Only what the source calls is here.
  const client = { request, admin: { custom: { get, post } } } as unknown as MedusaClient;
  return { client, rows, prices, calls, state };
}

const noRefusal = () => {
  throw new Error("Cells are refused row by row.");
};

describe("the prices of a list", () => {
  it("are sent for many rows together, in pieces that the store takes", async () => {
    const { client, rows, prices, calls } = createStore(400);
    const source = priceListSource({ client, listId: "pl_1" }, { rows, scopes });
    await Promise.all(rows.map((row) => source.write(row, { "currency:eur": 100 }, noRefusal)));
    expect(prices.size).toBe(400);
    expect(calls).toEqual([
      `POST /price-lists/pl_1/prices/batch ${pricesAtOnce}`,
      `POST /price-lists/pl_1/prices/batch ${400 - pricesAtOnce}`,
    ]);
  });

  it("are never there twice: what is there is changed by its id, what was emptied is taken away", async () => {
    const { client, rows, prices } = createStore(5);
    const source = priceListSource({ client, listId: "pl_1" }, { rows, scopes });
    await Promise.all(rows.map((row) => source.write(row, { "currency:eur": 100 }, noRefusal)));
    const again = await source.read(rows.map(({ id }) => id));
    expect(again).toHaveLength(5);
    await Promise.all(
      again.map((row, index) =>
        source.write(row, { "currency:eur": index === 0 ? null : 90, "currency:usd": 0 }, noRefusal),
      ),
    );
    expect([...prices.values()].filter(({ currency_code }) => currency_code === "eur")).toHaveLength(4);
    expect([...prices.values()].map(({ amount }) => amount).sort((a, b) => a - b)).toEqual([
      0, 0, 0, 0, 0, 90, 90, 90, 90,
    ]);
  });

  it("are refused row by row where the store refuses one", async () => {
    const { client, rows, prices } = createStore(4, ({ variant_id }) => variant_id === "variant_2");
    const source = priceListSource({ client, listId: "pl_1" }, { rows, scopes });
    const results = await Promise.allSettled(
      rows.map((row) => source.write(row, { "currency:eur": 100 }, noRefusal)),
    );
    expect(results.map(({ status }) => status)).toEqual(["fulfilled", "fulfilled", "rejected", "fulfilled"]);
    expect(prices.size).toBe(3);
  });

  it("are sent once where the answer is lost", async () => {
    const { client, rows, prices, state } = createStore(3);
    const source = priceListSource({ client, listId: "pl_1" }, { rows, scopes });
    state.isLost = true;
    const results = await Promise.allSettled(
      rows.map((row) => source.write(row, { "currency:eur": 100 }, noRefusal)),
    );
    expect(results.every(({ status }) => status === "rejected")).toBe(true);
    expect(prices.size).toBe(3);
    // The grid reads rows again before it writes them once more.
    const again = await source.read(rows.map(({ id }) => id));
    expect(again.map((row) => row.prices?.length)).toEqual([1, 1, 1]);
  });
});
