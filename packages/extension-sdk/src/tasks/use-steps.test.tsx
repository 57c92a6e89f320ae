// @vitest-environment jsdom
import { act, renderHook } from "@testing-library/react";
import { StrictMode } from "react";
import { expect, it } from "vitest";
import { useSteps } from "./use-steps";

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
    useSteps<Count>({
      stepOf: (step) => ({
        run: async () => {
          await held.until;
          if (step.item === failing.item) throw new Error("down");
          taken.push(step);
        },
      }),
      nameOf: ({ item }) => item,
      onTrouble,
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

it("takes one step after the other, and of two of one name that wait the later", async () => {
  const { result, taken, hold, release } = start();
  hold();
  await act(async () => {
    void result.current.perform([tent(1)]);
    void result.current.perform([rope(1), tent(2)]);
    void result.current.perform([tent(3)]);
  });
  expect(result.current.left).toEqual([tent(1), rope(1), tent(3)]);
  release();
  await act(async () => expect(await result.current.perform([])).toBe(true));
  expect([taken, result.current.left]).toEqual([[tent(1), rope(1), tent(3)], []]);
});

it("belongs to one component alone, which may be mounted twice while it is made", async () => {
  const taken: Count[] = [];
  const draw = () =>
    renderHook(() => useSteps<Count>({ stepOf: (step) => ({ run: async () => taken.push(step) }) }), {
      wrapper: StrictMode,
    }).result;
  const [one, other] = [draw(), draw()];
  await act(async () => void (await one.current.perform([tent(1), tent(2)])));
  expect([one.current.left, other.current.left]).toEqual([[], []]);
  await act(async () => void (await other.current.perform([rope(1)])));
  expect(taken).toEqual([tent(1), tent(2), rope(1)]);
});

it("stops where one fails, tells what is done and left, and goes on from there", async () => {
  const failing: { item?: string } = { item: "rope" };
  const { result, taken } = start(failing);
  const steps = [tent(1), rope(1), { item: "peg", quantity: 1 }];
  await act(async () => expect(await result.current.perform(steps)).toBe(false));
  expect(result.current.trouble).toMatchObject({ done: [tent(1)], left: steps.slice(1) });
  expect(result.current.left).toEqual([]);
  failing.item = undefined;
  await act(async () => expect(await result.current.goOn()).toBe(true));
  expect([taken, result.current.trouble]).toEqual([steps, undefined]);
});

it("keeps what is added while it looks at what went wrong, and forgets it when told to", async () => {
  let look = () => {};
  const { result, taken } = start({ item: "rope" }, () => new Promise<void>((resolve) => (look = resolve)));
  let ended: Promise<boolean> | undefined;
  await act(async () => {
    ended = result.current.perform([rope(1)]);
  });
  await act(async () => void result.current.perform([tent(1)]));
  await act(async () => {
    look();
    expect(await ended).toBe(false);
  });
  expect(result.current.trouble?.left).toEqual([rope(1), tent(1)]);
  await act(async () => result.current.giveUp());
  expect([result.current.trouble, taken]).toEqual([undefined, []]);
});

it("asks what was done of the one that failed before it does that again", async () => {
  const taken: number[] = [];
  const draw = renderHook(() =>
    useSteps<Count>({
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
  await act(async () => expect(await draw.result.current.perform([tent(1), tent(1), tent(1)])).toBe(false));
  await act(async () => expect(await draw.result.current.goOn()).toBe(true));
  expect(taken).toEqual([1, 1, 1]);
});
