// @vitest-environment jsdom
import { focusManager, type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, render } from "@testing-library/react";
import { usePolling } from "@tillhouse/extension-sdk";
import type { AdminHost } from "@tillhouse/extension-sdk/internal";
import { type BatchJob, HostContext, type Polling } from "@tillhouse/extension-sdk/internal";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { expectConsole } from "../../../../../scripts/unit/expect-console";
import { createQueryClient, sessionEndKey, sessionKey } from "../context/query-client";
import { PollingProvider } from "./polling-provider";

let seen: Polling;

function Watcher() {
  seen = usePolling();
  return null;
}

/** A signed-in admin with nothing in it but the polling; `calls` holds when the store was asked, in ms since the start. */
function setUp(
  answer: () => Promise<{ batch_jobs: Partial<BatchJob>[] }> = async () => ({ batch_jobs: [] }),
) {
  const start = Date.now();
  const calls: number[] = [];
  const get = vi.fn((_path: string, _query: object) => {
    calls.push(Date.now() - start);
    return answer();
  });
  const queryClient: QueryClient = createQueryClient();
  queryClient.setQueryData(sessionKey, { id: "usr_1" });
  // Only what polling uses of a host.
  const host = {
    client: { admin: { custom: { get } } },
    user: { id: "usr_1" },
    notify: { success: vi.fn(), error: vi.fn(), info: vi.fn(), warn: vi.fn() },
    translate: (key: string) => key,
  } as unknown as AdminHost;
  const { unmount } = render(
    <QueryClientProvider client={queryClient}>
      <HostContext.Provider value={host}>
        <PollingProvider>
          <Watcher />
        </PollingProvider>
      </HostContext.Provider>
    </QueryClientProvider>,
  );
  return { calls, get, queryClient, unmount };
}

/** Lets time pass in pieces: React draws at the end of each, and only then is the next wait begun. */
async function pass(milliseconds: number) {
  const end = Date.now() + milliseconds;
  do {
    const piece = Math.min(end - Date.now(), 100 - (Date.now() % 100));
    await act(() => vi.advanceTimersByTimeAsync(piece));
  } while (Date.now() < end);
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2026, 10, 21) });
  localStorage.clear();
});
afterEach(() => {
  cleanup();
  focusManager.setFocused(undefined);
  vi.useRealTimers();
});

it("spec 4.6, 9.2: polls after 2, 5, 10, 15, 30 and 60 s, and then every 60 s", async () => {
  const { calls } = setUp();
  await pass(1999);
  expect(calls).toEqual([]);
  await pass(300_000);
  const waits = calls.map((at, index) => (at - (calls[index - 1] ?? 0)) / 1000);
  expect(waits).toEqual([2, 5, 10, 15, 30, 60, 60, 60]);
});

it("spec 4.6: waits from the end of a poll, whatever its result", async () => {
  let isDown = false;
  const { calls } = setUp(async () => {
    await new Promise((resolve) => setTimeout(resolve, 3000));
    if (isDown)
      throw Object.assign(new Error("Request failed with status code 404"), { response: { status: 404 } });
    return { batch_jobs: [] };
  });
  await pass(2000 + 3000 + 4999);
  expect(calls).toEqual([2000]);
  isDown = true;
  await pass(1);
  expect(calls).toEqual([2000, 10_000]);
  await pass(3000 + 10_000);
  expect(calls).toEqual([2000, 10_000, 23_000]);
});

it("spec 4.7: a manual reset polls at once and returns to 2 s", async () => {
  const { calls } = setUp();
  await pass(2000 + 5000 + 10_000 + 4000);
  calls.length = 0;
  act(() => seen.resetInterval());
  await pass(0);
  expect(calls).toEqual([21_000]);
  await pass(2000 + 5000);
  expect(calls).toEqual([21_000, 23_000, 28_000]);
});

it("spec 4.7: a reset during a poll does not count that poll", async () => {
  const { calls } = setUp(async () => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    return { batch_jobs: [] };
  });
  await pass(2500 + 5000 + 200);
  act(() => seen.resetInterval());
  await pass(4000);
  expect(calls).toEqual([2000, 7500, 7700, 9700]);
});

it("spec 4.8: polls only after the current back-off time, even on window focus", async () => {
  const { calls } = setUp();
  const look = () => {
    window.dispatchEvent(new Event("visibilitychange"));
    window.dispatchEvent(new Event("focus"));
  };
  await pass(1900);
  act(look);
  await pass(99);
  expect(calls).toEqual([]);
  await pass(1);
  expect(calls).toEqual([2000]);
});

it("spec 4.9: a failed poll sets a flag and keeps what was read", async () => {
  let isDown = false;
  setUp(async () => {
    if (isDown)
      throw Object.assign(new Error("Request failed with status code 404"), { response: { status: 404 } });
    return { batch_jobs: [{ id: "batch_1", completed_at: null, canceled_at: null, failed_at: null }] };
  });
  expect([seen.batchJobs, seen.hasPollingError]).toEqual([undefined, false]);
  await pass(2000);
  expect([seen.batchJobs?.length, seen.hasPollingError]).toEqual([1, false]);
  isDown = true;
  await pass(5000);
  expect([seen.batchJobs?.length, seen.hasPollingError]).toEqual([1, true]);
  isDown = false;
  act(() => seen.resetInterval());
  await pass(0);
  expect(seen.hasPollingError).toBe(false);
});

it("spec 7.8, 9.1: reads 100 jobs since midnight one month ago", async () => {
  vi.setSystemTime(new Date(2026, 10, 21, 9, 41, 7));
  const { get } = setUp();
  await pass(2000);
  expect(get).toHaveBeenCalledWith("/batch-jobs", {
    limit: 100,
    created_at: { gte: new Date(2026, 9, 21, 0, 0, 0, 0).toISOString() },
  });
});

it("spec 7.8, 9.2: polls on window focus without changing the back-off", async () => {
  const { calls } = setUp();
  await pass(3000);
  act(() => void window.dispatchEvent(new Event("focus")));
  await pass(0);
  expect(calls).toEqual([2000, 3000]);
  act(() => void window.dispatchEvent(new Event("visibilitychange")));
  await pass(0);
  expect(calls).toEqual([2000, 3000, 3000]);
  await pass(4000);
  expect(calls).toEqual([2000, 3000, 3000, 7000]);
});

it("does not poll in a hidden tab", async () => {
  const { calls } = setUp();
  focusManager.setFocused(false);
  await pass(60_000);
  expect(calls).toEqual([]);
});

it("does not poll after the end of the session", async () => {
  const { calls, queryClient, unmount } = setUp();
  await pass(2000);
  act(() => void queryClient.setQueryData(sessionEndKey, true));
  await pass(120_000);
  expect(calls).toEqual([2000]);
  act(() => void queryClient.setQueryData(sessionEndKey, false));
  await pass(5100);
  expect(calls.length).toBe(2);
  unmount();
  await pass(120_000);
  expect(calls.length).toBe(2);
});

it("spec 8.4: usePolling outside of a provider names the missing provider", () => {
  expectConsole("usePolling must be used within a PollingProvider", "The above error");
  expect(() => render(<Watcher />)).toThrow(/^usePolling must be used within a PollingProvider$/);
});
