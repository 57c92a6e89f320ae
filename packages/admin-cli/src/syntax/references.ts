import { visitorKeys } from "oxc-parser";

/** As much of a syntax node as a walk over all kinds of nodes needs. */
export interface AnyNode {
  type: string;
  [key: string]: unknown;
}

/** Whether a value is a node of the syntax tree. */
export function isNode(value: unknown): value is AnyNode {
  return typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";
}

/** TypeScript nodes that wrap or make a value; every other `TS…` node is a type, gone after compiling. */
const valueNodes: ReadonlySet<string> = new Set([
  "TSAsExpression",
  "TSSatisfiesExpression",
  "TSNonNullExpression",
  "TSTypeAssertion",
  "TSInstantiationExpression",
  "TSEnumDeclaration",
  "TSEnumBody",
  "TSEnumMember",
  "TSParameterProperty",
]);

/** The part of a node that is a name of something else: a property, a method, an attribute, a label. */
function nameKeys(node: AnyNode): readonly string[] {
  switch (node.type) {
    case "MemberExpression":
      return node.computed === true ? [] : ["property"];
    case "Property":
    case "MethodDefinition":
    case "PropertyDefinition":
    case "AccessorProperty":
      return node.computed === true ? [] : ["key"];
    case "TSEnumMember":
      return ["id"];
    case "JSXMemberExpression":
      return ["property"];
    case "JSXAttribute":
      return ["name"];
    case "LabeledStatement":
    case "BreakStatement":
    case "ContinueStatement":
      return ["label"];
    default:
      return [];
  }
}

/** Collects without calling itself: machines write sums of thousands of terms, each of which stands in the next. */
function collect(root: AnyNode, names: Set<string>, isSkipped: (node: AnyNode) => boolean): void {
  const waiting = [root];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if (isSkipped(node) || (node.type.startsWith("TS") && !valueNodes.has(node.type))) continue;
    if ((node.type === "Identifier" || node.type === "JSXIdentifier") && typeof node.name === "string") {
      names.add(node.name);
      continue;
    }
    const skipped = nameKeys(node);
    for (const key of visitorKeys[node.type] ?? []) {
      if (skipped.includes(key)) continue;
      const child = node[key];
      for (const item of Array.isArray(child) ? child : [child]) if (isNode(item)) waiting.push(item);
    }
  }
}

/**
 * The names that a piece of code mentions as values.
 *
 * Scopes are not followed: a parameter that has the name of a top-level value counts as that value. That takes in too
 * much at times and never too little, which is what a slice needs.
 *
 * @param isSkipped what of the code does not count. Default: nothing.
 */
export function referencedNames(
  node: { type: string },
  isSkipped: (node: AnyNode) => boolean = () => false,
): ReadonlySet<string> {
  const names = new Set<string>();
  if (isNode(node)) collect(node, names, isSkipped);
  return names;
}

/** The names that a declaration's left side makes: one, or those of a pattern. */
export function bindingNames(pattern: { type: string }): string[] {
  if (!isNode(pattern)) return [];
  if (pattern.type === "Identifier") return typeof pattern.name === "string" ? [pattern.name] : [];
  const parts =
    pattern.type === "ObjectPattern"
      ? pattern.properties
      : pattern.type === "ArrayPattern"
        ? pattern.elements
        : pattern.type === "Property"
          ? [pattern.value]
          : pattern.type === "AssignmentPattern"
            ? [pattern.left]
            : pattern.type === "RestElement"
              ? [pattern.argument]
              : [];
  return Array.isArray(parts) ? parts.filter(isNode).flatMap((part) => bindingNames(part)) : [];
}
