import type { RenamedOption } from "@tillhouse/extension-sdk/compat";
import { moduleName, type ParsedModule } from "../syntax/parse-module";
import { type AnyNode, isNode } from "../syntax/references";
import type { Edit } from "./edits";

const sdk = /^@tillhouse\/extension-sdk(?:\/|$)/;

/** An option that could not be renamed, as its new name is there already. */
export interface TakenOption {
  from: string;
  to: string;
  start: number;
  end: number;
}

function sdkNames(module: ParsedModule): ReadonlySet<string> {
  const names = new Set<string>();
  for (const statement of module.program.body)
    if (statement.type === "ImportDeclaration" && sdk.test(statement.source.value))
      for (const specifier of statement.specifiers)
        if (specifier.type === "ImportSpecifier" && moduleName(specifier.imported) === specifier.local.name)
          names.add(specifier.local.name);
  return names;
}

const nameOf = (node: unknown): string | undefined =>
  isNode(node) && typeof node.name === "string" ? node.name : undefined;

/** `cell` of `cell.text(…)` and of `cell(…)`. */
function calledName({ callee }: AnyNode): string | undefined {
  const member = isNode(callee) && callee.type === "MemberExpression" ? callee.object : undefined;
  return nameOf(member ?? callee);
}

function keyOf(property: AnyNode): string | undefined {
  if (property.computed === true || !isNode(property.key)) return undefined;
  return nameOf(property.key) ?? (typeof property.key.value === "string" ? property.key.value : undefined);
}

const list = (value: unknown): AnyNode[] => (Array.isArray(value) ? value.filter(isNode) : []);

/** What is written around a value for the compiler alone. */
function unwrapped(node: AnyNode): AnyNode {
  const wraps = /^(?:TSAsExpression|TSSatisfiesExpression|ParenthesizedExpression)$/.test(node.type);
  return wraps && isNode(node.expression) ? unwrapped(node.expression) : node;
}

/**
 * The edits that give options of the SDK's functions their new names. Only objects that are written out in a call are
 * changed; what a function computes is its own.
 */
export function renameOptions(
  module: ParsedModule,
  renamed: readonly RenamedOption[],
): { edits: Edit[]; taken: TakenOption[] } {
  const names = sdkNames(module);
  const edits: Edit[] = [];
  const taken: TakenOption[] = [];
  const done = new Set<unknown>();

  function visitObject(object: AnyNode, where: readonly string[]): void {
    const properties = list(object.properties).filter(({ type }) => type === "Property");
    const keys = new Set(properties.map(keyOf));
    for (const property of properties) {
      const key = keyOf(property);
      if (key === undefined || !isNode(property.key)) continue;
      const rename = renamed.find(({ where: one, from }) => where.includes(one) && from === key);
      const { start, end } = property.key;
      if (rename !== undefined && !done.has(property)) {
        done.add(property);
        const { from, to } = rename;
        const at = { start: Number(start), end: Number(end) };
        if (keys.has(to)) taken.push({ from, to, ...at });
        else edits.push({ ...at, text: property.shorthand === true ? `${to}: ${from}` : to });
      }
      if (isNode(property.value)) visitValue(property.value, [key]);
    }
  }

  function visitValue(value: AnyNode, where: readonly string[]): void {
    const node = unwrapped(value);
    if (node.type === "ObjectExpression") visitObject(node, where);
    else if (node.type === "ArrayExpression")
      for (const element of list(node.elements)) visitValue(element, [`${where[0]}[]`]);
    else if (node.type === "CallExpression") {
      const name = calledName(node);
      if (name === undefined || !names.has(name)) return;
      for (const argument of list(node.arguments)) visitValue(argument, [`${name}()`, ...where]);
    }
  }

  // A call may stand anywhere; what is in another call is visited with it and counts once.
  const waiting: unknown[] = [module.program];
  for (let node = waiting.shift(); node !== undefined; node = waiting.shift()) {
    if (Array.isArray(node)) waiting.unshift(...node);
    else if (isNode(node)) {
      if (node.type === "CallExpression") visitValue(node, []);
      waiting.unshift(...Object.values(node).filter((child) => typeof child === "object" && child !== null));
    }
  }
  return { edits, taken };
}
