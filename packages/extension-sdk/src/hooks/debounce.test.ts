// @vitest-environment happy-dom
import { act, renderHook } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { debounce, useDebouncedValue } from "./debounce";

beforeEach(() => {
  vi.useFakeTimers();
  return () => {
    vi.useRealTimers();
  };
});

describe("debounce", () => {
  it.each([100, 250, 4000])("spec 9.19: calls once, %i ms after the last call", (delay) => {
    const run = vi.fn();
    const search = debounce(run, delay);
    search("t");
    vi.advanceTimersByTime(delay - 1);
    search("tent");
    vi.advanceTimersByTime(delay - 1);
    expect(run).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(run.mock.calls).toEqual([["tent"]]);
    vi.advanceTimersByTime(10 * delay);
    expect(run).toHaveBeenCalledTimes(1);
  });

  it("spec 9.19: can be cancelled or flushed", () => {
    const run = vi.fn();
    const search = debounce(run, 250);
    search("t");
    search.cancel();
    search.flush();
    vi.advanceTimersByTime(1000);
    expect(run).not.toHaveBeenCalled();
    search("tent");
    search.flush();
    search.flush();
    vi.advanceTimersByTime(1000);
    expect(run.mock.calls).toEqual([["tent"]]);
  });
});

describe("useDebouncedValue", () => {
  it("spec 9.19: gives a value once it has stayed the same for the delay", () => {
    const { result, rerender } = renderHook(({ text }) => useDebouncedValue(text, 300), {
      initialProps: { text: "" },
    });
    rerender({ text: "te" });
    act(() => vi.advanceTimersByTime(299));
    rerender({ text: "tent" });
    act(() => vi.advanceTimersByTime(299));
    expect(result.current).toBe("");
    act(() => vi.advanceTimersByTime(1));
    expect(result.current).toBe("tent");
  });
});
