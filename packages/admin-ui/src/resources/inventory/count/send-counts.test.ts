// @vitest-environment jsdom
import { AdminError, type Host } from "@tillhouse/extension-sdk";
import { createAdminStorage } from "@tillhouse/extension-sdk/internal";
import { beforeEach, expect, it, vi } from "vitest";
import { addCount } from "./count-queue";
import { type CountStore, createCountStore } from "./count-store";
import { sendCounts } from "./send-counts";

/** A store with one number for each item, and what happens to a write. */
function fakeHost(levels: Record<string, number>, onWrite: (path: string) => void = () => {}) {
  const writes: string[] = [];
  const custom = {
    get: async (_path: string, { id }: { id: string[] }) => ({
      inventory_items: id.map((item) => ({
        id: item,
        location_levels: [
          { location_id: "harbour", stocked_quantity: levels[item] ?? 0, reserved_quantity: 0 },
        ],
      })),
    }),
    post: async (path: string, { stocked_quantity }: { stocked_quantity: number }) => {
      const item = path.split("/")[2] ?? "";
      writes.push(`${item} ${stocked_quantity}`);
      onWrite(path);
      levels[item] = stocked_quantity;
    },
  };
  const host = { client: { admin: { custom } }, translate: (key: string) => key, invalidate: async () => {} };
  // The functions under test use no more than this.
  return { host: host as unknown as Pick<Host, "client" | "invalidate" | "translate">, writes };
}

const area = createAdminStorage().local;
let store: CountStore;
beforeEach(() => {
  localStorage.clear();
  store = createCountStore(area, "usr_1");
});
const offline = () => {
  throw new AdminError("network", "", { details: { isOffline: true } });
};

function count(item_id: string, counted: number, was = 5) {
  const at = new Date(1000 * (1 + store.counts().length)).toISOString();
  const names = { item: item_id, location: "Harbour", location_id: "harbour" };
  store.apply(addCount(store.counts(), { ...names, id: `${item_id}-${counted}`, item_id, counted, was, at }));
}
const send = ({ host }: { host: Pick<Host, "client" | "invalidate" | "translate"> }) =>
  sendCounts(store, { host, userId: "usr_1", onSettled: () => {} });
const states = () => store.counts().map(({ item_id, state }) => `${item_id} ${state}`);

it("sends what waits once, the oldest first", async () => {
  const fake = fakeHost({ mug: 5, bowl: 5 });
  count("mug", 7);
  count("bowl", 5);
  expect(await send(fake)).toBeUndefined();
  expect(await send(fake)).toBeUndefined();
  // What is stocked there already needs no write.
  expect(fake.writes).toEqual(["mug 7"]);
  expect(states()).toEqual(["mug saved", "bowl saved"]);
});

it("keeps what could not be sent, for another page too", async () => {
  count("mug", 7);
  count("bowl", 8);
  const fake = fakeHost({ mug: 5, bowl: 5 }, offline);
  expect(await send(fake)).toBe("network");
  expect(fake.writes).toEqual(["mug 7"]);
  store = createCountStore(area, "usr_1");
  expect(states()).toEqual(["mug waiting", "bowl waiting"]);
  // Nothing has left the browser: a later number takes its place.
  expect(store.counts().every(({ isTried }) => !isTried)).toBe(true);
  expect(createCountStore(area, "usr_2").counts()).toEqual([]);
});

it("looks up what it heard no answer of, and does not send it again", async () => {
  vi.useFakeTimers();
  count("mug", 7);
  const levels = { mug: 5 };
  const lost = fakeHost(levels, () => {
    throw new AdminError("network", "", { details: { isUncertain: true } });
  });
  const first = send(lost);
  await vi.runAllTimersAsync();
  expect(await first).toBe("network");
  expect(store.counts()[0]).toMatchObject({ state: "waiting", isTried: true });
  vi.useRealTimers();
  // It has arrived after all.
  levels.mug = 7;
  const again = fakeHost(levels);
  expect(await send(again)).toBeUndefined();
  expect(again.writes).toEqual([]);
  expect(states()).toEqual(["mug saved"]);
});

it("refuses what somebody else has changed, and goes on with the others", async () => {
  count("mug", 7);
  count("bowl", 8);
  const fake = fakeHost({ mug: 6, bowl: 5 });
  expect(await send(fake)).toBeUndefined();
  expect(fake.writes).toEqual(["bowl 8"]);
  expect(states()).toEqual(["mug refused", "bowl saved"]);
  expect(store.counts()[0]).toMatchObject({ now: 6, counted: 7 });
});

it("says why the store refuses a count", async () => {
  count("mug", 7);
  const fake = fakeHost({ mug: 5 }, () => {
    throw new AdminError("forbidden", "Not you");
  });
  expect(await send(fake)).toBeUndefined();
  expect(store.counts()[0]).toMatchObject({ state: "refused", reason: "Not you" });
});
