import { visitorKeys } from "oxc-parser";
import { type ConditionalHook, conditionalHooks } from "./conditional-hooks";
import { moduleName, type ParsedModule } from "./parse-module";
import { type AnyNode, isNode } from "./references";
import { type StaticValue, staticValue } from "./static-value";
import { type UndefinedName, undefinedNames } from "./undefined-names";

/** Something that stands in a file, and where. */
export interface Mention {
  value: string;
  start: number;
  end: number;
}

/** A key that is handed to `translate`. */
interface MessageMention extends Mention {
  /** The names of the values that are handed over with it; left out where they are not written out. */
  given?: readonly string[];
}

/** A call of one of the SDK's functions that say what the admin shall be like. */
export interface SdkCall {
  name: string;
  values: readonly StaticValue[];
  start: number;
  end: number;
}

/** What a module mentions that the checks judge. */
export interface ModuleAnalysis {
  /** What it imports, at once or later. */
  requests: string[];
  calls: SdkCall[];
  /** Names in `process.env.NAME`. */
  variables: Mention[];
  /** Addresses inside the admin, from `to`, `href` and `navigate`. */
  links: Mention[];
  /** Keys handed to `translate`. */
  messageKeys: MessageMention[];
  /** Zones in `WidgetProps<"…">` and `WidgetComponent<"…">`. */
  widgetTypes: Mention[];
  /** All texts that are written out. */
  texts: Mention[];
  /** Components and hooks that nothing declares. */
  undefinedNames: readonly UndefinedName[];
  /** Elements that are a file and no component: `<Logo/>` of `import Logo from "./logo.svg"`. */
  assetElements: Mention[];
  /** Where `import.meta.env` is read. */
  metaEnvironments: Mention[];
  /** Paths that the `custom` calls of the client are handed. */
  customPaths: Mention[];
  /** Hooks that are not called each time. */
  conditionalHooks: readonly ConditionalHook[];
}

const sdk = "@tillhouse/extension-sdk";
const tracked: ReadonlySet<string> = new Set(["extendResource", "hide", "replace", "wrap", "move"]);
const asset = /\.(?:svg|png|jpe?g|gif|webp|avif|ico)(?:\?\w+)?$/i;
const widgetTypes: ReadonlySet<string> = new Set(["WidgetProps", "WidgetComponent"]);

/** The names that a module gave to what it takes from the SDK, with the SDK's names. */
function sdkNames(module: ParsedModule): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const statement of module.program.body) {
    if (statement.type !== "ImportDeclaration" || statement.source.value !== sdk) continue;
    for (const specifier of statement.specifiers)
      if (specifier.type === "ImportSpecifier")
        names.set(specifier.local.name, moduleName(specifier.imported));
  }
  return names;
}

function nameOf(node: unknown): string | undefined {
  return isNode(node) && typeof node.name === "string" ? node.name : undefined;
}

function textIn(node: unknown): Mention | undefined {
  if (!isNode(node)) return undefined;
  if (node.type === "JSXExpressionContainer") return textIn(node.expression);
  const text = node.type === "TSLiteralType" ? textIn(node.literal)?.value : node.value;
  // Every node of the parser's tree has its offsets.
  return typeof text === "string"
    ? { value: text, start: Number(node.start), end: Number(node.end) }
    : undefined;
}

function add(list: Mention[], mention: Mention | undefined): void {
  if (mention !== undefined) list.push(mention);
}

function isEnvironment(node: unknown): boolean {
  return (
    isNode(node) &&
    node.type === "MemberExpression" &&
    nameOf(node.object) === "process" &&
    nameOf(node.property) === "env"
  );
}

function isMetaEnvironment({ object, property }: AnyNode): boolean {
  return isNode(object) && object.type === "MetaProperty" && nameOf(property) === "env";
}

/** The names that a module gave to files that are no scripts. */
function assetNames(module: ParsedModule): ReadonlySet<string> {
  const names = new Set<string>();
  for (const statement of module.program.body)
    if (statement.type === "ImportDeclaration" && asset.test(statement.source.value))
      for (const specifier of statement.specifiers)
        if (specifier.type === "ImportDefaultSpecifier") names.add(specifier.local.name);
  return names;
}

/** The names of the values beside a key; `undefined` where something else may be among them. */
function givenNames(values: readonly AnyNode[], module: ParsedModule): readonly string[] | undefined {
  const [, second] = values;
  if (second === undefined) return [];
  // A variable may have got more since.
  const object = /^TS(?:As|Satisfies)Expression$/.test(second.type) ? second.expression : second;
  if (!isNode(object) || object.type !== "ObjectExpression") return undefined;
  const value = staticValue(object as AnyNode & { start: number; end: number }, module);
  return value.kind === "object" && !value.open ? [...value.entries.keys()] : undefined;
}

