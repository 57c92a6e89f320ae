import type { Host } from "@tillhouse/extension-sdk";
import type { AnyResource } from "@tillhouse/extension-sdk/internal";
import { expect, it, vi } from "vitest";
import { noteSource } from "./note-events";

/** A store with so many notes about a record that tells the oldest first, and at most 150 of them at once. */
function hostOf(count: number) {
  const get = vi.fn(async (_path: string, { limit, offset }: { limit: number; offset: number }) => ({
    notes: Array.from({ length: Math.min(limit, 150, count - offset) }, (_, index) => ({
      id: `note_${offset + index + 1}`,
      value: "Called",
      created_at: new Date(offset + index).toISOString(),
      author_id: "usr_1",
    })),
    count,
  }));
  // Nothing else of either is used.
  return { get, host: { client: { admin: { custom: { get } } }, translate: String } as unknown as Host };
}

const read = (host: Host) =>
  noteSource({ name: "orders", api: {} } as AnyResource).entries({ id: "order_1" } as never, host);

it("shows the newest of many notes", async () => {
  const { get, host } = hostOf(405);
  const entries = await read(host);
  expect(entries.map(({ id }) => id)).toEqual(Array.from({ length: 405 }, (_, index) => `note_${index + 1}`));
  expect(get).toHaveBeenCalledTimes(3);
  expect(get.mock.lastCall?.[1]).toMatchObject({ resource_id: "order_1", offset: 300 });
});

it("reads once if all or none come at once", async () => {
  for (const count of [0, 20]) {
    const { get, host } = hostOf(count);
    expect(await read(host)).toHaveLength(count);
    expect(get).toHaveBeenCalledTimes(1);
  }
});
