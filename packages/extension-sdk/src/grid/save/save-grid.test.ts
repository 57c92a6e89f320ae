import { describe, expect, it } from "vitest";
import { AdminError } from "../../errors/errors";
import type { GridColumn, GridValue } from "../model/column";
import type { GridEdit } from "../model/edits";
import { blamedColumns, type GridRowResult, type GridSource, readAtOnce, saveGrid } from "./save-grid";

interface Variant {
  id: string;
  sku: string | null;
  price: number | null;
}

const columns: GridColumn<Variant>[] = [
  { kind: "text", id: "sku", title: "SKU", value: ({ sku }) => sku },
  { kind: "money", id: "price", title: "EUR", currencyCode: "eur", value: ({ price }) => price },
];

/** A store of variants that notes what is asked of it. */
function createStore(count = 3) {
  const rows = new Map<string, Variant>();
  for (let index = 0; index < count; index++) {
    const id = `v${index}`;
    rows.set(id, { id, sku: id, price: 100 });
  }
  const calls: string[] = [];
  const failing = new Map<string, () => AdminError>();
  const lost = new Set<string>();
  const source: GridSource<Variant> = {
    read: async (ids) => {
      calls.push(`read ${ids.length}`);
      return ids
        .flatMap((id) => ({ ...(rows.get(id) ?? []) }) as Variant)
        .filter(({ id }) => id !== undefined);
    },
    write: async ({ id }, values) => {
      calls.push(`write ${id} ${JSON.stringify(values)}`);
      const error = failing.get(id)?.();
      if (error !== undefined) throw error;
      const next = { id, sku: null, price: null, ...rows.get(id), ...values } as Variant;
      rows.set(id, next);
      if (lost.delete(id)) throw new AdminError("network", "", { details: { isUncertain: true } });
      return next;
    },
  };
  return { rows, calls, failing, lost, source };
}

const edit = (value: GridValue, base: GridValue = 100): GridEdit => ({ value, base });
const edited = (id: string, edits: Record<string, GridEdit>) => ({
  id,
  edits: new Map(Object.entries(edits)),
});

async function save(
  store: ReturnType<typeof createStore>,
  rows: ReturnType<typeof edited>[],
  signal?: AbortSignal,
) {
  const results: Record<string, GridRowResult<Variant>> = {};
  const onRow = (result: GridRowResult<Variant>) => {
    results[result.id] = result;
  };
  const ended = await saveGrid(rows, {
    source: store.source,
    columns,
    rowId: ({ id }) => id,
    signal,
    onRow,
  }).catch((error: unknown) => error);
  const told = Object.values(results).map(({ id, saved, failures }) => [
    id,
    saved.join(),
    [...failures].map(([column, { kind }]) => `${column} ${kind}`).join(),
  ]);
  return { told, results, ended };
}

