// @vitest-environment happy-dom
import { act, cleanup, render, screen } from "@testing-library/react";
import { AdminError } from "@tillhouse/extension-sdk";
import { afterEach, expect, it, vi } from "vitest";
import { text } from "../../../scripts/text";
import { toastError } from "../src/core/toasts/toast-error";
import { createToastQueue } from "../src/core/toasts/toast-queue";
import Toasts from "../src/core/toasts/toasts";
import { InAdmin, translate } from "./errors-harness";

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it("a toast of an error lets the id of the request be copied", async () => {
  vi.useFakeTimers();
  const queue = createToastQueue("test");
  render(
    <InAdmin>
      <Toasts toasterId="test" onReady={queue.open} />
    </InAdmin>,
  );
  await import("sonner");
  const error = new AdminError("server", "", { details: { requestId: "req_541d" } });
  toastError({ notify: queue.notify, translate }, "Not signed out", error);
  await act(() => vi.advanceTimersByTimeAsync(100));
  expect(screen.getByText(text("error.server"), { exact: false })).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(7000));
  expect(screen.getByRole("button", { name: /req_541d/ })).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(2000));
  expect(screen.queryByRole("button", { name: /req_541d/ })).toBeNull();
});
