import type { RenamedOption } from "@tillhouse/extension-sdk/compat";
import { moduleName, type ParsedModule } from "../syntax/parse-module";
import { type AnyNode, isNode } from "../syntax/references";
import type { Edit } from "./edits";
import { type NamedObject, namedObjects } from "./named-objects";

const sdk = /^@tillhouse\/extension-sdk(?:\/|$)/;

/** An option that was not renamed, and where it stands. */
export interface KeptOption {
  from: string;
  to: string;
  start: number;
  end: number;
}

/** An option that was found under its old name. */
interface FoundOption extends KeptOption {
  /** What its name is written over with; left out where the new name is there already. */
  text?: string;
  /** The variable that its object is the value of; left out where it stands in a call, or has a type of the SDK. */
  owner?: string;
}

/** A variable that is the value of an option. */
interface Use {
  name: string;
  /** The mention, as an offset. */
  at: number;
  owner: string | undefined;
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

/** The type that a value is given, and whether it is one of a list. */
function typeOf(node: unknown): { name: string; isList: boolean } | undefined {
  if (!isNode(node)) return undefined;
  if (node.type === "TSTypeAnnotation" || node.type === "TSTypeOperator") return typeOf(node.typeAnnotation);
  if (node.type === "TSArrayType") {
    const item = typeOf(node.elementType);
    return item === undefined ? undefined : { ...item, isList: true };
  }
  const name = node.type === "TSTypeReference" ? nameOf(node.typeName) : undefined;
  if (name === undefined) return undefined;
  const [first] = isNode(node.typeArguments) ? list(node.typeArguments.params) : [];
  if (!/^(?:Readonly)?Array$/.test(name)) return { name, isList: false };
  const item = typeOf(first);
  return item === undefined ? undefined : { ...item, isList: true };
}

/**
 * The edits that give options of the SDK's functions their new names. Objects are changed that are written out in a call or
 * have a type of the SDK, and those of a variable of which all is options. What a function computes is its own.
 */
export function renameOptions(
  module: ParsedModule,
  renamed: readonly RenamedOption[],
  types: Readonly<Record<string, string>>,
): { edits: Edit[]; taken: KeptOption[]; undecided: KeptOption[] } {
  const names = sdkNames(module);
  const found: FoundOption[] = [];
  const uses: Use[] = [];
  const done = new Set<unknown>();
  let owner: string | undefined;
  const visitLater: { name: string; where: readonly string[] }[] = [];

  function visitObject(object: AnyNode, where: readonly string[]): void {
    const properties = list(object.properties).filter(({ type }) => type === "Property");
    const keys = new Set(properties.map(keyOf));
    for (const spread of list(object.properties))
      if (spread.type === "SpreadElement" && isNode(spread.argument)) visitValue(spread.argument, where);
    for (const property of properties) {
      const key = keyOf(property);
      if (key === undefined || !isNode(property.key)) continue;
      const rename = renamed.find(({ where: one, from }) => where.includes(one) && from === key);
      if (rename !== undefined && !done.has(property)) {
        done.add(property);
        const { from, to } = rename;
        const text = property.shorthand === true ? `${to}: ${from}` : to;
        found.push({
          from,
          to,
          start: Number(property.key.start),
          end: Number(property.key.end),
          ...(keys.has(to) ? {} : { text }),
          ...(owner === undefined ? {} : { owner }),
        });
      }
      if (isNode(property.value)) visitValue(property.value, [key]);
    }
  }

  function visitValue(value: AnyNode, where: readonly string[]): void {
    const node = unwrapped(value);
    if (node.type === "ObjectExpression") visitObject(node, where);
    else if (node.type === "ArrayExpression")
      for (const element of list(node.elements)) {
        if (element.type !== "SpreadElement") visitValue(element, [`${where[0]}[]`]);
        else if (isNode(element.argument)) visitValue(element.argument, where);
      }
    else if (node.type === "Identifier" && typeof node.name === "string") {
      uses.push({ name: node.name, at: Number(node.start), owner });
      visitLater.push({ name: node.name, where });
    } else if (node.type === "CallExpression") {
      const name = calledName(node);
      if (name === undefined || !names.has(name)) return;
      for (const argument of list(node.arguments)) visitValue(argument, [`${name}()`, ...where]);
    }
  }

  function visitTyped(value: unknown, annotation: unknown): void {
    const type = typeOf(annotation);
    if (!isNode(value) || type === undefined || !names.has(type.name)) return;
    const where = types[type.name] ?? type.name;
    const node = unwrapped(value);
    if (!type.isList) visitValue(node, [where]);
    else if (node.type === "ArrayExpression")
      for (const element of list(node.elements)) visitValue(element, [where]);
  }

  // A call may stand anywhere; what is in another call is visited with it and counts once.
  const waiting: unknown[] = [module.program];
  for (let node = waiting.shift(); node !== undefined; node = waiting.shift()) {
    if (Array.isArray(node)) waiting.unshift(...node);
    else if (isNode(node)) {
      if (node.type === "CallExpression") visitValue(node, []);
      if (node.type === "VariableDeclarator" && isNode(node.id))
        visitTyped(node.init, node.id.typeAnnotation);
      if (node.type === "TSSatisfiesExpression") visitTyped(node.expression, node.typeAnnotation);
      waiting.unshift(...Object.values(node).filter((child) => typeof child === "object" && child !== null));
    }
  }
  const objects: ReadonlyMap<string, NamedObject> =
    visitLater.length === 0 ? new Map() : namedObjects(module);
  const visited = new Set<string>();
  for (let next = visitLater.shift(); next !== undefined; next = visitLater.shift()) {
    const { name, where } = next;
    const object = objects.get(name);
    if (object === undefined || visited.has(`${name} ${where.join()}`)) continue;
    visited.add(`${name} ${where.join()}`);
    owner = name;
    visitValue(object.value, where);
  }

  /** Whether a variable is nothing but options, wherever it is mentioned. */
  function isOptionsOnly(name: string, above: readonly string[] = []): boolean {
    const object = objects.get(name);
    if (object === undefined || above.includes(name)) return false;
    return object.mentions.every((mention) =>
      uses.some(
        (use) =>
          use.name === name &&
          use.at === mention &&
          (use.owner === undefined || isOptionsOnly(use.owner, [...above, name])),
      ),
    );
  }
  const isDecided = ({ owner: one }: FoundOption): boolean => one === undefined || isOptionsOnly(one);
  const kept = ({ from, to, start, end }: FoundOption): KeptOption => ({ from, to, start, end });
  return {
    edits: found.flatMap((option) => {
      const { start, end, text } = option;
      return text !== undefined && isDecided(option) ? [{ start, end, text }] : [];
    }),
    taken: found.filter(({ text }) => text === undefined).map(kept),
    undecided: found.filter((option) => option.text !== undefined && !isDecided(option)).map(kept),
  };
}