describe("saving a grid", () => {
  it("writes the changes of a row in one call after reading it", async () => {
    const store = createStore();
    const { told } = await save(store, [
      edited("v0", { price: edit(0), sku: edit(null, "v0") }),
      edited("v2", { price: edit(7) }),
    ]);
    expect(store.calls).toEqual(["read 2", 'write v0 {"sku":null,"price":0}', 'write v2 {"price":7}']);
    expect(told).toEqual([
      ["v0", "sku,price", ""],
      ["v2", "price", ""],
    ]);
  });

  it("keeps what somebody else has changed and writes the rest", async () => {
    const store = createStore();
    store.rows.set("v0", { id: "v0", sku: "theirs", price: 100 });
    const { told, results } = await save(store, [edited("v0", { sku: edit("mine", "v0"), price: edit(5) })]);
    expect(told).toEqual([["v0", "price", "sku changed"]]);
    expect(results.v0?.failures.get("sku")?.now).toBe("theirs");
    expect(store.rows.get("v0")).toMatchObject({ sku: "theirs", price: 5 });
  });

  it("writes only what is left in another try", async () => {
    const store = createStore();
    store.rows.set("v0", { id: "v0", sku: "v0", price: 5 });
    const { told } = await save(store, [edited("v0", { price: edit(5) })]);
    expect([told, store.calls]).toEqual([[["v0", "price", ""]], ["read 1"]]);
  });

  it("finds a write whose answer was lost", async () => {
    const store = createStore();
    store.lost.add("v1");
    const { told } = await save(store, [edited("v1", { price: edit(5) })]);
    expect([told, store.calls]).toEqual([
      [["v1", "price", ""]],
      ["read 1", 'write v1 {"price":5}', "read 1"],
    ]);
  });

  it("reports rows that are gone or refused and saves the others", async () => {
    const store = createStore();
    store.rows.delete("v0");
    store.failing.set("v1", () => new AdminError("conflict", "Variant with sku v9 already exists."));
    const { told, ended } = await save(store, [
      edited("v0", { price: edit(5) }),
      edited("v1", { sku: edit("v9", "v1"), price: edit(5) }),
      edited("v2", { price: edit(5) }),
    ]);
    expect(told.sort()).toEqual([
      ["v0", "", "price gone"],
      ["v1", "", "sku refused"],
      ["v2", "price", ""],
    ]);
    expect(ended).toBeUndefined();
  });

  it("stops where the store cannot be reached, and leaves what was not tried", async () => {
    const store = createStore(20);
    const rows = Array.from({ length: 20 }, (_, index) => edited(`v${index}`, { price: edit(5) }));
    for (let index = 6; index < 20; index += 1)
      store.failing.set(`v${index}`, () => new AdminError("network", ""));
    const { told, ended } = await save(store, rows);
    expect(ended).toMatchObject({ code: "network" });
    expect(told.filter(([, saved]) => saved === "price")).toHaveLength(6);
    // Those that were on their way have failed; nobody says anything of the others.
    expect(told.length).toBeGreaterThanOrEqual(10);
    expect(told.length).toBeLessThan(14);

    store.failing.clear();
    store.calls.length = 0;
    await save(store, rows);
    expect(store.calls.filter((call) => call.startsWith("write"))).toHaveLength(14);
  });

  it("goes on after a row that did not reach the store", async () => {
    const store = createStore(9);
    for (const id of ["v1", "v5"]) store.failing.set(id, () => new AdminError("network", ""));
    const rows = Array.from({ length: 9 }, (_, index) => edited(`v${index}`, { price: edit(5) }));
    const { told, ended } = await save(store, rows);
    expect(ended).toBeUndefined();
    expect(told.filter(([, saved]) => saved === "price")).toHaveLength(7);
  });

  it("ends with the session without blaming a cell", async () => {
    const store = createStore();
    store.failing.set("v0", () => new AdminError("unauthorized", ""));
    const { told, ended } = await save(store, [edited("v0", { price: edit(5) })]);
    expect(told).toEqual([["v0", "", ""]]);
    expect(ended).toMatchObject({ code: "unauthorized" });
  });

  it("keeps what of a row was refused, and settles the rest of it", async () => {
    const store = createStore();
    const write = store.source.write;
    store.source.write = (row, { price, ...values }, refuse) => {
      refuse("price", new AdminError("invalid", "That is too much."));
      return write(row, values, refuse);
    };
    const { told, results } = await save(store, [edited("v0", { sku: edit("new", "v0"), price: edit(5) })]);
    expect(told).toEqual([["v0", "sku", "price refused"]]);
    expect(results.v0?.row).toEqual({ id: "v0", sku: "new", price: 100 });
  });

  it("stops on request and resumes in another try", async () => {
    const store = createStore(readAtOnce + 20);
    const rows = [...store.rows.keys()].map((id) => edited(id, { price: edit(5) }));
    const ending = new AbortController();
    const write = store.source.write;
    store.source.write = async (row, values, refuse) => {
      if (row.id === "v30") ending.abort();
      return write(row, values, refuse);
    };
    expect((await save(store, rows, ending.signal)).ended).toMatchObject({ name: "AbortError" });
    const done = [...store.rows.values()].filter(({ price }) => price === 5).length;
    expect(done).toBeLessThan(40);
    store.calls.length = 0;
    const { told } = await save(store, rows);
    expect(told).toHaveLength(rows.length);
    expect(store.calls.filter((call) => call.startsWith("write"))).toHaveLength(rows.length - done);
  });
});

it("blames the columns that an error names, or all that were sent", () => {
  expect(blamedColumns(new AdminError("invalid", "sku is too long"), ["sku", "ean"])).toEqual(["sku"]);
  expect(blamedColumns(new AdminError("invalid", "skus are wrong"), ["sku", "ean"])).toEqual(["sku", "ean"]);
});
