export {
  buildTree,
  childrenOf,
  inOrder,
  isWithin,
  pathTo,
  rankOf,
  type Tree,
  type TreeNode,
  type VisibleNode,
  visibleNodes,
} from "./build-tree";
export {
  isSamePlace,
  movedRecords,
  type PlannedMove,
  placeAfterStep,
  placeOf,
  planMove,
  type TreePlace,
  type TreeStep,
} from "./move";
export type { SentRank } from "./rank-repair";
export type { AnyTree, TreeDefinition } from "./tree-definition";
export { pathTitle, useTree } from "./use-tree";
