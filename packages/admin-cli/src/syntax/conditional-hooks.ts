import { visitorKeys } from "oxc-parser";
import type { Mention } from "./module-analysis";
import type { ParsedModule } from "./parse-module";
import { type AnyNode, isNode } from "./references";

/** Why a hook is not called each time, or not in the same order. */
type ConditionalReason = "condition" | "loop" | "return" | "function";

/** A call of a hook where React would lose count of it. */
export interface ConditionalHook extends Mention {
  reason: ConditionalReason;
}

/** Where a walk is: outside of components, or in one, where code is reached each time or not. */
type Scope = "outside" | "each-time" | ConditionalReason;

const functions: ReadonlySet<string> = new Set([
  "FunctionDeclaration",
  "FunctionExpression",
  "ArrowFunctionExpression",
]);
const loops: ReadonlySet<string> = new Set([
  "ForStatement",
  "ForInStatement",
  "ForOfStatement",
  "WhileStatement",
  "DoWhileStatement",
]);
/** What of a node runs only sometimes. */
const sometimes: Readonly<Record<string, readonly string[]>> = {
  IfStatement: ["consequent", "alternate"],
  ConditionalExpression: ["consequent", "alternate"],
  LogicalExpression: ["right"],
  SwitchStatement: ["cases"],
  CatchClause: ["body"],
};
/** React's functions that make a component of a function. */
const makers: ReadonlySet<string> = new Set(["memo", "forwardRef"]);

const isHookName = (name: string): boolean => /^use[A-Z]/.test(name);
const isComponentName = (name: string): boolean => /^[A-Z]/.test(name);

function childrenOf(node: AnyNode, key: string): AnyNode[] {
  const child = node[key];
  return (Array.isArray(child) ? child : [child]).filter(isNode);
}

function nameOf(node: unknown): string {
  if (!isNode(node)) return "";
  if (node.type === "MemberExpression") return nameOf(node.property);
  return typeof node.name === "string" ? node.name : "";
}

/** No statement stands in an expression, save in a function of its own. */
const hasNoStatement = /Expression|Declaration|Literal|Identifier|Element|^JSX|^TS/;

/** Whether a statement may leave the function, which ends what runs each time. */
function mayReturn(node: AnyNode): boolean {
  if (node.type === "ReturnStatement") return true;
  if (hasNoStatement.test(node.type) || node.type === "ExpressionStatement") return false;
  return (visitorKeys[node.type] ?? []).some((key) => childrenOf(node, key).some(mayReturn));
}

/** The name that a function gets from where it stands, such as `Rating` of `const Rating = () => …`. */
function givenName(node: AnyNode, child: AnyNode): string {
  if (!functions.has(child.type)) return "";
  switch (node.type) {
    case "VariableDeclarator":
      return nameOf(node.id);
    case "Property":
      return nameOf(node.key);
    case "ExportDefaultDeclaration":
      return "Default";
    case "CallExpression":
      return makers.has(nameOf(node.callee)) ? "Made" : "";
    default:
      return "";
  }
}

function scopeOfFunction(name: string, around: Scope): Scope {
  if (isComponentName(name) || isHookName(name)) return "each-time";
  return around === "outside" ? "outside" : "function";
}

/**
 * Calls of hooks in conditions, loops and inner functions of components, and after a return. React tells hooks apart by
 * their order alone.
 */
export function conditionalHooks(module: ParsedModule): ConditionalHook[] {
  const found: ConditionalHook[] = [];
  // A list of what is still to be looked at: texts of generated code are nested deeper than calls may be.
  const waiting: { node: unknown; name: string; scope: Scope }[] = [
    { node: module.program, name: "", scope: "outside" },
  ];
  const add = (nodes: readonly AnyNode[], parent: AnyNode, scope: Scope): void => {
    for (const node of nodes) waiting.push({ node, name: givenName(parent, node), scope });
  };
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { node, name: given, scope: around } = next;
    if (!isNode(node)) continue;
    const scope = functions.has(node.type) ? scopeOfFunction(nameOf(node.id) || given, around) : around;
    const name = node.type === "CallExpression" ? nameOf(node.callee) : "";
    if (isHookName(name) && scope !== "outside" && scope !== "each-time")
      // Every node of the parser's tree has its offsets.
      found.push({ value: name, reason: scope, start: Number(node.start), end: Number(node.end) });
    const inner = (reason: ConditionalReason): Scope => (scope === "each-time" ? reason : scope);
    for (const key of visitorKeys[node.type] ?? []) {
      const children = childrenOf(node, key);
      if (loops.has(node.type)) add(children, node, inner("loop"));
      else if (sometimes[node.type]?.includes(key)) add(children, node, inner("condition"));
      else if (node.type === "BlockStatement") {
        const last = scope === "each-time" ? children.findIndex(mayReturn) : -1;
        add(last === -1 ? children : children.slice(0, last + 1), node, scope);
        if (last !== -1) add(children.slice(last + 1), node, inner("return"));
      } else add(children, node, scope);
    }
  }
  return found.sort((left, right) => left.start - right.start);
}
