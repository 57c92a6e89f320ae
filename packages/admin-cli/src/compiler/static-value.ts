import type { Expression, ObjectExpression } from "oxc-parser";
import type { ExpressionLike, ParsedModule } from "./parse-module";

/** What can be told of a value without running it, and where it stands. */
export type StaticValue = { start: number; end: number } & (
  | { kind: "literal"; value: string | number | boolean | null | undefined }
  | { kind: "object"; entries: ReadonlyMap<string, StaticValue>; open: boolean }
  | { kind: "array"; items: readonly StaticValue[] }
  | { kind: "unknown" }
);

function propertyName(key: { type: string }): string | undefined {
  if ("name" in key && typeof key.name === "string") return key.name;
  return "value" in key && (typeof key.value === "string" || typeof key.value === "number")
    ? String(key.value)
    : undefined;
}

function objectValue(node: ObjectExpression, module: ParsedModule, depth: number): StaticValue {
  const entries = new Map<string, StaticValue>();
  let open = false;
  for (const property of node.properties) {
    const name =
      property.type === "Property" && (!property.computed || property.key.type === "Literal")
        ? propertyName(property.key)
        : undefined;
    // A spread or a computed name may bring any entry, so a missing one proves nothing.
    if (property.type !== "Property" || name === undefined) open = true;
    else entries.set(name, staticValue(property.value, module, depth));
  }
  return { kind: "object", entries, open, start: node.start, end: node.end };
}

function expressionValue(node: Expression, module: ParsedModule, depth: number): StaticValue {
  const at = { start: node.start, end: node.end };
  switch (node.type) {
    case "Literal":
      if ("regex" in node || "bigint" in node) return { kind: "unknown", ...at };
      return { kind: "literal", value: node.value, ...at };
    case "TemplateLiteral": {
      const text = node.expressions.length === 0 ? node.quasis[0]?.value.cooked : undefined;
      return typeof text === "string" ? { kind: "literal", value: text, ...at } : { kind: "unknown", ...at };
    }
    case "ObjectExpression":
      return objectValue(node, module, depth);
    case "ArrayExpression": {
      const items = node.elements.map(
        (element): StaticValue =>
          element === null || element.type === "SpreadElement"
            ? { kind: "unknown", ...at }
            : staticValue(element, module, depth),
      );
      return { kind: "array", items, ...at };
    }
    case "TSAsExpression":
    case "TSSatisfiesExpression":
    case "TSNonNullExpression":
    case "TSTypeAssertion":
    case "ParenthesizedExpression":
      return staticValue(node.expression, module, depth);
    case "Identifier": {
      if (node.name === "undefined") return { kind: "literal", value: undefined, ...at };
      const constant = module.bindings.get(node.name)?.constant;
      return constant === undefined || depth > 20
        ? { kind: "unknown", ...at }
        : staticValue(constant, module, depth + 1);
    }
    default:
      return { kind: "unknown", ...at };
  }
}

/**
 * Tells what a value is as far as its text tells: literals, lists and objects of them, and top-level constants.
 * Whatever is computed stays unknown and is no mistake: the running app checks the evaluated value again.
 */
function staticValue(node: ExpressionLike, module: ParsedModule, depth = 0): StaticValue {
  // Callers hand in nodes of the parser's tree; kinds that are no expression end in the default case.
  return expressionValue(node as Expression, module, depth);
}

/** The value behind an exported name; unknown where it comes from elsewhere, `undefined` where there is none. */
export function exportedValue(name: string, module: ParsedModule): StaticValue | undefined {
  const exported = module.exports.get(name);
  if (exported === undefined) return undefined;
  const at = { start: exported.start, end: exported.end };
  if ("expression" in exported) return staticValue(exported.expression, module);
  const constant = "local" in exported ? module.bindings.get(exported.local)?.constant : undefined;
  return constant === undefined ? { kind: "unknown", ...at } : staticValue(constant, module);
}
