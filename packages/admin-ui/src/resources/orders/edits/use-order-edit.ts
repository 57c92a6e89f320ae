import { toAdminError, useHost } from "@tillhouse/extension-sdk";
import { creationStep, useTaskQueue } from "@tillhouse/extension-sdk/tasks";
import { useEffect, useRef, useState } from "react";
import { activeEdit, type Edit, editStatus, type Order } from "./order-edit-state";
import { type EditStep, takeStep } from "./order-edit-steps";

/** What an edit is after its end. */
const endStatus = { request: "requested", confirm: "confirmed" } as const;

/** What becomes of an edit while it is made. */
interface OrderEditEvents {
  /** Another one is made now, or none any more. */
  onEdit(edit: Edit | undefined): void;
  /** The customer was asked to agree to it, or it is in force: there is nothing left to be done. */
  onEnd(how: "request" | "confirm"): void;
}

/**
 * Makes an edit of an order, or goes on with one: what is done goes to the store step by step, in its order. Opening it
 * changes nothing: a new one begins with the first change.
 */
export function useOrderEdit(order: Order, id: string | undefined, { onEdit, onEnd }: OrderEditEvents) {
  const { client, invalidate } = useHost();
  const [edit, setEdit] = useState<Edit>();
  const [other, setOther] = useState<Edit>();
  const [isReady, setIsReady] = useState(id === undefined);
  const current = useRef<Edit>(undefined);
  const hasChanged = useRef(false);

  const keep = (next: Edit | undefined) => {
    const isOther = next?.id !== current.current?.id;
    current.current = next;
    setEdit(next);
    setIsReady(true);
    if (isOther) onEdit(next);
  };
  const take = async (step: EditStep) => keep(await takeStep(client, { order, edit: current.current }, step));
  /** Whether an edit has ended though the answer that said so was lost. */
  const isEnded = async (how: "request" | "confirm", error: unknown) => {
    const id = current.current?.id;
    if (!toAdminError(error).details.isUncertain || id === undefined) return false;
    await take({ take: "open", id }).catch(() => undefined);
    return current.current !== undefined && editStatus(current.current) === endStatus[how];
  };
  const steps = useTaskQueue<EditStep>({
    stepOf: (step) => {
      const run = async () => {
        if (step.take === "open") return take(step);
        hasChanged.current = true;
        if (current.current === undefined && step.take !== "create") await take({ take: "create", note: "" });
        if (step.take !== "request" && step.take !== "confirm") return take(step);
        await take(step).catch(async (error: unknown) => {
          if (!(await isEnded(step.take, error))) throw error;
        });
        onEnd(step.take);
      };
      if (step.take !== "add") return { run };
      return creationStep({
        id: "",
        sent: step,
        items: current.current?.changes ?? [],
        isMadeOf: ({ type, line_item: line }, { variantId, quantity }) =>
          type === "item_add" && line?.variant_id === variantId && line.quantity === quantity,
        create: () => run().then(() => current.current?.changes),
      });
    },
    // Whoever counts on before the last count is sent means the last number.
    keyOf: (step) => (step.take === "count" ? step.key : undefined),
    // What stands in the store now decides what can be gone on with.
    onError: async ({ take: failed }) => {
      const known = current.current;
      setOther(undefined);
      if (known !== undefined)
        await take({ take: "open", id: known.id }).catch(
          (error: unknown) => toAdminError(error).code === "not-found" && keep(undefined),
        );
      else if (failed !== "open") {
        const query = { order_id: order.id, limit: 100 };
        const read = await client.admin.custom.get<{ order_edits: Edit[] }>("/order-edits", query);
        setOther(activeEdit(read.order_edits));
      }
    },
  });

  const latest = useRef({ steps, invalidate });
  latest.current = { steps, invalidate };
  const opened = useRef(id);
  useEffect(() => {
    if (opened.current !== undefined)
      void latest.current.steps.enqueue([{ take: "open", id: opened.current }]);
    opened.current = undefined;
    return () => {
      // What is confirmed sets stock free that was reserved.
      for (const name of ["orders", "reservations"] as const)
        if (hasChanged.current) void latest.current.invalidate(name);
    };
  }, []);

  return {
    ...steps,
    /** The store's last answer; `undefined` until the first change. */
    edit,
    /** Somebody else has begun an edit meanwhile, which is gone on with: the store takes one at a time. */
    other,
    /** Until the edit that is gone on with has been read nothing can be done. */
    isReady,
    resume: () => {
      if (other) keep(other);
      return steps.resume();
    },
  };
}
