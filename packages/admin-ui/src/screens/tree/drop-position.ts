import { isWithin, pathTo, type TreePosition, type VisibleNode } from "@tillhouse/extension-sdk/internal";

/** Where the pointer is over the rows of a tree. */
export interface Pointed {
  /** The row that it is over. */
  index: number;
  /** How far down in that row, from 0 to 1. */
  fraction: number;
  /** How deep it points, counted from 1: what is dragged sideways changes its level. */
  level: number;
}

/** Where something goes when it is let go, and where that is drawn. */
export interface Drop {
  place: TreePosition;
  /** The row that it is drawn at: inside of it, or on its lower or upper edge. */
  rowId: string;
  edge: "inside" | "after" | "before";
  level: number;
}

/** The part of a row, from both edges, in which what is let go comes between two rows. */
const betweenRows = 0.28;

/**
 * Where a row goes that is dragged over a tree; `undefined` where it cannot go. The middle of a row means below it, its edges mean
 * beside it. At the end of a branch, where several levels end, the level that is pointed at decides.
 */
export function dropAt(rows: readonly VisibleNode[], dragged: string, pointed: Pointed): Drop | undefined {
  const over = rows[pointed.index];
  if (over === undefined) return undefined;
  const isOwn = isWithin(over.node, dragged);
  const isMiddle = pointed.fraction > betweenRows && pointed.fraction < 1 - betweenRows;
  if (isMiddle && !isOwn) {
    const last = over.node.children.filter(({ id }) => id !== dragged).at(-1);
    return {
      place: { parentId: over.node.id, afterId: last?.id ?? null },
      rowId: over.node.id,
      edge: "inside",
      level: over.level + 1,
    };
  }
  // What is dragged takes everything below it along: its rows are no places.
  const isPlace = ({ node }: VisibleNode) => !isWithin(node, dragged);
  const end = isOwn || pointed.fraction < 0.5 ? pointed.index : pointed.index + 1;
  const above = rows.slice(0, end).findLast(isPlace);
  const below = rows.slice(end).find(isPlace);
  if (above === undefined) {
    if (below === undefined) return undefined;
    return { place: { parentId: null, afterId: null }, rowId: below.node.id, edge: "before", level: 1 };
  }
  const showsOthers = above.isExpanded && below !== undefined && below.node.parent === above.node;
  const deepest = showsOthers ? above.level + 1 : above.level;
  const level = Math.max(below?.level ?? 1, Math.min(deepest, pointed.level));
  const common = { rowId: above.node.id, edge: "after" as const, level };
  if (level > above.level) return { ...common, place: { parentId: above.node.id, afterId: null } };
  const sibling = pathTo(above.node)[level - 1];
  if (sibling === undefined) return undefined;
  return { ...common, place: { parentId: sibling.parent?.id ?? null, afterId: sibling.id } };
}
