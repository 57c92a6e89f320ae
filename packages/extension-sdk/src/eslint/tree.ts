import type { LintNode, LintSource } from "./lint-types";

/** Whether a value is a node of the tree. */
export function isNode(value: unknown): value is LintNode {
  return typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";
}

/** The nodes in one entry of a node: one, a list, or none. */
export function nodesIn(value: unknown): LintNode[] {
  return (Array.isArray(value) ? value : [value]).filter(isNode);
}

/** The statements of a file. */
export function statementsOf({ ast }: LintSource): LintNode[] {
  return isNode(ast) ? nodesIn(ast.body) : [];
}

/** All nodes below one, itself first, in the order of the text. */
export function* walk(node: LintNode, keys: LintSource["visitorKeys"]): Generator<LintNode> {
  yield node;
  for (const key of keys[node.type] ?? []) for (const child of nodesIn(node[key])) yield* walk(child, keys);
}

/** The name of an identifier, also of one in JSX; `undefined` of anything else. */
export function nameOf(node: unknown): string | undefined {
  return isNode(node) && typeof node.name === "string" ? node.name : undefined;
}

/** The name by which something is called: `translate` of `translate(…)` and of `host.translate(…)`. */
export function calleeName(node: LintNode): string | undefined {
  const callee = isNode(node.callee) ? node.callee : undefined;
  return nameOf(callee) ?? nameOf(callee?.property);
}

const wrappers: ReadonlySet<string> = new Set([
  "TSAsExpression",
  "TSSatisfiesExpression",
  "TSNonNullExpression",
  "TSTypeAssertion",
  "ParenthesizedExpression",
  "JSXExpressionContainer",
]);

/** A value without the types around it. */
export function unwrapped(node: unknown): LintNode | undefined {
  if (!isNode(node)) return undefined;
  return wrappers.has(node.type) ? unwrapped(node.expression) : node;
}

/** The text that a node is, where it is written out. */
export function textOf(node: unknown): string | undefined {
  const value = unwrapped(node);
  if (value?.type === "TSLiteralType") return textOf(value.literal);
  if (value?.type === "TemplateLiteral") {
    const quasis = nodesIn(value.quasis);
    const { cooked } = Object(quasis[0]?.value);
    return quasis.length === 1 && typeof cooked === "string" ? cooked : undefined;
  }
  return typeof value?.value === "string" ? value.value : undefined;
}

/** A declaration behind `export`, or the statement itself. */
function declarationOf(statement: LintNode): LintNode {
  return statement.type === "ExportNamedDeclaration" && isNode(statement.declaration)
    ? statement.declaration
    : statement;
}

/** The names at the top of a file, with their values: functions, classes, and constants. */
export function topValues(source: LintSource): ReadonlyMap<string, LintNode> {
  const values = new Map<string, LintNode>();
  for (const statement of statementsOf(source)) {
    const declaration =
      statement.type === "ExportDefaultDeclaration" && isNode(statement.declaration)
        ? statement.declaration
        : declarationOf(statement);
    const name = nameOf(declaration.id);
    if (/^(?:Function|Class)Declaration$/.test(declaration.type) && name !== undefined)
      values.set(name, declaration);
    if (declaration.type !== "VariableDeclaration" || declaration.kind !== "const") continue;
    for (const { id, init } of nodesIn(declaration.declarations)) {
      const constant = nameOf(id);
      const value = unwrapped(init);
      if (constant !== undefined && value !== undefined) values.set(constant, value);
    }
  }
  return values;
}

/** A value, through the constants that it may be the name of. */
export function resolved(
  node: unknown,
  values: ReadonlyMap<string, LintNode>,
  depth = 0,
): LintNode | undefined {
  const value = unwrapped(node);
  if (value?.type !== "Identifier" || depth > 20) return value;
  return resolved(values.get(nameOf(value) ?? ""), values, depth + 1);
}

/** The exports of a file: each name, and what stands behind it where that is in the file. */
export function exportsOf(source: LintSource): ReadonlyMap<string, { at: LintNode; value?: LintNode }> {
  const values = topValues(source);
  const found = new Map<string, { at: LintNode; value?: LintNode }>();
  for (const statement of statementsOf(source)) {
    if (statement.exportKind === "type") continue;
    if (statement.type === "ExportDefaultDeclaration") {
      if (isNode(statement.declaration) && statement.declaration.type === "TSInterfaceDeclaration") continue;
      found.set("default", { at: statement, value: resolved(statement.declaration, values) });
    }
    if (statement.type !== "ExportNamedDeclaration") continue;
    const declaration = declarationOf(statement);
    const names =
      declaration.type === "VariableDeclaration"
        ? nodesIn(declaration.declarations).flatMap(({ id }) => nameOf(id) ?? [])
        : (nameOf(declaration.id) ?? []);
    for (const name of [names].flat())
      if (!declaration.type.startsWith("TSInterface") && !declaration.type.startsWith("TSTypeAlias"))
        found.set(name, { at: statement, value: values.get(name) });
    for (const specifier of nodesIn(statement.specifiers)) {
      if (specifier.exportKind === "type") continue;
      const name = nameOf(specifier.exported) ?? textOf(specifier.exported);
      const value = isNode(statement.source) ? undefined : resolved(specifier.local, values);
      if (name !== undefined) found.set(name, { at: specifier, value });
    }
  }
  return found;
}

/** An entry of an object that is written out. */
export function entryOf(object: LintNode | undefined, name: string): LintNode | undefined {
  if (object?.type !== "ObjectExpression") return undefined;
  const property = nodesIn(object.properties).find(
    ({ type, computed, key }) =>
      type === "Property" && computed !== true && (nameOf(key) ?? textOf(key)) === name,
  );
  return unwrapped(property?.value);
}

/** The names that a file gave to what it takes from the SDK, with the SDK's names. */
export function sdkNames(source: LintSource): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const statement of statementsOf(source)) {
    if (statement.type !== "ImportDeclaration" || textOf(statement.source) !== "@tillhouse/extension-sdk")
      continue;
    for (const specifier of nodesIn(statement.specifiers)) {
      const local = nameOf(specifier.local);
      const imported = nameOf(specifier.imported) ?? textOf(specifier.imported);
      if (local !== undefined && imported !== undefined) names.set(local, imported);
    }
  }
  return names;
}
