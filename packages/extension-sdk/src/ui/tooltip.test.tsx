// @vitest-environment jsdom
import { act, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { renderUi } from "./gallery/render-ui.dev";
import { Tooltip } from "./tooltip";

beforeEach(() => {
  vi.useFakeTimers();
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

const wait = (milliseconds: number) => act(async () => vi.advanceTimersByTime(milliseconds));

it("spec 2.34: comes after 100 ms", async () => {
  renderUi(
    <Tooltip content="19 November">
      <button type="button">2 h ago</button>
    </Tooltip>,
  );
  fireEvent.pointerMove(screen.getByRole("button"), { pointerType: "mouse" });
  await wait(99);
  expect(screen.queryByRole("tooltip")).toBeNull();
  await wait(1);
  expect(screen.getByRole("tooltip").textContent).toBe("19 November");
});

it("spec 2.34: may be wider where it is asked to be", async () => {
  renderUi(
    <Tooltip content="19 November" maxWidth={400}>
      <button type="button">2 h ago</button>
    </Tooltip>,
  );
  await act(async () => screen.getByRole("button").focus());
  expect(document.querySelector<HTMLElement>(".th-tooltip")?.style.maxInlineSize).toBe("400px");
});
