import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { AdminError } from "@tillhouse/extension-sdk";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { closeQueryClient, createQueryClient } from "./query-client";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Reads what always fails; the times at which it was asked for, in milliseconds after the first. */
async function attempts(queryClient: QueryClient, error: Error): Promise<number[]> {
  const times: number[] = [];
  const start = Date.now();
  const reading = queryClient
    .fetchQuery({
      queryKey: ["failing"],
      queryFn: async () => {
        times.push(Date.now() - start);
        throw error;
      },
      // Reading once leaves repeating to the defaults of the observers.
      ...queryClient.getDefaultOptions().queries,
      retry: queryClient.getDefaultOptions().queries?.retry ?? 3,
    })
    .catch(() => undefined);
  await vi.runAllTimersAsync();
  await reading;
  return times;
}

describe("the cache of the admin", () => {
  it("spec 9.7: repeats a failed request once after a second", async () => {
    expect(await attempts(createQueryClient(), new AdminError("network", ""))).toEqual([0, 1000]);
    expect(await attempts(createQueryClient(), new AdminError("server", ""))).toEqual([0, 1000]);
  });

  it("does not repeat a request whose answer would be the same", async () => {
    expect(await attempts(createQueryClient(), new AdminError("not-found", ""))).toEqual([0]);
    expect(await attempts(createQueryClient(), new AdminError("invalid", "no"))).toEqual([0]);
  });

  it("spec 9.7: keeps what was read fresh for 90 s", async () => {
    const queryClient = createQueryClient();
    const queryFn = vi.fn(async () => "read");
    const read = () => queryClient.fetchQuery({ queryKey: ["fresh"], queryFn });
    await read();
    vi.advanceTimersByTime(89_999);
    await read();
    expect(queryFn).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1);
    await read();
    expect(queryFn).toHaveBeenCalledTimes(2);
  });

  it("spec 9.7: does not read again when the window gets the focus", () => {
    const queryClient = createQueryClient();
    const observer = new QueryObserver(queryClient, { queryKey: ["focus"], queryFn: async () => "read" });
    expect(queryClient.defaultQueryOptions(observer.options).refetchOnWindowFocus).toBe(false);
  });

  it("spec 9.7: waits min(1000 * 2^n, 30000) ms before the n-th repetition", () => {
    const { retryDelay } = createQueryClient().getDefaultOptions().queries ?? {};
    if (typeof retryDelay !== "function") throw new Error("There is no rule.");
    const delays = [0, 1, 2, 3, 4, 5, 20].map((attempt) => retryDelay(attempt, new Error()));
    expect(delays).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
  });

  it("never sends a write a second time", async () => {
    const queryClient = createQueryClient();
    const mutationFn = vi.fn(async () => {
      throw new AdminError("network", "");
    });
    const mutation = queryClient.getMutationCache().build(queryClient, { mutationFn });
    const failure = mutation.execute(undefined).catch(() => undefined);
    await vi.runAllTimersAsync();
    await failure;
    expect(mutationFn).toHaveBeenCalledTimes(1);
  });
});

it("keeps nothing for later once it is closed, neither what was read nor what is still on its way", async () => {
  const queryClient = createQueryClient();
  let arrive = (_: string) => {};
  const answer = new Promise<string>((resolve) => {
    arrive = resolve;
  });
  await queryClient.fetchQuery({ queryKey: ["read"], queryFn: async () => "read" });
  const mutations = queryClient.getMutationCache();
  await mutations.build(queryClient, { mutationFn: async () => "written" }).execute(undefined);
  const read = queryClient.fetchQuery({ queryKey: ["slow"], queryFn: () => answer }).catch(() => "given up");
  const written = mutations.build(queryClient, { mutationFn: () => answer }).execute(undefined);
  closeQueryClient(queryClient);
  arrive("late");
  await Promise.all([read, written]);
  await queryClient.fetchQuery({ queryKey: ["later"], queryFn: async () => "read" });
  await vi.advanceTimersByTimeAsync(0);
  expect(vi.getTimerCount()).toBe(0);
});

it("spec 9.7: a cache with default settings repeats 3 times after 1, 2 and 4 s", async () => {
  expect(await attempts(new QueryClient(), new Error("no answer"))).toEqual([0, 1000, 3000, 7000]);
});
