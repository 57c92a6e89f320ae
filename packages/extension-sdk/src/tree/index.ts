export {
  buildTree,
  childrenOf,
  inOrder,
  isWithin,
  pathTo,
  type Tree,
  type TreeNode,
  type VisibleNode,
  visibleNodes,
} from "../resource/build-tree";
export type { AnyTree, TreeDefinition } from "../resource/tree-definition";
export {
  isSamePosition,
  movedRecords,
  type PlannedMove,
  planMove,
  positionAfterStep,
  positionOf,
  type TreePosition,
  type TreeStep,
} from "./move";
export type { SentRank } from "./rank-repair";
export { pathTitle, useTree } from "./use-tree";
