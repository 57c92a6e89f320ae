import type { Expression } from "oxc-parser";
import type { ParsedModule } from "../../syntax/parse-module";

const deepest = 20;

/** The value behind an expression: of a name, what its only declaration gives it, whatever keyword a compiler chose. */
function expressionOf(node: Expression, module: ParsedModule, depth = 0): Expression | undefined {
  if (depth > deepest) return undefined;
  if (node.type === "ParenthesizedExpression") return expressionOf(node.expression, module, depth + 1);
  if (node.type !== "Identifier") return node;
  const statement = module.bindings.get(node.name)?.statement;
  const declaration = statement?.type === "ExportNamedDeclaration" ? statement.declaration : statement;
  if (declaration?.type !== "VariableDeclaration") return undefined;
  const declarator = declaration.declarations.find(
    ({ id }) => id.type === "Identifier" && id.name === node.name,
  );
  return declarator?.init ? expressionOf(declarator.init, module, depth + 1) : undefined;
}

function nameOf(
  key: { type: string; name?: unknown; value?: unknown },
  computed: boolean,
): string | undefined {
  if (key.type === "Literal") return String(key.value);
  return key.type === "Identifier" && !computed ? String(key.name) : undefined;
}

/**
 * The entries of an object by their names, with what is spread into it. A call that is handed objects alone merges them:
 * `Object.assign`, and the helpers that compilers write for spreads.
 *
 * @returns `undefined` where it is no object, or one of which something cannot be told.
 */
export function entriesOf(
  node: Expression,
  module: ParsedModule,
  depth = 0,
): ReadonlyMap<string, Expression> | undefined {
  const value = depth > deepest ? undefined : expressionOf(node, module);
  const parts: (readonly [string, Expression] | Expression)[] = [];
  if (value?.type === "ObjectExpression") {
    for (const property of value.properties) {
      if (property.type === "SpreadElement") {
        parts.push(property.argument);
        continue;
      }
      const name = nameOf(property.key, property.computed);
      if (name === undefined) return undefined;
      parts.push([name, property.value]);
    }
  } else if (value?.type === "CallExpression" && value.arguments.length > 0) {
    for (const argument of value.arguments) {
      if (argument.type === "SpreadElement") return undefined;
      parts.push(argument);
    }
  } else return undefined;
  const entries = new Map<string, Expression>();
  for (const part of parts) {
    if (!("type" in part)) {
      entries.set(part[0], part[1]);
      continue;
    }
    const inner = entriesOf(part, module, depth + 1);
    if (inner === undefined) return undefined;
    for (const [name, entry] of inner) entries.set(name, entry);
  }
  return entries;
}

/** The items of a list, with those of lists that are spread into it; `undefined` where they cannot be told. */
export function itemsOf(
  node: Expression | undefined,
  module: ParsedModule,
  depth = 0,
): readonly Expression[] | undefined {
  const value = node === undefined || depth > deepest ? undefined : expressionOf(node, module);
  if (value?.type !== "ArrayExpression") return undefined;
  const items: Expression[] = [];
  for (const element of value.elements) {
    if (element === null) continue;
    if (element.type !== "SpreadElement") {
      items.push(element);
      continue;
    }
    const inner = itemsOf(element.argument, module, depth + 1);
    if (inner === undefined) return undefined;
    items.push(...inner);
  }
  return items;
}

/** A text, or a list of texts, as a list; `undefined` where it is neither. */
export function textsOf(node: Expression | undefined, module: ParsedModule): readonly string[] | undefined {
  const value = node === undefined ? undefined : expressionOf(node, module);
  if (value?.type === "Literal") return typeof value.value === "string" ? [value.value] : undefined;
  if (value?.type === "TemplateLiteral") {
    const text = value.expressions.length === 0 ? value.quasis[0]?.value.cooked : undefined;
    return typeof text === "string" ? [text] : undefined;
  }
  const texts = itemsOf(value, module)?.map((item) => textsOf(item, module)?.[0]);
  return texts?.every((text) => text !== undefined) ? texts : undefined;
}
