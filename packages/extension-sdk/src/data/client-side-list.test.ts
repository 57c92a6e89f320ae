import { describe, expect, it } from "vitest";
import { clientSidePage, isPaged } from "./client-side-list";

const reasons = [
  {
    id: "1",
    label: "Does not fit",
    rank: 2,
    is_open: true,
    parent: null,
    created_at: "2026-11-01T10:00:00.000Z",
  },
  { id: "2", label: "Broken", rank: 10, is_open: false, parent: "1", created_at: "2026-11-15T23:59:00.000Z" },
  { id: "3", label: "Æble", rank: 1, is_open: true, parent: "1", created_at: "2026-11-16T00:00:00.000Z" },
];
const ids = (query: Parameters<typeof clientSidePage>[1]) =>
  clientSidePage(reasons, query).records.map(({ id }) => id);

describe("wholePage", () => {
  it("searches every text in any case", () => {
    expect(clientSidePage(reasons, { q: "BROK", limit: 1 })).toEqual({ records: [reasons[1]], count: 1 });
    expect(ids({ q: "  fit " })).toEqual(["1"]);
    expect(ids({ q: "none" })).toEqual([]);
  });

  it("filters by word, list, boolean and null", () => {
    expect(ids({ parent: "1" })).toEqual(["2", "3"]);
    expect(ids({ id: ["1", "3"] })).toEqual(["1", "3"]);
    expect(ids({ id: [] })).toEqual(["1", "2", "3"]);
    expect(ids({ is_open: false })).toEqual(["2"]);
    expect(ids({ label: undefined })).toEqual(["1", "2", "3"]);
  });

  it("filters by ranges of dates and of numbers", () => {
    expect(ids({ created_at: { gte: "2026-11-01T10:00:00.000Z", lt: "2026-11-16T00:00:00.000Z" } })).toEqual([
      "1",
      "2",
    ]);
    expect(ids({ rank: { gte: 2, lte: 10 } })).toEqual(["1", "2"]);
    expect(ids({ rank: { gt: 2 } })).toEqual(["2"]);
    expect(ids({ parent: { gte: "0" } })).toEqual(["2", "3"]);
  });

  it("sorts numbers as numbers, texts as people do, and empty values last", () => {
    expect(ids({ order: "rank" })).toEqual(["3", "1", "2"]);
    expect(ids({ order: "-rank" })).toEqual(["2", "1", "3"]);
    expect(ids({ order: "label" })).toEqual(["3", "2", "1"]);
    expect(ids({ order: "parent" }).at(-1)).toBe("1");
  });

  it("returns one page without changing its input", () => {
    expect(clientSidePage(reasons, { order: "rank", offset: 1, limit: 1 })).toEqual({
      records: [reasons[0]],
      count: 3,
    });
    expect(reasons.map(({ id }) => id)).toEqual(["1", "2", "3"]);
  });
});

const names = { singularKey: "item", pluralKey: "items" };
const api = { ...names, isUnpaged: { newest: 10_000, pagedBy: ["sku", "location_id"] } };

it("lets the store page what it can sort and narrow by itself", () => {
  expect(isPaged(api, { limit: 20, offset: 40, order: "-sku", fields: "id" })).toBe(true);
  expect(isPaged(api, { order: "sku", location_id: ["sloc_1"], q: undefined })).toBe(true);
});

it("has anything else looked through here", () => {
  expect(isPaged(api, { order: "product_title" })).toBe(false);
  expect(isPaged(api, { order: "sku", q: "mug" })).toBe(false);
  expect(isPaged(api, { available_quantity: { lte: 0 } })).toBe(false);
});

it("follows the rest of what the API says", () => {
  expect(isPaged(names, { q: "mug" })).toBe(true);
  expect(isPaged({ ...names, isUnpaged: true }, { limit: 20 })).toBe(false);
});
