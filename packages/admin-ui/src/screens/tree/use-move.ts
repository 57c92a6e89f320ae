import { useQueryClient } from "@tanstack/react-query";
import { type Host, type ResourceName, toAdminError, useHost, useWrite } from "@tillhouse/extension-sdk";
import {
  type AnyResource,
  type AnyTree,
  buildTree,
  childrenOf,
  isSamePosition,
  listQuery,
  movedRecords,
  type PlannedMove,
  pathOf,
  planMove,
  positionOf,
  type Tree,
  type TreePosition,
  titleOf,
} from "@tillhouse/extension-sdk/internal";
import { runSteps } from "@tillhouse/extension-sdk/tasks";
import { useMemo, useRef, useState } from "react";
import { toastError } from "../../core/toasts/toast-error";

/** A move that the store has not confirmed yet. */
interface PendingMove {
  id: string;
  place: TreePosition;
  /** The tree that the person saw. */
  seen: Tree;
}

/** How often a move is tried that meets another one in the store. */
const tries = 3;

const reasons: Readonly<Partial<Record<PlannedMove["kind"], string>>> = {
  gone: "tree.gone",
  "parent-gone": "tree.parentGone",
  "below-itself": "tree.belowItself",
};

/** Where a record stands, in words: "2 of 5 below Clothes". */
export function positionText(
  { translate }: Pick<Host, "translate">,
  resource: AnyResource,
  tree: Tree,
  id: string,
) {
  const node = tree.nodes.get(id);
  if (node === undefined) return "";
  const siblings = childrenOf(tree, node.parent?.id ?? null);
  const values = { position: siblings.indexOf(node) + 1, count: siblings.length };
  return node.parent === undefined
    ? translate("tree.positionTop", values)
    : translate("tree.position", { ...values, parent: titleOf(resource, node.parent.record) });
}

/** Moves records of a tree. See {@link useMove}. */
export interface Moving {
  /** The tree with the moves that are on their way. */
  tree: Tree | undefined;
  /** Ids of records whose move is on its way. */
  pending: ReadonlySet<string>;
  /** Puts a record into a place; resolves to whether it is there. */
  move(id: string, place: TreePosition): Promise<boolean>;
}

/**
 * Moves records of a tree, one after the other. The tree is read right before, so that a move means what the person saw, and right
 * after, so that all see one order. Where somebody else was quicker nothing is overwritten: the person is told what became of it.
 */
export function useMove(resource: AnyResource, stored: Tree | undefined): Moving {
  const host = useHost();
  const { translate, notify } = host;
  const queryClient = useQueryClient();
  // The registry keys resources by these very names.
  const name = resource.name as ResourceName;
  const { write } = useWrite(name);
  const [queue, setQueue] = useState<readonly PendingMove[]>([]);
  const chain = useRef<Promise<unknown>>(Promise.resolve());
  const tree = useMemo(
    () =>
      queue.reduce<Tree | undefined>((shown, { id, place }) => {
        const { tree: keys } = resource.list ?? {};
        return shown && keys && buildTree(resource, movedRecords(keys, shown, id, place));
      }, stored),
    [queue, stored, resource],
  );

  const read = async () => {
    const { records } = await queryClient.fetchQuery({ ...listQuery(host, name, {}), staleTime: 0 });
    return buildTree(resource, records);
  };
  const readAgain = async () => {
    await queryClient.invalidateQueries({ queryKey: [name, "whole"], refetchType: "none" });
    return read();
  };
  const refuse = ({ id, seen }: PendingMove, now: Tree, kind: PlannedMove["kind"]) => {
    const record = (now.nodes.get(id) ?? seen.nodes.get(id))?.record;
    const title = record === undefined ? "" : titleOf(resource, record);
    const reason = reasons[kind];
    notify.warn(
      translate("tree.notMoved", { title }),
      reason === undefined
        ? `${translate("tree.movedSince")} ${positionText(host, resource, now, id)}`
        : translate(reason),
    );
    return false;
  };
  const send = async (keys: AnyTree, wanted: PendingMove, triesLeft: number): Promise<boolean> => {
    let now = await readAgain();
    let plan = planMove(keys, { ...wanted, now });
    if (plan.kind === "repair") {
      await runSteps(
        plan.ranks.map(({ id, rank }) => ({
          id,
          run: () => host.client.admin.custom.post(pathOf(resource, id), { [keys.rankKey ?? ""]: rank }),
        })),
      );
      now = await readAgain();
      plan = planMove(keys, { ...wanted, now });
    }
    if (plan.kind === "done") return true;
    if (plan.kind !== "move") return refuse(wanted, now, plan.kind);
    const { id } = wanted;
    const before = now.nodes.get(id);
    const title = before === undefined ? "" : titleOf(resource, before.record);
    // What takes the move back is known from the record as it was read now.
    queryClient.setQueriesData<object>({ queryKey: [name, "record", id] }, (old) =>
      old === undefined ? old : { ...old, ...keysOf(keys, before?.record ?? {}) },
    );
    try {
      await write({ kind: "update", id, payload: plan.payload, isMove: true });
    } catch (error) {
      const { code, details } = toAdminError(error);
      const hasMet = code === "conflict" || code === "server";
      // Two moves met, and the store let the other one pass: this one is planned anew in what came of it.
      if (hasMet && !details.isUncertain && triesLeft > 1) return send(keys, wanted, triesLeft - 1);
      toastError(host, translate("tree.notMoved", { title }), error);
      await read();
      return false;
    }
    const after = await read();
    const node = after.nodes.get(id);
    if (node !== undefined && isSamePosition(positionOf(after, node), plan.place)) return true;
    notify.warn(translate("tree.movedAtOnce"), `${title}: ${positionText(host, resource, after, id)}`);
    return false;
  };
  const move = async (id: string, place: TreePosition): Promise<boolean> => {
    const { tree: keys } = resource.list ?? {};
    if (tree === undefined || keys === undefined) return false;
    const wanted = { id, place, seen: tree };
    setQueue((moves) => [...moves, wanted]);
    const sent = chain.current
      .then(() => send(keys, wanted, tries))
      .catch((error: unknown) => {
        const record = tree.nodes.get(id)?.record;
        toastError(
          host,
          translate("tree.notMoved", { title: record ? titleOf(resource, record) : "" }),
          error,
        );
        return false;
      });
    chain.current = sent;
    const isDone = await sent;
    setQueue((moves) => moves.filter((other) => other !== wanted));
    return isDone;
  };
  const pending = useMemo(() => new Set(queue.map(({ id }) => id)), [queue]);
  return { tree, pending, move };
}

/** What a move changes of a record, as the record has it. */
function keysOf({ parentKey, rankKey }: AnyTree, record: object): object {
  const keys = rankKey === undefined ? [parentKey] : [parentKey, rankKey];
  return Object.fromEntries(keys.map((key) => [key, Reflect.get(record, key)]));
}
