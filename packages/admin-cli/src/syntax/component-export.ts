import type { ParsedModule } from "./parse-module";
import { type AnyNode, isNode } from "./references";

const functions: ReadonlySet<string> = new Set([
  "ArrowFunctionExpression",
  "ClassDeclaration",
  "ClassExpression",
  "FunctionDeclaration",
  "FunctionExpression",
]);
const wrappers: ReadonlySet<string> = new Set(["forwardRef", "lazy", "memo"]);

function nameOf(callee: object): unknown {
  // `memo`, or `React.memo`.
  return Reflect.get(callee, "name") ?? Reflect.get(Object(Reflect.get(callee, "property")), "name");
}

function isComponent(node: AnyNode): boolean {
  if (functions.has(node.type)) return true;
  return node.type === "CallExpression" && wrappers.has(String(nameOf(Object(Reflect.get(node, "callee")))));
}

/** The node of the default export, through the name that it may have. */
function defaultNode(module: ParsedModule): object | undefined {
  const exported = module.exports.get("default");
  if (exported === undefined || "request" in exported) return undefined;
  if ("expression" in exported) return exported.expression;
  const binding = module.bindings.get(exported.local);
  const statement = binding?.statement;
  return (
    binding?.constant ?? (statement?.type === "ExportDefaultDeclaration" ? statement.declaration : statement)
  );
}

/** The function that is the default export, where its text tells. */
export function defaultFunction(module: ParsedModule): AnyNode | undefined {
  const node = defaultNode(module);
  return isNode(node) && functions.has(node.type) ? node : undefined;
}

/** Whether the default export is a component by its text: a function, a class, or what `memo` and its like return. */
export function exportsComponent(module: ParsedModule): boolean {
  const node = defaultNode(module);
  return isNode(node) && isComponent(node);
}
