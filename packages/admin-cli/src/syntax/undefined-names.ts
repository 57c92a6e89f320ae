import { visitorKeys } from "oxc-parser";
import type { ParsedModule } from "./parse-module";
import { type AnyNode, bindingNames, isNode } from "./references";

/** A component or a hook that is used and nowhere declared. */
export interface UndefinedName {
  name: string;
  start: number;
  end: number;
}

const functions: ReadonlySet<string> = new Set([
  "FunctionDeclaration",
  "FunctionExpression",
  "ArrowFunctionExpression",
]);

/** The patterns and names that a node declares. Types count as well: too much is no harm here. */
function declaredBy(node: AnyNode): unknown[] {
  if (node.type === "VariableDeclarator") return [node.id];
  if (node.type === "CatchClause") return [node.param];
  if (functions.has(node.type)) return [node.id, ...(Array.isArray(node.params) ? node.params : [])];
  if (/^Import\w*Specifier$/.test(node.type)) return [node.local];
  if (/^Class|^TS\w*Declaration$|^TSDeclareFunction$/.test(node.type)) return [node.id];
  return [];
}

function namesIn(pattern: unknown): string[] {
  if (!isNode(pattern)) return [];
  if (pattern.type === "TSParameterProperty") return namesIn(pattern.parameter);
  // A parameter with a type is a name or a pattern all the same.
  return bindingNames(pattern);
}

/** The name at the beginning of an element: `Menu` of `<Menu.Item>`; none of `<div>`. */
function elementName(node: AnyNode): AnyNode | undefined {
  let name = node.name;
  const isMember = isNode(name) && name.type === "JSXMemberExpression";
  while (isNode(name) && name.type === "JSXMemberExpression") name = name.object;
  if (!isNode(name) || typeof name.name !== "string") return undefined;
  return isMember || /^[A-Z]/.test(name.name) ? name : undefined;
}

/**
 * Components and hooks that a file uses and nowhere declares: most often their import was forgotten. Scopes are not
 * followed, so a name that is declared anywhere in the file counts as declared.
 */
export function undefinedNames(module: ParsedModule): UndefinedName[] {
  const declared = new Set<string>();
  const used: UndefinedName[] = [];
  const use = (node: AnyNode | undefined): void => {
    if (node !== undefined)
      used.push({ name: String(node.name), start: Number(node.start), end: Number(node.end) });
  };
  const waiting: unknown[] = [module.program];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if (!isNode(node)) continue;
    for (const pattern of declaredBy(node)) for (const name of namesIn(pattern)) declared.add(name);
    if (node.type === "JSXOpeningElement") use(elementName(node));
    const { callee } = node;
    if (node.type === "CallExpression" && isNode(callee) && /^use[A-Z]/.test(String(callee.name)))
      use(callee);
    for (const key of visitorKeys[node.type] ?? []) {
      const child = node[key];
      if (Array.isArray(child)) waiting.push(...child);
      else if (child !== undefined && child !== null) waiting.push(child);
    }
  }
  const seen = new Set(declared);
  return used
    .sort((one, other) => one.start - other.start)
    .filter(({ name }) => !seen.has(name) && name !== "this" && seen.add(name));
}
