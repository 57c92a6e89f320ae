import { describe, expect, it } from "vitest";
import { AdminError } from "../errors/errors";
import { createProgress, type ProgressNotes } from "../records/action-progress";
import { type RunStepsOptions, runSteps, type Step, type StepNote } from "./steps";

/** A store that makes things by name, each as often as it is asked to. Some it refuses, of some the answer is lost. */
function createStore() {
  const calls: string[] = [];
  const made: { id: string; name: string }[] = [];
  const refused = new Map<string, AdminError>();
  const lost = new Set<string>();
  let open = 0;
  let most = 0;
  const call = async (kind: string, name: string, act: () => void) => {
    calls.push(`${kind} ${name}`);
    open += 1;
    most = Math.max(most, open);
    await new Promise((resolve) => setTimeout(resolve, 1));
    open -= 1;
    const error = refused.get(`${kind} ${name}`);
    if (error !== undefined) throw error;
    act();
    if (lost.has(name)) throw new AdminError("network", "", { details: { isUncertain: true } });
  };
  const make = (name: string): Promise<string> => {
    const id = `id${made.length}_${name}`;
    return call("make", name, () => made.push({ id, name })).then(() => id);
  };
  const remove = (name: string, id: string) =>
    call("remove", name, () => {
      made.splice(
        made.findIndex((one) => one.id === id),
        1,
      );
    });
  return {
    calls,
    made,
    refused,
    lost,
    make,
    remove,
    most: () => most,
    names: () => made.map(({ name }) => name),
  };
}
type Store = ReturnType<typeof createStore>;

const no = new AdminError("invalid", "no", { details: { status: 400 } });
/** A step that makes something, and can find it and take it back. */
const stepOf = (store: Store, name: string): Step<string, string[]> => {
  const input = store.made.map(({ id }) => id);
  return {
    id: name,
    input,
    find: (noted) =>
      noted && store.made.find((one) => one.name === name && !noted.input?.includes(one.id))?.id,
    run: () => store.make(name),
    undo: (id) => store.remove(name, id),
  };
};
const stepsOf = (store: Store, ...names: string[]) => names.map((name) => stepOf(store, name));
/** Without a way back: what was done is done. */
const final = ({ undo: _, ...step }: Step<string, string[]>): Step<string, string[]> => step;
/** The progress of a form that is reloaded between two tries: what its draft has kept. */
function createDraft() {
  let kept = "{}";
  return {
    open: () =>
      createProgress(JSON.parse(kept), (notes: ProgressNotes) => {
        kept = JSON.stringify(notes);
      }),
    kept: () => JSON.parse(kept) as Record<string, StepNote>,
  };
}

describe("running steps", () => {
  it("run one after the other with the results of those before", async () => {
    const store = createStore();
    const first = stepOf(store, "a");
    const second: Step<string> = { id: "b", run: ({ resultOf }) => store.make(`after ${resultOf(first)}`) };
    const { done } = await runSteps([first, second]);
    expect([store.calls, store.most()]).toEqual([["make a", "make after id0_a"], 1]);
    expect(done).toEqual([first, second]);
  });

  it("run at most as many at once as allowed", async () => {
    const store = createStore();
    await runSteps(stepsOf(store, ..."abcdefghij"), { concurrency: 3 });
    expect([store.most(), store.calls]).toEqual([3, [..."abcdefghij"].map((name) => `make ${name}`)]);
  });

  it("run by the thousand from a source that is read on the way", async () => {
    let read = 0;
    let most = 0;
    let settled = 0;
    function* rows(): Generator<Step> {
      for (; read < 5000; read++) yield { id: `row ${read}`, run: async () => undefined };
    }
    const onSettled = () => {
      most = Math.max(most, read - settled);
      settled += 1;
    };
    const progress = createProgress();
    await runSteps(rows(), { concurrency: 8, onSettled, progress });
    expect([settled, progress.names().length]).toEqual([5000, 5000]);
    expect(most).toBeLessThanOrEqual(8);
  });

  it("include steps that are added meanwhile", async () => {
    const store = createStore();
    const steps = stepsOf(store, "a");
    await runSteps(steps, { onSettled: ({ id }) => id === "a" && steps.push(stepOf(store, "b")) });
    expect(store.names()).toEqual(["a", "b"]);
  });
});

