import postcss, { type ChildNode, Comment, type Node, type Root } from "postcss";
import type { RuleEntry, RuleOffset } from "tailwindcss/lib/lib/setupContextUtils.js";

/** A part of a sheet as it is written, or an at-rule around such parts: neighbours of one condition are put together. */
type PreparedNode = string | { name: string; params: string; nodes: PreparedNode[] };

/** A rule of a class, with its place among all rules. */
interface PreparedRule {
  candidate: string;
  layer: string;
  parentLayer: string;
  variants: string;
  parallelIndex: string;
  index: string;
  node: PreparedNode;
}

/** What is the same in the sheets of all stores, made when the package is built. */
export interface PreparedStyles {
  /** What stands before everything else. */
  reset: PreparedNode[];
  /** The rules that every sheet has. */
  always: PreparedRule[];
  /** The rules of classes that the components of `@medusajs/ui` use. */
  components: PreparedRule[];
  /** Classes of those components whose rules or places depend on what else is in a sheet. */
  others: string[];
}

/** A part of a sheet that is done. As a comment it passes all steps as it is. */
export class PreparedText extends Comment {}

function prepareNode(node: ChildNode): PreparedNode {
  if (node.type !== "atrule") return node.toString();
  const { name, params, nodes = [] } = node;
  return { name, params, nodes: nodes.map(prepareNode) };
}

/** The parts of a finished sheet, in groups that begin with at-rules of one name. */
export function prepareGroups({ nodes }: Root, mark: string): PreparedNode[][] {
  const groups: PreparedNode[][] = [];
  for (const node of nodes)
    if (node.type === "atrule" && node.name === mark) groups.push([]);
    else groups.at(-1)?.push(prepareNode(node));
  return groups;
}

/** Nodes for the parts of a sheet. */
export function nodesOf(prepared: readonly PreparedNode[]): ChildNode[] {
  return prepared.map((node) =>
    typeof node === "string"
      ? new PreparedText({ text: node })
      : postcss.atRule({ name: node.name, params: node.params, nodes: nodesOf(node.nodes) }),
  );
}

/** The class that a rule was made for. */
export function candidateOf(node: Node): string {
  return String(node.raws.tailwind?.candidate);
}

/** Whether the place of a rule is known before all of a sheet is, and nothing else of the sheet depends on it. */
export function canBePrepared([offset, node]: RuleEntry, fixedVariants: bigint): boolean {
  const isPlaced = offset.arbitrary === 0n && offset.options.length === 0;
  // Animations are named when it is known which keyframes there are.
  return isPlaced && offset.variants >> fixedVariants === 0n && !/\banimation/.test(String(node));
}

/** A rule with its place, as it is kept. */
export function prepareRule([offset, rule]: RuleEntry, node: PreparedNode): PreparedRule {
  const { layer, parentLayer, variants, parallelIndex, index } = offset;
  return {
    candidate: candidateOf(rule),
    layer,
    parentLayer,
    variants: String(variants),
    parallelIndex: String(parallelIndex),
    index: String(index),
    node,
  };
}

/** A kept rule, as Tailwind takes it. */
export function entryOf(rule: PreparedRule): RuleEntry {
  const { candidate, layer, parentLayer } = rule;
  const offset: RuleOffset = {
    layer,
    parentLayer,
    arbitrary: 0n,
    variants: BigInt(rule.variants),
    parallelIndex: BigInt(rule.parallelIndex),
    index: BigInt(rule.index),
    propertyOffset: 0n,
    property: "",
    options: [],
  };
  const [node] = nodesOf([rule.node]);
  if (node === undefined) throw new Error(`Nothing was kept of "${candidate}".`);
  node.raws.tailwind = { candidate, parentLayer };
  return [offset, node];
}
