// @vitest-environment happy-dom
import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { useInView } from "./use-in-view";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Part() {
  const { ref, isSeen } = useInView<HTMLDivElement>();
  return <div ref={ref}>{isSeen ? "seen" : "waits"}</div>;
}

it("waits until it is on the screen and stays seen", () => {
  let tell: (entries: { isIntersecting: boolean }[]) => void = () => undefined;
  const disconnect = vi.fn();
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      disconnect = disconnect;
      observe() {}
      constructor(told: typeof tell) {
        tell = told;
      }
    },
  );
  render(<Part />);
  act(() => tell([{ isIntersecting: false }]));
  expect(screen.getByText("waits")).toBeTruthy();
  act(() => tell([{ isIntersecting: true }]));
  expect(screen.getByText("seen")).toBeTruthy();
  expect(disconnect).toHaveBeenCalled();
});

it("counts as seen if that is unknown", () => {
  vi.stubGlobal("IntersectionObserver", undefined);
  render(<Part />);
  expect(screen.getByText("seen")).toBeTruthy();
});
