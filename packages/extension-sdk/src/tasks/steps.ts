import { AdminError, toAdminError } from "../errors/errors";
import { type ActionProgress, createProgress } from "../records/action-progress";

/** What is noted of a step, as JSON. */
export interface StepNote<Result = unknown, Input = unknown> {
  /** What the step was sent with. */
  input?: Input;
  /** What came of it: `null` where it answers nothing, `undefined` while no answer has come. */
  result?: Result;
}

/** What a step is told about the run that it belongs to. */
export interface StepContext {
  /** Ends the run. */
  signal: AbortSignal | undefined;
  /** The step was sent in this very try, and its answer is lost: what was read before it says nothing. Only for `find`. */
  isLost: boolean;
  /** What came of an earlier step, in this try or in one before. */
  resultOf<Result>(step: Step<Result>): Result;
  /** Whether another step of the action is noted to have made what has this id: its result is that, or has it as `id`. */
  isResult(id: string): boolean;
}

/**
 * One of several calls that belong together.
 *
 * @example
 * const request: Step<{ id: string }> = {
 *   id: "request",
 *   input: { known: order.returns.map(({ id }) => id) },
 *   find: (noted) => noted && order.returns.find(({ id }) => !noted.input.known.includes(id)),
 *   run: async () => (await custom.post(`/orders/${order.id}/return`, payload)).return,
 *   undo: ({ id }) => custom.post(`/returns/${id}/cancel`),
 * };
 */
export interface Step<Result = unknown, Input = unknown> {
  /** Its name in the notes: unique in the action, and the same in another try. */
  id: string;
  /** What another try has to know of this one; noted, as JSON, before the step is sent. */
  input?: Input;
  /** Does it. What it answers is noted, as JSON: the id of what was made is enough. */
  run(context: StepContext): Promise<Result>;
  /**
   * Looks for what the step would do, in what the store has by now: what an earlier try has done and heard no answer of, or
   * somebody else has done. Where it answers something, that counts as the step's result and nothing is sent. It gets what
   * earlier tries have noted; `undefined` where they have not come so far. Without it what was answered is trusted, and what was
   * not answered is done again: so only a step that may be done twice can be without.
   *
   * It is asked before the step is sent, and twice after it was sent and no answer came (`isLost`): what it finds then counts
   * as answered, and the run goes on.
   */
  find?(
    noted: StepNote<Result, Input> | undefined,
    context: StepContext,
  ): Result | undefined | Promise<Result | undefined>;
  /**
   * Takes back what the step has done, where a later one fails. Those that are done are undone in reverse, up to one that cannot
   * be: with that there is no way back, and another try goes on from where it stopped.
   */
  undo?(result: Result, context: StepContext): Promise<unknown>;
}

/** A step that could not be done, or not be undone, and why. */
export interface StepFailure<Each extends Step> {
  /** The step, as it was handed over. */
  step: Each;
  /** Why it failed. */
  error: AdminError;
}

/** What came of steps. */
export interface StepsOutcome<Each extends Step> {
  /** In the order in which they were settled; what was undone again is not among them. */
  done: readonly Each[];
  /**
   * What could not be done, in the order in which it failed. With `stop` there is one at most when steps run one by
   * one.
   */
  failures: readonly StepFailure<Each>[];
  /** What was done and taken back again. */
  undone: readonly Each[];
  /** What should have been undone and is still there. */
  kept: readonly StepFailure<Each>[];
}

/**
 * How steps are run.
 *
 * @example await runSteps(steps, { concurrency: 4, onFailure: "continue", progress, onSettled: () => setDone((done) => done + 1) });
 */
export interface RunStepsOptions<Each extends Step> {
  /** Steps that are on their way at once; one after the other when left out. Only steps that need nothing of each other. */
  concurrency?: number;
  /**
   * `stop` sends nothing more where one fails, undoes what can be undone, and throws. `continue` does the others nevertheless,
   * and answers all failures. The end of the session always stops, and undoes nothing.
   */
  onFailure?: "stop" | "continue";
  /** What earlier tries have noted: that of the action. Without it nothing outlives the run. */
  progress?: ActionProgress;
  /** Ends the run: what is on its way is waited for, nothing more is sent, nothing is undone. Another try goes on from there. */
  signal?: AbortSignal;
  /** Told of each step, also of one that was done already. */
  onSettled?(step: Each, error: AdminError | undefined): void;
  /** What is said to the person in place of why a step failed; `undefined` where that says enough. */
  explain?(failure: StepFailure<Each>, outcome: StepsOutcome<Each>): string | undefined;
}

/** What a store says where it has done nothing of what was asked. */
const refusals: readonly string[] = ["invalid", "conflict", "not-found", "forbidden", "unauthorized"];

/** Before it is looked for a second time: the store may still be at it. In milliseconds. */
const secondLook = 1000;

/** Looks for a step whose answer was lost. @returns its result, or what is known of it */
async function lookFor(step: Step, note: StepNote, context: StepContext) {
  try {
    for (const pause of [0, secondLook]) {
      if (pause > 0) await new Promise((resolve) => setTimeout(resolve, pause));
      const result = await step.find?.(note, { ...context, isLost: true });
      if (result !== undefined) return { result, lookUp: undefined };
    }
    return { result: undefined, lookUp: "missing" as const };
  } catch {
    return { result: undefined, lookUp: "unread" as const };
  }
}

