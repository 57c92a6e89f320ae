// @vitest-environment happy-dom
import { act, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { renderUi } from "../../gallery/render-ui.dev";
import { FullScreenDialog } from "../dialogs/full-screen-dialog";
import { loadOverlays } from "./load-overlays";
import { Tooltip } from "./tooltip";

// What it looks like is loaded when somebody points; here it is there already.
beforeAll(() => loadOverlays());
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Lets time pass, and then everything that needs none. */
const wait = (milliseconds: number) =>
  act(async () => {
    vi.advanceTimersByTime(milliseconds);
    await new Promise(setImmediate);
  });
const tooltip = () => document.querySelector<HTMLElement>(".th-tooltip");

it("spec 2.34: appears after 100 ms", async () => {
  renderUi(
    <Tooltip content="19 November">
      <button type="button">2 h ago</button>
    </Tooltip>,
  );
  fireEvent.pointerMove(screen.getByRole("button"), { pointerType: "mouse" });
  await wait(99);
  expect(tooltip()).toBeNull();
  await wait(1);
  expect(tooltip()?.textContent).toBe("19 November");
});

it("spec 2.34: has the width of its style by default", async () => {
  const withWidth = (maxWidth?: number) => (
    <Tooltip content="19 November" maxWidth={maxWidth}>
      <button type="button">2 h ago</button>
    </Tooltip>
  );
  const { rerender } = renderUi(withWidth());
  fireEvent.pointerMove(screen.getByRole("button"), { pointerType: "mouse" });
  await wait(100);
  expect(tooltip()?.style.maxInlineSize).toBe("");
  rerender(withWidth(400));
  expect(tooltip()?.style.maxInlineSize).toBe("400px");
});

it("describes its trigger, and closes on leaving, Esc and scrolling", async () => {
  renderUi(
    <div data-testid="pane">
      <Tooltip content="19 November">
        <button type="button">2 h ago</button>
      </Tooltip>
    </div>,
  );
  const trigger = screen.getByRole("button");
  const leave = [
    () => fireEvent.pointerLeave(trigger),
    () => fireEvent.keyDown(trigger, { key: "Escape" }),
    () => fireEvent.scroll(screen.getByTestId("pane")),
  ];
  for (const go of leave) {
    fireEvent.pointerMove(trigger, { pointerType: "mouse" });
    await wait(100);
    expect(screen.getAllByRole("tooltip").map(({ id }) => id)).toEqual([
      trigger.getAttribute("aria-describedby"),
    ]);
    go();
    await wait(0);
    expect(screen.queryByRole("tooltip")).toBeNull();
    expect(trigger.getAttribute("aria-describedby")).toBeNull();
    fireEvent.pointerLeave(trigger);
  }
});

it("takes Esc and keeps the dialog below open", async () => {
  const onClose = vi.fn();
  renderUi(
    <FullScreenDialog isOpen title="Edit items" onClose={onClose}>
      <Tooltip content="19 November">
        <button type="button">2 h ago</button>
      </Tooltip>
    </FullScreenDialog>,
  );
  const trigger = screen.getByRole("button", { name: "2 h ago" });
  fireEvent.pointerMove(trigger, { pointerType: "mouse" });
  await wait(100);
  fireEvent.keyDown(trigger, { key: "Escape" });
  await wait(0);
  expect(tooltip()).toBeNull();
  expect(onClose).not.toHaveBeenCalled();
});

it("stays away when something moves under a resting pointer, and after a press until the pointer has left", async () => {
  renderUi(
    <Tooltip content="19 November">
      <button type="button">2 h ago</button>
    </Tooltip>,
  );
  const trigger = screen.getByRole("button");
  const pointed = { pointerType: "mouse" };
  fireEvent.pointerEnter(trigger, pointed);
  await wait(100);
  expect(tooltip()).toBeNull();
  fireEvent.pointerMove(trigger, pointed);
  fireEvent.pointerDown(trigger, pointed);
  fireEvent.pointerMove(trigger, pointed);
  await wait(100);
  expect(tooltip()).toBeNull();
  fireEvent.pointerLeave(trigger, pointed);
  fireEvent.pointerMove(trigger, pointed);
  await wait(100);
  expect(tooltip()?.textContent).toBe("19 November");
});
