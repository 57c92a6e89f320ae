import type { CallExpression, Expression, ObjectExpression } from "oxc-parser";
import type { ExpressionLike, ParsedModule } from "./parse-module";

/** Where something stands in a text. */
interface Span {
  start: number;
  end: number;
}

/** What can be told of a value without running it, and where it stands. */
export type StaticValue = Span &
  (
    | { kind: "literal"; value: string | number | boolean | null | undefined }
    | {
        kind: "object";
        entries: ReadonlyMap<string, StaticValue>;
        keys: ReadonlyMap<string, Span>;
        open: boolean;
      }
    | { kind: "array"; items: readonly StaticValue[]; open: boolean }
    | { kind: "function" }
    | { kind: "element" }
    | { kind: "promise" }
    /** What a function makes of values: `cell.date` and its arguments. What comes out of it is not known. */
    | { kind: "call"; callee: string; values: readonly StaticValue[] }
    | { kind: "unknown" }
  );

/** A value of which nothing is known before it runs. */
export function isComputed(value: StaticValue): boolean {
  return value.kind === "unknown" || value.kind === "call";
}

/** The text that a value is, where it is one. */
export function textOf(value: StaticValue | "missing" | "unknown" | undefined): string | undefined {
  if (value === undefined || typeof value === "string" || value.kind !== "literal") return undefined;
  return typeof value.value === "string" ? value.value : undefined;
}

/** An entry of an object: its value, `"missing"` where it surely is not there, `"unknown"` where nothing can be told. */
export function entryOf(value: StaticValue, name: string): StaticValue | "missing" | "unknown" {
  if (isComputed(value)) return "unknown";
  if (value.kind !== "object") return "missing";
  const entry = value.entries.get(name);
  if (entry === undefined) return value.open ? "unknown" : "missing";
  return entry.kind === "literal" && entry.value === undefined ? "missing" : entry;
}

/** The entry of an object where it is there and known. */
export function knownEntry(value: StaticValue | undefined, name: string): StaticValue | undefined {
  const entry = value === undefined ? undefined : entryOf(value, name);
  return typeof entry === "string" ? undefined : entry;
}

/** The items of a list; none where it is no list. */
export function itemsOf(value: StaticValue | undefined): readonly StaticValue[] {
  return value?.kind === "array" ? value.items : [];
}

/** Names a value for a message: "a number". */
export function describeValue(value: StaticValue): string {
  switch (value.kind) {
    case "literal":
      return value.value === null
        ? "null"
        : typeof value.value === "string"
          ? "a text"
          : typeof value.value === "boolean"
            ? "true or false"
            : `a ${typeof value.value}`;
    case "array":
      return "a list";
    case "object":
    case "element":
      return `an ${value.kind}`;
    case "function":
    case "promise":
      return `a ${value.kind}`;
    default:
      return "a computed value";
  }
}

function propertyName(key: { type: string }): string | undefined {
  if ("name" in key && typeof key.name === "string") return key.name;
  return "value" in key && (typeof key.value === "string" || typeof key.value === "number")
    ? String(key.value)
    : undefined;
}

function objectValue(node: ObjectExpression, module: ParsedModule, depth: number): StaticValue {
  const entries = new Map<string, StaticValue>();
  const keys = new Map<string, Span>();
  let open = false;
  for (const property of node.properties) {
    const name =
      property.type === "Property" && (!property.computed || property.key.type === "Literal")
        ? propertyName(property.key)
        : undefined;
    // A spread or a computed name may bring any entry, so a missing one proves nothing.
    if (property.type !== "Property" || name === undefined) open = true;
    else {
      entries.set(name, staticValue(property.value, module, depth));
      keys.set(name, { start: property.key.start, end: property.key.end });
    }
  }
  return { kind: "object", entries, keys, open, start: node.start, end: node.end };
}

/** `cell.date` of `cell.date("created_at")`; empty where the function has no plain name. */
function calleeName(node: { type: string }): string {
  if (node.type === "Identifier" && "name" in node) return String(node.name);
  if (node.type !== "MemberExpression" || !("object" in node) || !("property" in node)) return "";
  // The two sides of a member expression are always nodes of the tree.
  const [left, right] = [node.object, node.property].map((side) => calleeName(side as { type: string }));
  return `${left}.${right}`;
}

function callValue(node: CallExpression, module: ParsedModule, depth: number): StaticValue {
  const values = node.arguments.map(
    (value): StaticValue =>
      value.type === "SpreadElement"
        ? { kind: "unknown", start: value.start, end: value.end }
        : staticValue(value, module, depth),
  );
  return { kind: "call", callee: calleeName(node.callee), values, start: node.start, end: node.end };
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
      const open = node.elements.some((element) => element?.type === "SpreadElement");
      return { kind: "array", items, open, ...at };
    }
    case "ArrowFunctionExpression":
    case "FunctionExpression":
      return { kind: "function", ...at };
    case "JSXElement":
    case "JSXFragment":
      return { kind: "element", ...at };
    case "ImportExpression":
      return { kind: "promise", ...at };
    case "CallExpression":
      return callValue(node, module, depth);
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
export function staticValue(node: ExpressionLike, module: ParsedModule, depth = 0): StaticValue {
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
