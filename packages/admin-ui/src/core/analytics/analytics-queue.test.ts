import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createAnalyticsQueue } from "./analytics-queue";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);

it("spec 9.14: sends what is queued every 30000 ms", () => {
  const send = vi.fn();
  const queue = createAnalyticsQueue<number>(send);
  queue.add(1);
  queue.add(2);
  vi.advanceTimersByTime(29_999);
  expect(send).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(send.mock.calls).toEqual([[[1, 2]]]);
  vi.advanceTimersByTime(30_000);
  // Nothing waits, so nothing is sent.
  expect(send).toHaveBeenCalledTimes(1);
  queue.stop();
});

it("spec 9.14: sends 20 events at once", () => {
  const send = vi.fn();
  const queue = createAnalyticsQueue<number>(send);
  for (const number of numbers(19)) queue.add(number);
  expect(send).not.toHaveBeenCalled();
  queue.add(19);
  expect(send.mock.calls).toEqual([[numbers(20)]]);
  queue.stop();
});

it("drops its events when it is stopped", () => {
  const send = vi.fn();
  const queue = createAnalyticsQueue<number>(send);
  queue.add(1);
  queue.stop();
  queue.add(2);
  queue.flush();
  vi.advanceTimersByTime(60_000);
  expect(send).not.toHaveBeenCalled();
});
