import type { Payload } from "../records/write-types";
import { childrenOf, isWithin, rankOf, type Tree, type TreeNode } from "../resource/build-tree";
import type { AnyTree } from "../resource/tree-definition";
import { rankRepair, type SentRank } from "./rank-repair";

/** A place in a tree. */
export interface TreePosition {
  /** What it is below; `null` at the top. */
  parentId: string | null;
  /** The sibling that it comes right after; `null` for the first place. */
  afterId: string | null;
}

/** One step that a record can take. */
export type TreeStep = "up" | "down" | "in" | "out";

/** The siblings of a node with itself, in their order. */
function siblingsOf(tree: Tree, node: TreeNode): readonly TreeNode[] {
  return childrenOf(tree, node.parent?.id ?? null);
}

function idAt(nodes: readonly TreeNode[], index: number): string | null {
  return nodes[index]?.id ?? null;
}

/** Where a node stands. */
export function positionOf(tree: Tree, node: TreeNode): TreePosition {
  const siblings = siblingsOf(tree, node);
  return { parentId: node.parent?.id ?? null, afterId: idAt(siblings, siblings.indexOf(node) - 1) };
}

/** The place one step away; `undefined` where there is none. */
export function positionAfterStep(tree: Tree, node: TreeNode, step: TreeStep): TreePosition | undefined {
  const siblings = siblingsOf(tree, node);
  const index = siblings.indexOf(node);
  const parentId = node.parent?.id ?? null;
  const before = siblings[index - 1];
  if (step === "up") return before && { parentId, afterId: idAt(siblings, index - 2) };
  if (step === "down") {
    const after = siblings[index + 1];
    return after && { parentId, afterId: after.id };
  }
  if (step === "in") return before && { parentId: before.id, afterId: before.children.at(-1)?.id ?? null };
  return node.parent && { parentId: node.parent.parent?.id ?? null, afterId: node.parent.id };
}

/** Whether two places are one. */
export function isSamePosition(one: TreePosition, other: TreePosition): boolean {
  return one.parentId === other.parentId && one.afterId === other.afterId;
}

/**
 * The place that is meant in a tree which has changed: where the fewest siblings are on another side than the person saw them. Of
 * several it is the one right after the sibling that was named.
 *
 * @param seen the tree in which the place was chosen
 */
function placeIn(now: Tree, seen: Tree, id: string, place: TreePosition): TreePosition {
  const isOther = (sibling: TreeNode) => sibling.id !== id;
  const then = childrenOf(seen, place.parentId).filter(isOther);
  const gap = then.findIndex((sibling) => sibling.id === place.afterId) + 1;
  const sides = new Map(then.map((sibling, index) => [sibling.id, index < gap ? -1 : 1]));
  const siblings = childrenOf(now, place.parentId).filter(isOther);
  let [best, least, wrong] = [null as string | null, 0, 0];
  for (const sibling of siblings) {
    wrong += sides.get(sibling.id) ?? 0;
    if (wrong < least || (wrong === least && sibling.id === place.afterId))
      [best, least] = [sibling.id, wrong];
  }
  return { parentId: place.parentId, afterId: best };
}

/** Whether somebody else has moved a node since: it is below another one, or stands elsewhere among those that stayed. */
function hasMoved(seen: Tree, now: Tree, id: string): boolean {
  const [before, after] = [seen.nodes.get(id), now.nodes.get(id)];
  if (before === undefined || after === undefined) return before !== after;
  if (before.parent?.id !== after.parent?.id) return true;
  const [old, current] = [siblingsOf(seen, before), siblingsOf(now, after)].map((nodes) =>
    nodes.map((node) => node.id),
  );
  const stayed = (old ?? []).filter((other) => current?.includes(other));
  const others = (ids: readonly string[] = []) =>
    ids.filter((other) => other !== id && stayed.includes(other));
  // Where the others have changed places as well, it is not this one that was moved.
  const areOthersStill = others(old).join() === others(current).join();
  const orderNow = current?.filter((other) => stayed.includes(other)) ?? [];
  return areOthersStill && stayed.join() !== orderNow.join();
}

