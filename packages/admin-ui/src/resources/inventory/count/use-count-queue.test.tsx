// @vitest-environment jsdom
import { act, cleanup, renderHook } from "@testing-library/react";
import { AdminError } from "@tillhouse/extension-sdk";
import { type AdminHost, createAdminStorage, HostContext } from "@tillhouse/extension-sdk/internal";
import type { ReactNode } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useCountQueue } from "./use-count-queue";

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** The store answers a moment later, and what was set meanwhile is drawn each time. */
const step = 50;
const pass = async (milliseconds: number) => {
  for (let left = milliseconds; left > 0; left -= step) await act(() => vi.advanceTimersByTimeAsync(step));
};

/** A page that counts at a store which does not take the first writes. */
function openQueue(failing: number, code: "network" | "unauthorized" = "network") {
  const writes: number[] = [];
  const invalidated: string[] = [];
  const custom = {
    get: async () => ({
      inventory_items: [
        {
          id: "mug",
          location_levels: [{ location_id: "harbour", stocked_quantity: 5, reserved_quantity: 0 }],
        },
      ],
    }),
    post: async (_path: string, { stocked_quantity }: { stocked_quantity: number }) => {
      writes.push(stocked_quantity);
      await new Promise((resolve) => setTimeout(resolve, step));
      if (writes.length <= failing) throw new AdminError(code, "", { details: { isOffline: true } });
    },
  };
  // The hook asks the host for no more than this.
  const host = {
    user: { id: "usr_1" },
    storage: createAdminStorage(),
    client: { admin: { custom } },
    translate: (key: string) => key,
    invalidate: async (name: string) => void invalidated.push(name),
  } as unknown as AdminHost;
  const wrapper = ({ children }: { children: ReactNode }) => (
    <HostContext.Provider value={host}>{children}</HostContext.Provider>
  );
  const { result } = renderHook(() => useCountQueue({ onSettled: () => undefined }), { wrapper });
  const names = { item: "Mug", location: "Harbour", location_id: "harbour" };
  act(() =>
    result.current.add({
      ...names,
      id: "one",
      item_id: "mug",
      counted: 7,
      was: 5,
      at: "2026-11-01T10:00:00.000Z",
    }),
  );
  return { result, writes, invalidated };
}

it("tries again by itself: after 5 s, then after 10 s", async () => {
  const { result, writes } = openQueue(2);
  await pass(4 * step);
  expect(writes).toHaveLength(1);
  expect([result.current.waiting, result.current.failure]).toEqual([1, "network"]);
  await pass(4700);
  expect(writes).toHaveLength(1);
  await pass(600);
  expect(writes).toHaveLength(2);
  await pass(9400);
  expect(writes).toHaveLength(2);
  await pass(900);
  expect(writes).toEqual([7, 7, 7]);
  expect([result.current.waiting, result.current.failure]).toEqual([0, undefined]);
  await pass(60_000);
  expect(writes).toHaveLength(3);
});

it("tries again at once when the network is back", async () => {
  const { result, writes } = openQueue(1);
  await pass(4 * step);
  act(() => void window.dispatchEvent(new Event("online")));
  await pass(4 * step);
  expect(writes).toHaveLength(2);
  expect(result.current.waiting).toBe(0);
});

it("lets the page ask who is there, once the session has ended", async () => {
  const { result, writes, invalidated } = openQueue(1, "unauthorized");
  await pass(4 * step);
  expect(result.current.failure).toBe("unauthorized");
  expect(invalidated).toEqual(["stock-locations"]);
  await pass(5500);
  expect(writes).toHaveLength(2);
  expect(invalidated).toEqual(["stock-locations", "inventory-items"]);
});
