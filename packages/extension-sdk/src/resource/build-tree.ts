import { recordId } from "../resource-head/record";
import type { AnyResource } from "./define-resource";

/** A record in its tree. */
export interface TreeNode {
  /** The id of its record. */
  id: string;
  /** The record, as the list has it. */
  record: object;
  /** The node above it; `undefined` at the top. */
  parent: TreeNode | undefined;
  /** Those right below it, in their order. */
  children: TreeNode[];
}

/** Records below each other. */
export interface Tree {
  /** The nodes at the top, in their order. */
  roots: readonly TreeNode[];
  /** All nodes, by the ids of their records. */
  nodes: ReadonlyMap<string, TreeNode>;
}

/** The place among its siblings that a record says it has. */
export function rankOf(node: TreeNode, rankKey: string | undefined): number {
  const rank: unknown = rankKey === undefined ? undefined : Reflect.get(node.record, rankKey);
  return typeof rank === "number" ? rank : 0;
}

function startOf(node: TreeNode): TreeNode {
  const passed = new Set<TreeNode>();
  let top = node;
  while (top.parent !== undefined && !passed.has(top)) {
    passed.add(top);
    top = top.parent;
  }
  return top;
}

/**
 * The tree of records that the API answers one after the other. Siblings stand by their rank, those of one rank as the API
 * has them. A record whose parent is not among them stands at the top; so does one of those that stand below each other in a
 * circle: nothing is lost.
 */
export function buildTree(resource: AnyResource, records: readonly object[]): Tree {
  const { parentKey = "", rankKey } = resource.list?.tree ?? {};
  const nodes = new Map<string, TreeNode>();
  for (const record of records) {
    const id = recordId(resource, record);
    nodes.set(id, { id, record, parent: undefined, children: [] });
  }
  for (const node of nodes.values()) node.parent = nodes.get(String(Reflect.get(node.record, parentKey)));
  for (const node of nodes.values()) {
    const top = startOf(node);
    // Whoever is met twice on the way up stands in a circle.
    if (top.parent !== undefined) top.parent = undefined;
  }
  const roots: TreeNode[] = [];
  for (const node of nodes.values()) (node.parent?.children ?? roots).push(node);
  const byRank = (one: TreeNode, other: TreeNode) => rankOf(one, rankKey) - rankOf(other, rankKey);
  roots.sort(byRank);
  for (const node of nodes.values()) node.children.sort(byRank);
  return { roots, nodes };
}

/** The nodes from the top down to this one. */
export function pathTo(node: TreeNode | undefined): TreeNode[] {
  const path: TreeNode[] = [];
  for (let at = node; at !== undefined; at = at.parent) path.unshift(at);
  return path;
}

/** Whether a node is another one or stands somewhere below it. */
export function isWithin(node: TreeNode | undefined, id: string): boolean {
  return pathTo(node).some((above) => above.id === id);
}

/** Those that share a parent, in their order. */
export function childrenOf(tree: Tree, parentId: string | null): readonly TreeNode[] {
  return parentId === null ? tree.roots : (tree.nodes.get(parentId)?.children ?? []);
}

/** All nodes as they stand in the tree, from the top down. */
export function inOrder(nodes: readonly TreeNode[]): TreeNode[] {
  const found: TreeNode[] = [];
  const left = [...nodes].reverse();
  for (let node = left.pop(); node !== undefined; node = left.pop()) {
    found.push(node);
    for (let index = node.children.length - 1; index >= 0; index--) {
      const child = node.children[index];
      if (child !== undefined) left.push(child);
    }
  }
  return found;
}

/** A node on the screen. */
export interface VisibleNode {
  /** The node of this row. */
  node: TreeNode;
  /** How deep it stands, counted from 1. */
  level: number;
  /** Its place among its siblings that are shown, counted from 1, and how many they are. */
  position: number;
  /** How many siblings are shown, itself among them. */
  setSize: number;
  /** `undefined` where nothing is below it. */
  isExpanded: boolean | undefined;
  /** It is shown for the sake of one below it that was looked for. */
  isContext: boolean;
}

/**
 * What is on the screen, row by row.
 *
 * @param isExpanded whether what is below a node is shown
 * @param found ids of what was looked for; with it nothing else is shown but what leads to them
 */
export function visibleNodes(
  tree: Tree,
  isExpanded: (id: string) => boolean,
  found?: ReadonlySet<string>,
): VisibleNode[] {
  const shown =
    found && new Set([...found].flatMap((id) => pathTo(tree.nodes.get(id)).map((node) => node.id)));
  const rows: VisibleNode[] = [];
  const add = (nodes: readonly TreeNode[], level: number) => {
    const siblings = shown === undefined ? nodes : nodes.filter(({ id }) => shown.has(id));
    siblings.forEach((node, index) => {
      const below = shown === undefined ? node.children : node.children.filter(({ id }) => shown.has(id));
      const isOpen = below.length === 0 ? undefined : shown !== undefined || isExpanded(node.id);
      rows.push({
        node,
        level,
        position: index + 1,
        setSize: siblings.length,
        isExpanded: isOpen,
        isContext: found !== undefined && !found.has(node.id),
      });
      if (isOpen) add(below, level + 1);
    });
  };
  add(tree.roots, 1);
  return rows;
}
