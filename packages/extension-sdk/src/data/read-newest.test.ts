import { expect, it, vi } from "vitest";
import { readNewest } from "./read-newest";

/** A store with so many records that answers at most 150 of them at once. */
function storeOf(count: number) {
  return vi.fn(async ({ limit, offset }: { limit: number; offset: number }) => ({
    records: Array.from({ length: Math.min(limit, 150, count - offset) }, (_, index) => offset + index),
    count,
  }));
}

it("reads a short list at once", async () => {
  const read = storeOf(20);
  expect(await readNewest(read, 500)).toEqual({ records: [...Array(20).keys()], count: 20, unread: 0 });
  expect(read).toHaveBeenCalledTimes(1);
});

it("reads the newest of a long list and counts the rest", async () => {
  const { records, unread } = await readNewest(storeOf(1000), 400);
  expect(records).toEqual([...Array(400).keys()]);
  expect(unread).toBe(600);
});

it("ends if the store has fewer than it said", async () => {
  const read = vi.fn(async () => ({ records: [], count: 10 }));
  expect(await readNewest(read, 400)).toEqual({ records: [], count: 10, unread: 10 });
});

it("has each record once, and counts one that moved to a page before as not read", async () => {
  const pages = [
    ["a", "b"],
    ["b", "c"],
  ];
  const read = vi.fn(async ({ offset }: { offset: number }) => ({
    records: pages[offset / 2]?.map((id) => ({ id })) ?? [],
    count: 4,
  }));
  expect(await readNewest(read, 400, 2)).toEqual({
    records: [{ id: "a" }, { id: "b" }, { id: "c" }],
    count: 4,
    unread: 1,
  });
});
