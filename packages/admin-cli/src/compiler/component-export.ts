import type { ExpressionLike, ParsedModule } from "./parse-module";

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

function isComponent(node: ExpressionLike): boolean {
  if (functions.has(node.type)) return true;
  return node.type === "CallExpression" && wrappers.has(String(nameOf(Object(Reflect.get(node, "callee")))));
}

/** Whether the default export is a component by its text: a function, a class, or what `memo` and its like return. */
export function exportsComponent(module: ParsedModule): boolean {
  const exported = module.exports.get("default");
  if (exported === undefined) return false;
  if ("expression" in exported) return isComponent(exported.expression);
  if (!("local" in exported)) return false;
  const binding = module.bindings.get(exported.local);
  if (binding?.constant !== undefined) return isComponent(binding.constant);
  const statement = binding?.statement;
  if (statement === undefined) return false;
  if (statement.type === "ExportDefaultDeclaration") return isComponent(statement.declaration);
  return isComponent(statement);
}