describe("a step that fails", () => {
  it("stops waiting steps and undoes in reverse", async () => {
    const store = createStore();
    store.refused.set("make c", no);
    await expect(runSteps(stepsOf(store, ..."abcd"))).rejects.toBe(no);
    expect(store.calls).toEqual(["make a", "make b", "make c", "remove b", "remove a"]);
    expect(store.made).toEqual([]);
  });

  it("waits for running steps and undoes them too", async () => {
    const store = createStore();
    store.refused.set("make a", no);
    await expect(runSteps(stepsOf(store, ..."abcd"), { concurrency: 2 })).rejects.toBe(no);
    expect(store.calls).toEqual(["make a", "make b", "remove b"]);
  });

  it("undoes back to a step that cannot be undone", async () => {
    const store = createStore();
    store.refused.set("make d", no);
    const [a, b, c, d] = stepsOf(store, ..."abcd") as [
      Step<string>,
      Step<string, string[]>,
      Step<string>,
      Step<string>,
    ];
    await expect(runSteps([a, final(b), c, d])).rejects.toBe(no);
    expect(store.calls.slice(4)).toEqual(["remove c"]);
    expect(store.names()).toEqual(["a", "b"]);
  });

  it("reports what could not be undone, once", async () => {
    const store = createStore();
    const draft = createDraft();
    store.refused.set("make c", no);
    store.refused.set("remove b", no);
    const explain: RunStepsOptions<Step>["explain"] = ({ step }, { undone, kept, done }) =>
      [step, ...undone, ...kept.map((one) => one.step), ...done].map(({ id }) => id).join();
    const run = () => runSteps<Step>(stepsOf(store, ..."abc"), { progress: draft.open(), explain });
    // It failed at c, a is undone, b is kept, so b is done.
    await expect(run()).rejects.toThrow("c,a,b,b");
    store.refused.clear();
    await run();
    expect(store.names()).toEqual(["b", "a", "c"]);
  });

  it("is reported with the store's message and the id of the request", async () => {
    const cause = new AdminError("server", "", { details: { requestId: "req_1" } });
    const steps: Step[] = [{ id: "a", run: () => Promise.reject(cause) }];
    const told = runSteps(steps, { explain: ({ step: { id } }) => `${id} could not be made` });
    const details = { requestId: "req_1" };
    await expect(told).rejects.toMatchObject({
      code: "conflict",
      message: "a could not be made",
      cause,
      details,
    });
    await expect(runSteps(steps, { explain: () => undefined })).rejects.toBe(cause);
  });

  it("does not stop the others if configured so", async () => {
    const store = createStore();
    store.refused.set("make b", no);
    const told: [string, string | undefined][] = [];
    const { done, failures, undone } = await runSteps(stepsOf(store, ..."abc"), {
      onFailure: "continue",
      onSettled: ({ id }, error) => told.push([id, error?.code]),
    });
    expect(done.map(({ id }) => id)).toEqual(["a", "c"]);
    expect(failures).toMatchObject([{ step: { id: "b" }, error: no }]);
    expect([undone, told]).toEqual([
      [],
      [
        ["a", undefined],
        ["b", "invalid"],
        ["c", undefined],
      ],
    ]);
  });

  it.each(["stop", "continue"] as const)(
    "ends everything with the session without undoing (%s)",
    async (onFailure) => {
      const store = createStore();
      const out = new AdminError("unauthorized", "", { details: { status: 401 } });
      store.refused.set("make b", out);
      const explain = () => "Never said.";
      const ended = await runSteps(stepsOf(store, ..."abc"), { onFailure, explain }).catch((error) => error);
      expect(onFailure === "stop" ? ended : ended.failures[0].error).toBe(out);
      expect(store.calls).toEqual(["make a", "make b"]);
    },
  );
});

