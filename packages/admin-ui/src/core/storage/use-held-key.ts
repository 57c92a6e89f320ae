import { useLayoutEffect, useState } from "react";
import { pageValue } from "../host/page-value";

/** Those that want a storage key, told when it is their turn: the first has it. */
const queues = () => pageValue("storage", () => new Map<string, (() => void)[]>());

/**
 * Holds a storage key for an admin: two that shared one would take each other's drafts and choices. Whoever comes later gets it
 * when the one before has gone.
 *
 * @returns `undefined` until it is known, before anything is drawn
 */
export function useHeldKey(storageKey = ""): "held" | "taken" | undefined {
  const [state, setState] = useState<"held" | "taken">();
  useLayoutEffect(() => {
    const queue = queues().get(storageKey) ?? [];
    queues().set(storageKey, queue);
    const take = () => setState("held");
    queue.push(take);
    setState(queue[0] === take ? "held" : "taken");
    return () => {
      const isFirst = queue[0] === take;
      queue.splice(queue.indexOf(take), 1);
      if (isFirst) queue[0]?.();
    };
  }, [storageKey]);
  return state;
}
