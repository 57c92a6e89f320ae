import { AdminError, type Host } from "@tillhouse/extension-sdk";
import { describe, expect, it } from "vitest";
import type { AddedPrice, ListPrice } from "../prices/list-prices";
import type { PlannedPrice } from "./price-writes";
import { sendFile } from "./send-prices";

const listId = "pl_1";
const eur = { currencyCode: "eur" };
const step = { min: null, max: null };

type Held = ListPrice & { id: string; variant_id: string };

/** A store that keeps prices as the real one does: its call for many always adds, and the list changes those it is told by id. */
function createStore(initial: readonly Held[], refuses: (price: AddedPrice) => boolean = () => false) {
  const prices = new Map(initial.map((price) => [price.id, price]));
  const calls: string[] = [];
  const state = { isLost: false };
  const post = async (path: string, { prices: sent }: { prices: (AddedPrice & { id?: string })[] }) => {
    const isAdding = path.endsWith("/prices/batch");
    calls.push(`${isAdding ? "add" : "change"} ${sent.length}`);
    if (sent.some(refuses)) throw new AdminError("invalid", "amount is wrong");
    for (const price of sent) {
      const id = isAdding ? `ma_new_${prices.size}` : (price.id ?? "");
      prices.set(id, { currency_code: "", price_list_id: listId, ...prices.get(id), ...price, id });
    }
    if (!state.isLost) return {};
    state.isLost = false;
    throw new AdminError("network", "lost");
  };
  const get = async () => ({
    price_list: {
      prices: [...prices.values()].map(({ variant_id, ...price }) => ({
        ...price,
        variants: [{ id: variant_id }],
      })),
    },
  });
  const request = async (_method: string, _path: string, { price_ids }: { price_ids: string[] }) => {
    calls.push(`delete ${price_ids.length}`);
    for (const id of price_ids) prices.delete(id);
  };
  const client = { request, admin: { custom: { get, post } } };
  // Only what the sending calls is here.
  const host = { client, translate: (key: string) => key } as unknown as Host;
  const amounts = () =>
    [...prices.values()].map(({ variant_id, amount }) => `${variant_id} ${amount}`).sort();
  return { host, prices, calls, state, amounts };
}

const held = (id: string, variant_id: string, amount: number): Held => ({
  id,
  variant_id,
  amount,
  currency_code: "eur",
});

const plannedOf = (amounts: Readonly<Record<string, number>>) =>
  new Map(
    Object.entries(amounts).map(([id, amount], row): [string, Map<string, PlannedPrice>] => [
      id,
      new Map([["currency:eur", { scope: eur, step, amount, row }]]),
    ]),
  );

const sending = (host: Host, signal = new AbortController().signal) => {
  const progress: string[] = [];
  const onProgress = (done: number, count: number) => void progress.push(`${done}/${count}`);
  return { work: { host, signal, onProgress }, progress };
};

describe("the prices of a file", () => {
  it("are changed by id and added, and of the others only those go that were announced", async () => {
    const store = createStore([held("ma_1", "a", 100), held("ma_2", "b", 200), held("ma_3", "c", 300)]);
    const { work, progress } = sending(store.host);
    const planned = plannedOf({ a: 150, d: 400 });
    const setting = { listId, scopes: [eur], planned, announced: ["ma_2"] };
    const result = await sendFile(work, setting);
    expect(store.calls).toEqual(["change 1", "add 1", "delete 1"]);
    expect(store.amounts()).toEqual(["a 150", "c 300", "d 400"]);
    expect(store.prices.get("ma_1")?.amount).toBe(150);
    expect(progress).toEqual(["0/3", "1/3", "2/3", "3/3"]);
    expect(result).toEqual({
      refused: [],
      // Somebody has put it on the list since the rows were checked.
      notes: [{ code: "pricesNotDeleted", values: { count: 1 }, tone: "caution" }],
    });
  });

  it("are not added twice after an answer was lost", async () => {
    const store = createStore([]);
    const planned = plannedOf(
      Object.fromEntries(Array.from({ length: 700 }, (_, index) => [`v${index}`, index])),
    );
    const setting = { listId, scopes: [eur], planned, announced: [] };
    store.state.isLost = true;
    await expect(sendFile(sending(store.host).work, setting)).rejects.toMatchObject({ code: "network" });
    expect(store.prices.size).toBe(300);
    await sendFile(sending(store.host).work, setting);
    expect(store.calls).toEqual(["add 300", "add 300", "add 100"]);
    expect(store.prices.size).toBe(700);
  });

  it("are written but for the rows that the store refuses, and nothing is deleted then", async () => {
    const store = createStore([held("ma_1", "z", 1)], ({ amount }) => amount === 13);
    const planned = plannedOf({ a: 1, b: 2, c: 13, d: 4, e: 5 });
    const setting = { listId, scopes: [eur], planned, announced: ["ma_1"] };
    const { refused } = await sendFile(sending(store.host).work, setting);
    expect(refused).toEqual([{ row: 2, message: expect.any(String) }]);
    expect(store.amounts()).toEqual(["a 1", "b 2", "d 4", "e 5", "z 1"]);
  });

  it("leave one of a price that is there twice", async () => {
    const store = createStore([held("ma_1", "a", 100), held("ma_2", "a", 90)]);
    await sendFile(sending(store.host).work, {
      listId,
      scopes: [eur],
      planned: plannedOf({ a: 120 }),
      announced: [],
    });
    expect(store.amounts()).toEqual(["a 120"]);
  });

  it("stop between two calls", async () => {
    const store = createStore([]);
    const controller = new AbortController();
    const { work } = sending(store.host, controller.signal);
    const planned = plannedOf(
      Object.fromEntries(Array.from({ length: 700 }, (_, index) => [`v${index}`, index])),
    );
    const onProgress = (done: number) => done === 300 && controller.abort();
    const setting = { listId, scopes: [eur], planned, announced: [] };
    await expect(sendFile({ ...work, onProgress }, setting)).rejects.toThrow();
    expect(store.calls).toEqual(["add 300"]);
  });
});