/** Does a step, unless it is done. @returns its result, and whether it is the work of this action */
async function take(step: Step, context: StepContext, progress: ActionProgress) {
  const noted = progress.get<StepNote>(step.id);
  const found = step.find === undefined ? noted?.result : await step.find(noted, context);
  if (found !== undefined) {
    if (noted !== undefined) progress.set<StepNote>(step.id, { ...noted, result: found });
    return { result: found, isOwn: noted !== undefined };
  }
  const { input } = step;
  // Its answer can be lost. Where nobody would look for it, nobody needs to know.
  if (step.find !== undefined) progress.set<StepNote>(step.id, { input });
  try {
    const result = (await step.run(context)) ?? null;
    progress.set<StepNote>(step.id, { input, result });
    return { result, isOwn: true };
  } catch (thrown) {
    const { code, message, details } = toAdminError(thrown);
    if (details.isOffline || (refusals.includes(code) && !details.isUncertain)) progress.set(step.id, noted);
    // What steps of its own have looked for needs no second look.
    if (!details.isUncertain || step.find === undefined || details.lookUp !== undefined) throw thrown;
    const { result: late, lookUp } = await lookFor(step, { input: noted?.input ?? input }, context);
    if (late === undefined)
      throw new AdminError(code, message, { cause: thrown, details: { ...details, lookUp } });
    progress.set<StepNote>(step.id, { input, result: late });
    return { result: late, isOwn: true };
  }
}

/**
 * Makes several writes one: in their order or a few at once, with what is undone when one fails. Each is noted in the
 * progress of the action before it is sent and after it was answered. So another try, also after a reload, goes on where the last
 * one stopped, and does nothing twice.
 *
 * @throws what stopped the run, in the words of `explain`; with `continue` only the end of the session is no failure among others
 * @throws the reason of the signal, where that ended a run that stops at failures
 * @example
 * await runSteps(
 *   requests.map((request) => ({
 *     id: request.line_item_id,
 *     run: async () => (await custom.post("/reservations", request)).reservation.id,
 *     undo: (id) => custom.delete(`/reservations/${id}`),
 *   })),
 *   { concurrency: 4, progress },
 * );
 */
export async function runSteps<Each extends Step>(
  steps: Iterable<Each>,
  options: RunStepsOptions<Each> = {},
): Promise<StepsOutcome<Each>> {
  const { concurrency = 1, onFailure = "stop", progress = createProgress(), signal } = options;
  const taken: { step: Each; result: unknown; isOwn: boolean }[] = [];
  const results = new Map<string, unknown>();
  const failures: StepFailure<Each>[] = [];
  const context: StepContext = {
    signal,
    isLost: false,
    resultOf: <Result>({ id }: Step<Result>) => {
      if (!results.has(id)) throw new Error(`The step "${id}" is not done yet.`);
      // Only the step itself sets it.
      return results.get(id) as Result;
    },
    isResult: (id) =>
      progress.names().some((name) => {
        const result = progress.get<StepNote>(name)?.result;
        return result === id || Reflect.get(Object(result), "id") === id;
      }),
  };
  let isStopped = false;
  // Steps are taken from it one by one: there may be thousands, and some may be added meanwhile.
  const waiting = steps[Symbol.iterator]();
  let isCut = false;
  const work = async () => {
    while (!isStopped) {
      if (signal?.aborted) {
        isCut ||= !waiting.next().done;
        return;
      }
      const next = waiting.next();
      if (next.done) return;
      const step = next.value;
      let error: AdminError | undefined;
      try {
        const { result, isOwn } = await take(step, context, progress);
        results.set(step.id, result);
        taken.push({ step, result, isOwn });
      } catch (thrown) {
        error = toAdminError(thrown);
        failures.push({ step, error });
        isStopped ||= onFailure === "stop" || error.code === "unauthorized";
      }
      options.onSettled?.(step, error);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, work));

  const [failure] = failures;
  const undone: Each[] = [];
  const kept: StepFailure<Each>[] = [];
  const isSignedOut = failures.some(({ error }) => error.code === "unauthorized");
  if (failure !== undefined && onFailure === "stop" && !isSignedOut)
    for (const { step, result, isOwn } of [...taken].reverse()) {
      if (!isOwn) continue;
      if (step.undo === undefined) break;
      try {
        await step.undo(result, context);
        progress.set(step.id, undefined);
        undone.push(step);
      } catch (thrown) {
        kept.push({ step, error: toAdminError(thrown) });
      }
    }
  const done = taken.map(({ step }) => step).filter((step) => !undone.includes(step));
  const outcome = { done, failures, undone, kept };
  if (onFailure === "continue") return outcome;
  if (failure !== undefined) {
    const { error } = failure;
    // Signing in again comes first; what was typed waits for it.
    const text = isSignedOut ? undefined : options.explain?.(failure, outcome);
    const { requestId } = error.details;
    throw text === undefined
      ? error
      : new AdminError("conflict", text, { cause: error, details: { requestId } });
  }
  if (isCut) signal?.throwIfAborted();
  return outcome;
}
