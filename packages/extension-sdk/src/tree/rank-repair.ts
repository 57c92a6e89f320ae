import { rankOf, type TreeNode } from "../resource/build-tree";

/** A rank that is sent for one record. */
export interface SentRank {
  /** The id of the record. */
  id: string;
  /** Counted from 0, or below 0 to come before all others. */
  rank: number;
}

/**
 * Whether a move can be said by the rank of one neighbour: no two have the same, and none has a rank beyond the number of siblings,
 * which the API takes for "last".
 */
function areFit(ranks: readonly number[]): boolean {
  return ranks.every(
    (rank, index) => rank < ranks.length && (index === 0 || rank > (ranks[index - 1] ?? rank)),
  );
}

/**
 * What has to be sent, one after the other, so that siblings have ranks of their own, in the order in which they stand. Data that
 * was imported, or is older than ranks, has gaps or the same rank for all: one move would then lead anywhere. Nothing where
 * the ranks are fit.
 *
 * The API moves the others along: whoever comes to a lower rank pushes those from there to its old one up by one.
 */
export function rankRepair(siblings: readonly TreeNode[], rankKey: string): SentRank[] {
  const items = siblings.map((node) => ({ id: node.id, rank: rankOf(node, rankKey) }));
  const ranks = items.map(({ rank }) => rank);
  if (areFit(ranks)) return [];
  const lowest = Math.min(...ranks);
  // Where two have the same rank, all are put before the lowest: only so does each get away from the other.
  const areDistinct = new Set(ranks).size === ranks.length && lowest >= 0;
  const first = areDistinct ? 0 : lowest - items.length;
  return items.flatMap((item, index) => {
    const [from, to] = [item.rank, first + index];
    if (from === to) return [];
    for (const other of items) if (other !== item && other.rank >= to && other.rank <= from) other.rank += 1;
    item.rank = to;
    return [{ id: item.id, rank: to }];
  });
}
