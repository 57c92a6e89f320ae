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
} from "../resource/build-tree";
export type { AnyTree, TreeDefinition } from "../resource/tree-definition";
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
export { pathTitle, useTree } from "./use-tree";
