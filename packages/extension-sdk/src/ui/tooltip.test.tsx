// @vitest-environment jsdom
import { act, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { renderUi } from "./gallery/render-ui.dev";
import { loadOverlays } from "./load-overlays";
import { Tooltip } from "./tooltip";

// What it looks like is loaded when somebody points; here it is there already.
beforeAll(() => loadOverlays());
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  // What jsdom does not have.
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Lets time pass, and then everything that needs none. */
const wait = (milliseconds: number) =>
  act(async () => {
    vi.advanceTimersByTime(milliseconds);
    await new Promise(setImmediate);
  });
const tooltip = () => document.querySelector<HTMLElement>(".th-tooltip");

it("spec 2.34: comes after 100 ms", async () => {
  renderUi(
    <Tooltip content="19 November">
      <button type="button">2 h ago</button>
    </Tooltip>,
  );
  fireEvent.pointerEnter(screen.getByRole("button"), { pointerType: "mouse" });
  await wait(99);
  expect(tooltip()).toBeNull();
  await wait(1);
  expect(tooltip()?.textContent).toBe("19 November");
});

it("spec 2.34: is as wide as its style says, unless it is asked to be wider", async () => {
  const withWidth = (maxWidth?: number) => (
    <Tooltip content="19 November" maxWidth={maxWidth}>
      <button type="button">2 h ago</button>
    </Tooltip>
  );
  const { rerender } = renderUi(withWidth());
  fireEvent.pointerEnter(screen.getByRole("button"), { pointerType: "mouse" });
  await wait(100);
  expect(tooltip()?.style.maxInlineSize).toBe("");
  rerender(withWidth(400));
  expect(tooltip()?.style.maxInlineSize).toBe("400px");
});
