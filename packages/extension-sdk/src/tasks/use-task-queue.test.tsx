// @vitest-environment happy-dom
import { act, renderHook } from "@testing-library/react";
import { StrictMode } from "react";
import { expect, it } from "vitest";
import { useTaskQueue } from "./use-task-queue";

interface Count {
  item: string;
  quantity: number;
}

const tent = (quantity: number): Count => ({ item: "tent", quantity });
const rope = (quantity: number): Count => ({ item: "rope", quantity });

function start(failing: { item?: string } = {}, onTrouble?: () => Promise<unknown>) {
  const taken: Count[] = [];
  let release = () => {};
  const held = { until: Promise.resolve() };
  const { result } = renderHook(() =>
    useTaskQueue<Count>({
      stepOf: (step) => ({
        run: async () => {
          await held.until;
          if (step.item === failing.item) throw new Error("down");
          taken.push(step);
        },
      }),
      keyOf: ({ item }) => item,
      onError: onTrouble,
    }),
  );
  return {
    result,
    taken,
    hold: () => {
      held.until = new Promise((resolve) => {
        release = resolve;
      });
    },
    release: () => release(),
  };
}

it("runs one step after the other, replacing a waiting one of the same name", async () => {
  const { result, taken, hold, release } = start();
  hold();
  await act(async () => {
    void result.current.enqueue([tent(1)]);
    void result.current.enqueue([rope(1), tent(2)]);
    void result.current.enqueue([tent(3)]);
  });
  expect(result.current.pending).toEqual([tent(1), rope(1), tent(3)]);
  release();
  await act(async () => expect(await result.current.enqueue([])).toBe(true));
  expect([taken, result.current.pending]).toEqual([[tent(1), rope(1), tent(3)], []]);
});

it("belongs to one component, even if that is mounted twice", async () => {
  const taken: Count[] = [];
  const draw = () =>
    renderHook(() => useTaskQueue<Count>({ stepOf: (step) => ({ run: async () => taken.push(step) }) }), {
      wrapper: StrictMode,
    }).result;
  const [one, other] = [draw(), draw()];
  await act(async () => void (await one.current.enqueue([tent(1), tent(2)])));
  expect([one.current.pending, other.current.pending]).toEqual([[], []]);
  await act(async () => void (await other.current.enqueue([rope(1)])));
  expect(taken).toEqual([tent(1), tent(2), rope(1)]);
});

it("stops at a failure and resumes from there", async () => {
  const failing: { item?: string } = { item: "rope" };
  const { result, taken } = start(failing);
  const steps = [tent(1), rope(1), { item: "peg", quantity: 1 }];
  await act(async () => expect(await result.current.enqueue(steps)).toBe(false));
  expect(result.current.failure).toMatchObject({ done: [tent(1)], pending: steps.slice(1) });
  expect(result.current.pending).toEqual([]);
  failing.item = undefined;
  await act(async () => expect(await result.current.resume()).toBe(true));
  expect([taken, result.current.failure]).toEqual([steps, undefined]);
});

it("keeps steps that are added during a failure until it is discarded", async () => {
  let look = () => {};
  const { result, taken } = start({ item: "rope" }, () => new Promise<void>((resolve) => (look = resolve)));
  let ended: Promise<boolean> | undefined;
  await act(async () => {
    ended = result.current.enqueue([rope(1)]);
  });
  await act(async () => void result.current.enqueue([tent(1)]));
  await act(async () => {
    look();
    expect(await ended).toBe(false);
  });
  expect(result.current.failure?.pending).toEqual([rope(1), tent(1)]);
  await act(async () => result.current.discard());
  expect([result.current.failure, taken]).toEqual([undefined, []]);
});

it("checks a failed step before it is repeated", async () => {
  const taken: number[] = [];
  const draw = renderHook(() =>
    useTaskQueue<Count>({
      stepOf: ({ quantity }) => ({
        input: taken.length,
        find: (noted) =>
          noted && taken.slice(Number(noted.input)).includes(quantity) ? quantity : undefined,
        run: async () => {
          taken.push(quantity);
          if (taken.length === 2) throw new Error("The answer is lost.");
        },
      }),
    }),
  );
  await act(async () => expect(await draw.result.current.enqueue([tent(1), tent(1), tent(1)])).toBe(false));
  await act(async () => expect(await draw.result.current.resume()).toBe(true));
  expect(taken).toEqual([1, 1, 1]);
});
