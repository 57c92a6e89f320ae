import { useRef, useState } from "react";
import { type AdminError, toAdminError } from "../errors/errors";
import { createProgress } from "../records/action-progress";
import { runSteps, type Step } from "./steps";

/** Why steps stopped, and what that leaves. */
export interface TaskQueueFailure<Change> {
  /** Why the first of them failed. */
  error: AdminError;
  /** The one that failed, then those that wait for it. */
  pending: readonly Change[];
  /** Those of this run that are done. */
  done: readonly Change[];
}

/** What steps are, for {@link useTaskQueue}. */
export interface TaskQueueOptions<Change> {
  /** How a change is made: asked when its turn comes, so that it may look at what those before have done. */
  stepOf(change: Change): Pick<Step, "input" | "run" | "find">;
  /** Of two changes of one name that both wait only the later is made. */
  keyOf?(change: Change): string | undefined;
  /** Looks at what stands after a step has failed, before that is told. */
  onError?(failed: Change): Promise<unknown>;
}

/** How far steps have come. */
export interface TaskQueue<Change> {
  /** What is on its way, and what waits. */
  pending: readonly Change[];
  /** Why it stands still; `undefined` while nothing has failed. */
  failure: TaskQueueFailure<Change> | undefined;
  /** Adds changes. Settles once everything is done, or something failed: then with `false`. */
  enqueue(changes: readonly Change[]): Promise<boolean>;
  /** Takes up what is left after a trouble; nothing is done twice. */
  resume(): Promise<boolean>;
  /** Leaves undone what is left. */
  discard(): void;
}

interface Waiting<Change> {
  id: string;
  change: Change;
}

/**
 * Does one thing after the other while somebody works on: each change goes to the store at once, in its order. What fails
 * stops there, tells what is done and what is left, and can be gone on with. For steps that are all known before, see
 * {@link runSteps}.
 *
 * @example
 * const { pending, failure, enqueue, resume } = useTaskQueue<Change>({
 *   stepOf: ({ item, quantity }) => ({ run: () => client.admin.custom.post(`/order-edits/${id}/items/${item}`, { quantity }) }),
 *   keyOf: ({ item }) => item,
 * });
 */
export function useTaskQueue<Change>({
  stepOf,
  keyOf,
  onError,
}: TaskQueueOptions<Change>): TaskQueue<Change> {
  const [left, setLeft] = useState<readonly Change[]>([]);
  const [trouble, setTrouble] = useState<TaskQueueFailure<Change>>();
  const queue = useRef<Waiting<Change>[]>([]);
  const stopped = useRef<readonly Waiting<Change>[]>([]);
  const running = useRef<Promise<boolean>>(undefined);
  const count = useRef(0);
  const [progress] = useState(createProgress);
  const show = () => setLeft(queue.current.map(({ change }) => change));

  function* waiting(): Generator<Step> {
    for (let next = queue.current[0]; next !== undefined; next = queue.current[0])
      yield { ...stepOf(next.change), id: next.id };
  }

  const run = async (): Promise<boolean> => {
    const done: Change[] = [];
    const onSettled = (_: Step, error: AdminError | undefined) => {
      if (error !== undefined) return;
      done.push(...queue.current.splice(0, 1).map(({ change }) => change));
      show();
    };
    try {
      // What is added while a run comes to its end waits for another.
      while (queue.current.length > 0) await runSteps(waiting(), { progress, onSettled });
      return true;
    } catch (thrown) {
      const [failed] = queue.current;
      // Why it stopped is told whatever becomes of the look.
      if (failed !== undefined) await onError?.(failed.change).catch(() => undefined);
      stopped.current = queue.current.splice(0);
      setTrouble({ error: toAdminError(thrown), pending: stopped.current.map(({ change }) => change), done });
      show();
      return false;
    }
  };

  const add = (entries: readonly Waiting<Change>[]) => {
    setTrouble(undefined);
    for (const entry of entries) {
      const name = keyOf?.(entry.change);
      // The first one is on its way already.
      const same = queue.current.findIndex(
        ({ change }, index) =>
          name !== undefined && keyOf?.(change) === name && (index > 0 || running.current === undefined),
      );
      if (same === -1) queue.current.push(entry);
      else queue.current[same] = entry;
    }
    show();
    running.current ??= run().finally(() => {
      running.current = undefined;
    });
    return running.current;
  };

  return {
    pending: left,
    failure: trouble,
    enqueue: (changes) =>
      add(
        changes.map((change) => {
          count.current += 1;
          return { id: String(count.current), change };
        }),
      ),
    resume: () => add(trouble === undefined ? [] : stopped.current),
    discard: () => setTrouble(undefined),
  };
}
