import type { Expression, ObjectExpression } from "oxc-parser";
import type { ParsedModule } from "./parse-module";

/** The object behind an expression: itself, through types and constants, or what a function like `defineExtension` gets. */
export function objectOf(
  node: Expression,
  module: Pick<ParsedModule, "bindings">,
  depth = 0,
): ObjectExpression | undefined {
  if (depth > 10) return undefined;
  switch (node.type) {
    case "ObjectExpression":
      return node;
    case "CallExpression": {
      const [first] = node.arguments;
      return first === undefined || first.type === "SpreadElement"
        ? undefined
        : objectOf(first, module, depth + 1);
    }
    case "TSAsExpression":
    case "TSSatisfiesExpression":
    case "ParenthesizedExpression":
      return objectOf(node.expression, module, depth + 1);
    case "Identifier": {
      const constant = module.bindings.get(node.name)?.constant;
      return constant === undefined ? undefined : objectOf(constant, module, depth + 1);
    }
    default:
      return undefined;
  }
}

/** The object that a module defines as its default export, where its text tells. */
export function definedObject(module: ParsedModule): ObjectExpression | undefined {
  const exported = module.exports.get("default");
  if (exported === undefined) return undefined;
  // What follows `export default` here is an expression: declarations have a name and are bindings.
  if ("expression" in exported) return objectOf(exported.expression as Expression, module);
  const constant = "local" in exported ? module.bindings.get(exported.local)?.constant : undefined;
  return constant === undefined ? undefined : objectOf(constant, module);
}