function readCall(
  node: AnyNode,
  module: ParsedModule,
  names: ReadonlyMap<string, string>,
  facts: ModuleAnalysis,
): void {
  const values = Array.isArray(node.arguments) ? node.arguments.filter(isNode) : [];
  const callee = isNode(node.callee) ? node.callee : undefined;
  const name = nameOf(callee) ?? nameOf(callee?.property);
  const key = name === "translate" && names.size > 0 ? textIn(values[0]) : undefined;
  if (key !== undefined) {
    const given = givenNames(values, module);
    facts.messageKeys.push({ ...key, ...(given === undefined ? {} : { given }) });
  }
  if (name === "navigate") add(facts.links, textIn(values[0]));
  const object = isNode(callee?.object) ? callee.object : undefined;
  if ((nameOf(object) ?? nameOf(object?.property)) === "custom") add(facts.customPaths, textIn(values[0]));
  const original = callee?.type === "Identifier" ? names.get(String(name)) : undefined;
  if (original === undefined || !tracked.has(original)) return;
  facts.calls.push({
    name: original,
    // The nodes come from the parser, with their offsets.
    values: values.map((value) => staticValue(value as AnyNode & { start: number; end: number }, module)),
    start: Number(node.start),
    end: Number(node.end),
  });
}

function readNode(
  node: AnyNode,
  module: ParsedModule,
  names: ReadonlyMap<string, string>,
  facts: ModuleAnalysis,
): void {
  switch (node.type) {
    case "CallExpression":
      readCall(node, module, names, facts);
      break;
    case "ImportDeclaration":
    case "ExportNamedDeclaration":
    case "ExportAllDeclaration":
    case "ImportExpression": {
      const request = textIn(node.source)?.value;
      if (request !== undefined) facts.requests.push(request);
      break;
    }
    case "MemberExpression":
      if (isMetaEnvironment(node))
        facts.metaEnvironments.push({ value: "", start: Number(node.start), end: Number(node.end) });
      if (!isEnvironment(node.object)) break;
      if (node.computed === true) add(facts.variables, textIn(node.property));
      else if (isNode(node.property))
        facts.variables.push({
          value: nameOf(node.property) ?? "",
          start: Number(node.start),
          end: Number(node.end),
        });
      break;
    case "VariableDeclarator":
      // const { NAME } = process.env
      if (isEnvironment(node.init) && isNode(node.id) && Array.isArray(node.id.properties))
        for (const property of node.id.properties.filter(isNode))
          if (isNode(property.key))
            facts.variables.push({
              value: nameOf(property.key) ?? "",
              start: Number(property.start),
              end: Number(property.end),
            });
      break;
    case "JSXAttribute":
      if (["to", "href"].includes(nameOf(node.name) ?? "")) add(facts.links, textIn(node.value));
      break;
    case "TSTypeReference": {
      const type = nameOf(node.typeName);
      const parameters = isNode(node.typeArguments) ? node.typeArguments.params : undefined;
      if (type === undefined || !widgetTypes.has(names.get(type) ?? "") || !Array.isArray(parameters)) break;
      for (const parameter of parameters) add(facts.widgetTypes, textIn(parameter));
      break;
    }
    case "Literal":
      add(facts.texts, textIn(node));
      break;
    case "TemplateElement": {
      const { cooked } = Object(node.value);
      if (typeof cooked === "string")
        facts.texts.push({ value: cooked, start: Number(node.start), end: Number(node.end) });
      break;
    }
  }
}

/** Walks over a module once and collects what the checks judge. */
export function analyzeModule(module: ParsedModule): ModuleAnalysis {
  const names = sdkNames(module);
  const facts: ModuleAnalysis = {
    requests: [],
    calls: [],
    variables: [],
    links: [],
    messageKeys: [],
    widgetTypes: [],
    texts: [],
    undefinedNames: undefinedNames(module),
    assetElements: [],
    metaEnvironments: [],
    customPaths: [],
    conditionalHooks: conditionalHooks(module),
  };
  const assets = assetNames(module);
  const waiting: unknown[] = [module.program];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if (!isNode(node)) continue;
    readNode(node, module, names, facts);
    if (node.type === "JSXOpeningElement" && assets.has(nameOf(node.name) ?? ""))
      facts.assetElements.push({
        value: nameOf(node.name) ?? "",
        start: Number(node.start) + 1,
        end: Number(node.start) + 1 + (nameOf(node.name) ?? "").length,
      });
    for (const key of visitorKeys[node.type] ?? []) {
      const child = node[key];
      if (Array.isArray(child)) waiting.push(...child);
      else if (child !== undefined && child !== null) waiting.push(child);
    }
  }
  return facts;
}
