// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import type { Notify } from "@tillhouse/extension-sdk/internal";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { AdminContext, type AdminContextValue } from "../context/admin-context";
import { createToastQueue } from "./toast-queue";
import Toasts from "./toasts";

/** How long a toast that is going is still drawn, in milliseconds. */
const leaving = 500;

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

async function setUp(direction: "ltr" | "rtl" = "ltr"): Promise<Notify> {
  const queue = createToastQueue("test");
  // Only what the toasts' place uses of an admin.
  const admin = { direction, translate: (key: string) => key } as AdminContextValue;
  render(
    <AdminContext.Provider value={admin}>
      <Toasts toasterId="test" onReady={queue.open} />
    </AdminContext.Provider>,
  );
  await import("sonner");
  return queue.notify;
}

const shown = (title: string) => screen.queryByText(title)?.closest("li") ?? undefined;

beforeEach(() => void vi.useFakeTimers());
afterEach(async () => {
  await pass(60_000);
  cleanup();
  vi.useRealTimers();
});

it("spec 4.21: a toast is a success, a warning, an error or, by default, information", async () => {
  const notify = await setUp();
  notify.success("Saved");
  notify.warn("Low");
  notify.error("Refused");
  notify.info("Begun");
  notify.show("Said");
  notify.show("Counted", "3 differences", { type: "warning" });
  await pass(100);
  const types = ["Saved", "Low", "Refused", "Begun", "Said", "Counted"].map(
    (title) => shown(title)?.dataset.type,
  );
  expect(types).toEqual(["success", "warning", "error", "info", "info", "warning"]);
  expect(shown("Counted")?.textContent).toContain("3 differences");
});

it("spec 4.22, 9.12: a toast is announced and seen for 3000 ms at the top right", async () => {
  const notify = await setUp();
  notify.success("Saved");
  await pass(0);
  const list = shown("Saved")?.closest("ol");
  expect([list?.dataset.xPosition, list?.dataset.yPosition]).toEqual(["right", "top"]);
  expect(list?.closest("section")?.getAttribute("aria-live")).toBe("polite");
  await pass(2990);
  expect(shown("Saved")?.dataset.removed).toBe("false");
  await pass(20);
  expect(shown("Saved")?.dataset.removed).toBe("true");
  await pass(leaving);
  expect(shown("Saved")).toBeUndefined();
});

it("spec 4.22: a toast is closed by its button", async () => {
  const notify = await setUp();
  notify.error("Refused");
  await pass(100);
  fireEvent.click(screen.getByRole("button", { name: "ui.close" }));
  await pass(leaving);
  expect(shown("Refused")).toBeUndefined();
});

it("a toast with an action stays longer", async () => {
  const notify = await setUp();
  const onSelect = vi.fn();
  notify.success("Deleted", "Tent", { action: { label: "Undo", onSelect } });
  await pass(7900);
  fireEvent.click(screen.getByRole("button", { name: "Undo" }));
  expect(onSelect).toHaveBeenCalledOnce();
});

it("a toast is at the other end in right-to-left text", async () => {
  const notify = await setUp("rtl");
  notify.info("Begun");
  await pass(100);
  expect(shown("Begun")?.closest("ol")?.dataset.xPosition).toBe("left");
});
