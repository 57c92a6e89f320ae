import { useRef, useState } from "react";
import { type AdminError, toAdminError } from "./errors";

/** Why steps stopped, and what that leaves. */
export interface StepsTrouble<Step> {
  error: AdminError;
  /** The one that failed, then those that wait for it. */
  left: readonly Step[];
  /** Those of this run that are done. */
  done: readonly Step[];
}

/** What steps are, for {@link useSteps}. */
export interface StepsOptions<Step> {
  /** Takes one step; what it throws stops those that wait. */
  take(step: Step): Promise<unknown>;
  /** Of two steps of one name that both wait only the later is taken. */
  nameOf?(step: Step): string | undefined;
  /** Looks at what stands after a step has failed, before that is told. */
  onTrouble?(failed: Step): Promise<unknown>;
}

/** How far steps have come. */
export interface Steps<Step> {
  /** What is on its way, and what waits. */
  left: readonly Step[];
  trouble: StepsTrouble<Step> | undefined;
  /** Adds steps. Settles once everything is done, or something failed: then with `false`. */
  perform(steps: readonly Step[]): Promise<boolean>;
  /** Takes up what is left after a trouble; nothing is done twice. */
  goOn(): Promise<boolean>;
  /** Leaves undone what is left. */
  giveUp(): void;
}

/**
 * Does one thing after the other while somebody works on: each change goes to the store at once, in its order. What fails
 * stops there, tells what is done and what is left, and can be gone on with.
 *
 * @example
 * const { left, trouble, perform, goOn } = useSteps<Change>({
 *   take: (change) => client.admin.custom.post(`/order-edits/${id}/items/${change.item}`, { quantity: change.quantity }),
 *   nameOf: ({ item }) => item,
 * });
 */
export function useSteps<Step>({ take, nameOf, onTrouble }: StepsOptions<Step>): Steps<Step> {
  const [left, setLeft] = useState<readonly Step[]>([]);
  const [trouble, setTrouble] = useState<StepsTrouble<Step>>();
  const queue = useRef<Step[]>([]);
  const running = useRef<Promise<boolean>>(undefined);

  const run = async (): Promise<boolean> => {
    const done: Step[] = [];
    for (let step = queue.current[0]; step !== undefined; step = queue.current[0]) {
      try {
        await take(step);
      } catch (thrown) {
        // Why it stopped is told whatever becomes of the look.
        await onTrouble?.(step).catch(() => undefined);
        setTrouble({ error: toAdminError(thrown), left: queue.current.splice(0), done });
        setLeft([]);
        return false;
      }
      done.push(step);
      queue.current.shift();
      setLeft([...queue.current]);
    }
    return true;
  };

  const perform = (steps: readonly Step[]) => {
    setTrouble(undefined);
    for (const step of steps) {
      const name = nameOf?.(step);
      // The first one is on its way already.
      const same = queue.current.findIndex(
        (other, index) =>
          name !== undefined && nameOf?.(other) === name && (index > 0 || running.current === undefined),
      );
      if (same === -1) queue.current.push(step);
      else queue.current[same] = step;
    }
    setLeft([...queue.current]);
    running.current ??= run().finally(() => {
      running.current = undefined;
    });
    return running.current;
  };

  return {
    left,
    trouble,
    perform,
    goOn: () => perform(trouble?.left ?? []),
    giveUp: () => setTrouble(undefined),
  };
}
