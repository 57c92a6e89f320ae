// @vitest-environment happy-dom

import { act, renderHook, waitFor } from "@testing-library/react";
import { createMockBackend } from "@tillhouse/mock-store";
import { expect, it, vi } from "vitest";
import { AdminError } from "../../errors/errors";
import { createTestHost } from "../../testing/test-host";
import type { DirectImportPlan } from "./import-definition";
import { useImportSending } from "./use-import-sending";

const preview = { problems: [], states: [], counts: {}, notes: [], operations: {} };

async function sendingOf(send: DirectImportPlan["send"]) {
  const { wrapper } = await createTestHost(createMockBackend(), {});
  const onCompleted = vi.fn();
  const setting = { definition: { invalidates: [] }, plan: { ...preview, send }, onCompleted };
  return { ...renderHook(() => useImportSending(setting), { wrapper }), onCompleted };
}

it("goes on after a failure, and forgets the file only when everything is written", async () => {
  const send = vi.fn<DirectImportPlan["send"]>();
  send.mockImplementationOnce(async ({ onProgress }) => {
    onProgress(1, 2);
    throw new AdminError("network", "lost");
  });
  send.mockResolvedValueOnce({ refused: [{ row: 3, message: "Too high" }], notes: [] });
  send.mockResolvedValueOnce({ refused: [], notes: [] });
  const { result, onCompleted } = await sendingOf(send);
  await act(() => result.current.start());
  expect(result.current).toMatchObject({ phase: "failed", error: { code: "network" } });
  await act(() => result.current.start());
  expect(result.current).toMatchObject({ phase: "refused", result: { refused: [{ row: 3 }] } });
  expect(result.current.error).toBeUndefined();
  expect(onCompleted).not.toHaveBeenCalled();
  await act(() => result.current.start());
  expect(result.current.phase).toBe("completed");
  expect(onCompleted).toHaveBeenCalledTimes(1);
});

it("is stopped by the person, and by leaving the page", async () => {
  const signals: AbortSignal[] = [];
  const { result, unmount } = await sendingOf(({ signal, onProgress }) => {
    signals.push(signal);
    onProgress(300, 700);
    return new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
  });
  act(() => void result.current.start());
  expect(result.current).toMatchObject({ phase: "running", progress: { done: 300, count: 700 } });
  act(() => result.current.stop());
  await waitFor(() => expect(result.current.phase).toBe("stopped"));
  act(() => void result.current.start());
  unmount();
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, true]);
});
