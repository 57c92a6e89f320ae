import { type AdminError, toAdminError, useHost } from "@tillhouse/extension-sdk";
import { useEffect, useRef, useState } from "react";
import type { Edit, Order } from "./order-edit-state";
import { type EditStep, readActiveEdit, readEdit, takeStep } from "./order-edit-steps";

/** Why steps stopped, and what that leaves. */
interface EditTrouble {
  error: AdminError;
  /** The one that failed, then those that wait for it. */
  left: readonly EditStep[];
  /** Those of this run that are done. */
  done: readonly EditStep[];
  /** Somebody else has begun an edit meanwhile: the store takes one at a time. */
  other?: Edit;
}

/** An edit that is being made: what is done goes to the store step by step, in its order. */
export interface OrderEditing {
  /** The store's last answer; `undefined` until the first change. */
  edit: Edit | undefined;
  /** What is on its way, and what waits. */
  left: readonly EditStep[];
  trouble: EditTrouble | undefined;
  /** Settles once everything is done, or something failed: then with `false`. */
  perform(steps: readonly EditStep[]): Promise<boolean>;
  /** Goes on with what is left; with the edit of somebody else where there is one. */
  goOn(): Promise<boolean>;
  /** Leaves undone what is left. */
  giveUp(): void;
}

/** Makes an edit of an order. Opening it changes nothing: the edit begins with the first change. */
export function useOrderEdit(
  order: Order,
  start: Edit | undefined,
  onEdit: (edit: Edit | undefined) => void,
): OrderEditing {
  const { client, refresh } = useHost();
  const [edit, setEdit] = useState(start);
  const [left, setLeft] = useState<readonly EditStep[]>([]);
  const [trouble, setTrouble] = useState<EditTrouble>();
  const current = useRef(start);
  const queue = useRef<EditStep[]>([]);
  const running = useRef<Promise<boolean>>(undefined);

  const hasChanged = useRef(false);
  const readAgain = useRef(refresh);
  readAgain.current = refresh;
  useEffect(
    () => () => {
      if (hasChanged.current) void readAgain.current("orders");
    },
    [],
  );

  const keep = (next: Edit | undefined) => {
    const isOther = next?.id !== current.current?.id;
    current.current = next;
    hasChanged.current = true;
    setEdit(next);
    if (isOther) onEdit(next);
  };

  const explain = async (error: AdminError, done: EditStep[]) => {
    const waiting = [...queue.current];
    queue.current = [];
    const known = current.current;
    const trouble: EditTrouble = { error, left: waiting, done };
    try {
      // What stands in the store now decides what can be gone on with.
      if (known !== undefined) keep(await readEdit(client, known.id));
      else trouble.other = await readActiveEdit(client, order.id);
    } catch {
      // The first error says it already.
    }
    setTrouble(trouble);
    setLeft([]);
  };

  const drain = async (): Promise<boolean> => {
    const done: EditStep[] = [];
    for (let step = queue.current[0]; step !== undefined; step = queue.current[0]) {
      try {
        keep(await takeStep(client, { order, edit: current.current }, step));
      } catch (thrown) {
        await explain(toAdminError(thrown), done);
        return false;
      }
      done.push(step);
      queue.current.shift();
      setLeft([...queue.current]);
    }
    return true;
  };

  const perform = (steps: readonly EditStep[]) => {
    setTrouble(undefined);
    for (const step of steps) {
      const waits = queue.current.slice(running.current ? 1 : 0);
      const same = waits.find((one) => step.take === "count" && one.take === "count" && one.key === step.key);
      // Whoever counts on before the last count is sent means the last number.
      if (same) queue.current[queue.current.indexOf(same)] = step;
      else queue.current.push(step);
    }
    setLeft([...queue.current]);
    running.current ??= drain().finally(() => {
      running.current = undefined;
    });
    return running.current;
  };

  /** The first step of an edit that has not begun yet is to begin it. */
  const begun = (steps: readonly EditStep[]): readonly EditStep[] =>
    steps.length === 0 ||
    current.current !== undefined ||
    [...queue.current, ...steps].some(({ take }) => take === "create")
      ? steps
      : [{ take: "create", note: "" }, ...steps];

  return {
    edit,
    left,
    trouble,
    perform: (steps) => perform(begun(steps)),
    goOn: () => {
      const { other, left: waiting = [] } = trouble ?? {};
      if (other) keep(other);
      return perform(begun(other ? waiting.filter(({ take }) => take !== "create") : waiting));
    },
    giveUp: () => setTrouble(undefined),
  };
}