/** What a move means in the tree as the store has it now. */
export type PlannedMove =
  | {
      /** It can be moved now. */
      kind: "move";
      /** Where it goes in the tree that the store has. */
      place: TreePosition;
      /** What is sent for it. */
      payload: Payload;
    }
  /** The siblings have no ranks by which one could be moved: these come first, and the move is planned anew. */
  | {
      /** The siblings get ranks of their own first. */
      kind: "repair";
      /** What is sent, one after the other. */
      ranks: readonly SentRank[];
    }
  /** It stands there already. */
  | {
      /** Nothing is sent. */
      kind: "done";
    }
  /** Somebody has moved it, deleted it, or deleted what it was to be below, or has put that below it. */
  | {
      /** Why nothing can be sent. */
      kind: "moved" | "gone" | "parent-gone" | "below-itself";
    };

/**
 * What has to be sent to put a node into a place.
 *
 * @param seen the tree that the person saw
 * @param now the tree as the store has it
 */
export function planMove(
  { parentKey, rankKey }: AnyTree,
  {
    seen,
    now,
    id,
    place: wanted,
  }: {
    /** The tree that the person saw. */
    seen: Tree;
    /** The tree as the store has it. */
    now: Tree;
    /** The id of the record that is moved. */
    id: string;
    /** Where the person put it. */
    place: TreePosition;
  },
): PlannedMove {
  const node = now.nodes.get(id);
  if (node === undefined) return { kind: "gone" };
  if (wanted.parentId !== null && !now.nodes.has(wanted.parentId)) return { kind: "parent-gone" };
  if (wanted.parentId !== null && isWithin(now.nodes.get(wanted.parentId), id))
    return { kind: "below-itself" };
  const place = placeIn(now, seen, id, wanted);
  const before = positionOf(now, node);
  if (isSamePosition(place, before)) return { kind: "done" };
  if (hasMoved(seen, now, id)) return { kind: "moved" };
  const parent = { [parentKey]: place.parentId };
  if (rankKey === undefined) return { kind: "move", place, payload: parent };
  const siblings = childrenOf(now, place.parentId);
  const ranks = rankRepair(siblings, rankKey);
  if (ranks.length > 0) return { kind: "repair", ranks };
  const others = siblings.filter((sibling) => sibling !== node);
  const index = others.findIndex((sibling) => sibling.id === place.afterId) + 1;
  const comesLater = place.parentId === before.parentId && siblingsOf(now, node).indexOf(node) < index;
  // Ranks may have gaps: the rank that is asked for is that of the one whose place it takes.
  const replaced = comesLater ? others[index - 1] : others[index];
  const rank = replaced === undefined ? others.length : rankOf(replaced, rankKey);
  return { kind: "move", place, payload: { ...parent, [rankKey]: rank } };
}

/** The records as they will be once a node is in its place: what is shown until the store has answered. */
export function movedRecords(
  { parentKey, rankKey }: AnyTree,
  tree: Tree,
  id: string,
  place: TreePosition,
): object[] {
  const node = tree.nodes.get(id);
  const order = childrenOf(tree, place.parentId).filter((sibling) => sibling.id !== id);
  if (node !== undefined)
    order.splice(order.findIndex((sibling) => sibling.id === place.afterId) + 1, 0, node);
  const ranks = new Map(order.map((sibling, rank) => [sibling.id, rank]));
  return [...tree.nodes.values()].map((one) => {
    const rank = ranks.get(one.id);
    if (rank === undefined) return one.record;
    return {
      ...one.record,
      ...(one.id === id && { [parentKey]: place.parentId }),
      ...(rankKey !== undefined && { [rankKey]: rank }),
    };
  });
}