describe("another try", () => {
  it("resumes after a reload with the earlier results", async () => {
    const store = createStore();
    const draft = createDraft();
    store.refused.set("make after id0_a", no);
    const run = async () => {
      const first = final(stepOf(store, "a"));
      const second: Step<string> = { id: "b", run: ({ resultOf }) => store.make(`after ${resultOf(first)}`) };
      await runSteps<Step>([first, second], { progress: draft.open() });
    };
    await expect(run()).rejects.toBe(no);
    expect(draft.kept()).toEqual({ a: { input: [], result: "id0_a" } });
    store.refused.clear();
    store.calls.length = 0;
    await run();
    expect(store.calls).toEqual(["make after id0_a"]);
  });

  it("finds a step whose answer was lost", async () => {
    const store = createStore();
    store.lost.add("a");
    await runSteps(stepsOf(store, "a", "b"));
    expect(store.calls).toEqual(["make a", "make b"]);
  });

  it("finds a late step and undoes it if needed", async () => {
    const store = createStore();
    const draft = createDraft();
    const late = (step: Step<string, string[]>): Step<string, string[]> => ({
      ...step,
      find: (noted, context) => (context.isLost ? undefined : step.find?.(noted, context)),
    });
    const run = () => runSteps(stepsOf(store, "a", "b").map(late), { progress: draft.open() });
    store.lost.add("a");
    await expect(run()).rejects.toMatchObject({ code: "network", details: { lookUp: "missing" } });
    expect(draft.kept()).toEqual({ a: { input: [] } });
    store.lost.clear();
    store.refused.set("make b", no);
    await expect(run()).rejects.toBe(no);
    expect(store.calls).toEqual(["make a", "make b", "remove a"]);
  });

  it("repeats a lost step beside similar records of others", async () => {
    const store = createStore();
    const draft = createDraft();
    await store.make("a");
    const cause = new AdminError("network", "", { details: { isUncertain: true } });
    store.refused.set("make a", cause);
    await expect(runSteps(stepsOf(store, "a"), { progress: draft.open() })).rejects.toMatchObject({ cause });
    store.refused.clear();
    await runSteps(stepsOf(store, "a"), { progress: draft.open() });
    expect(store.names()).toEqual(["a", "a"]);
  });

  it("keeps no note of a refused step", async () => {
    const store = createStore();
    const draft = createDraft();
    store.refused.set("make a", no);
    await expect(runSteps(stepsOf(store, "a"), { progress: draft.open() })).rejects.toBe(no);
    expect(draft.kept()).toEqual({});
  });

  it("leaves out what somebody else has done", async () => {
    const store = createStore();
    await store.make("a");
    store.refused.set("make b", no);
    const a = { ...stepOf(store, "a"), find: () => store.made[0]?.id };
    store.calls.length = 0;
    await expect(runSteps([a, stepOf(store, "b")])).rejects.toBe(no);
    expect([store.calls, store.names()]).toEqual([["make b"], ["a"]]);
  });

  it("resumes after it was ended without undoing", async () => {
    const store = createStore();
    const draft = createDraft();
    const ending = new AbortController();
    const run = (signal?: AbortSignal) =>
      runSteps(stepsOf(store, ..."abcd"), {
        concurrency: 2,
        signal,
        progress: draft.open(),
        onSettled: () => signal && ending.abort(),
      });
    await expect(run(ending.signal)).rejects.toMatchObject({ name: "AbortError" });
    expect(store.names().sort()).toEqual(["a", "b"]);
    await run();
    expect(store.names().sort()).toEqual(["a", "b", "c", "d"]);
  });
});
