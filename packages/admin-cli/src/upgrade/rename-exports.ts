import type { RenamedExport } from "@tillhouse/extension-sdk/compat";
import { visitorKeys } from "oxc-parser";
import { moduleName, type ParsedModule } from "../syntax/parse-module";
import { type AnyNode, isNode } from "../syntax/references";
import type { Edit } from "./edits";

interface NamePlace {
  node: AnyNode;
  parent: AnyNode;
  key: string;
}

/** Every name in a module, with what it stands in. */
function namePlaces(module: ParsedModule): NamePlace[] {
  const places: NamePlace[] = [];
  const visit = (node: AnyNode): void => {
    for (const key of visitorKeys[node.type] ?? []) {
      const child = node[key];
      for (const item of Array.isArray(child) ? child : [child]) {
        if (!isNode(item)) continue;
        if (item.type === "Identifier" || item.type === "JSXIdentifier")
          places.push({ node: item, parent: node, key });
        visit(item);
      }
    }
  };
  // The parser's tree consists of nodes of these kinds.
  visit(module.program as unknown as AnyNode);
  return places;
}

/** Whether a name is that of a property, an attribute or a label, and stands for no value of the module. */
function isOwnName({ parent, key }: NamePlace): boolean {
  if (parent.type === "MemberExpression" || parent.type === "JSXMemberExpression")
    return key === "property" && parent.computed !== true;
  if (parent.type === "JSXAttribute") return key === "name";
  if (
    /^(?:Property|MethodDefinition|PropertyDefinition|TSPropertySignature|TSMethodSignature)$/.test(
      parent.type,
    )
  )
    return key === "key" && parent.computed !== true;
  return key === "label";
}

/** Whether a place makes the name once more, so that not every mention of it is the import. */
function isDeclaration({ parent, key }: NamePlace): boolean {
  if (/^Import\w*Specifier$/.test(parent.type)) return false;
  if (parent.type === "VariableDeclarator") return key === "id";
  if (/Function|^Class|^TS(?:Enum|TypeAlias|Interface|Module)Declaration$/.test(parent.type))
    return key === "id" || key === "params";
  return parent.type === "CatchClause" || parent.type === "RestElement" || parent.type === "TSTypeParameter";
}

function replace(node: AnyNode | { start: number; end: number }, text: string): Edit {
  return { start: Number(node.start), end: Number(node.end), text };
}

/** The edits that give imports of the SDK, and every mention of them, their new names. */
export function renameExports(module: ParsedModule, renamed: readonly RenamedExport[]): Edit[] {
  const edits: Edit[] = [];
  let places: NamePlace[] | undefined;
  for (const statement of module.program.body) {
    if (statement.type !== "ImportDeclaration") continue;
    for (const specifier of statement.specifiers) {
      if (specifier.type !== "ImportSpecifier") continue;
      const imported = moduleName(specifier.imported);
      const rename = renamed.find(({ entry, from }) => entry === statement.source.value && from === imported);
      if (rename === undefined) continue;
      const { from, to } = rename;
      if (specifier.local.name !== imported) {
        edits.push(replace(specifier.imported, to));
        continue;
      }
      places ??= namePlaces(module);
      const mentions = places.filter((place) => place.node.name === from && !isOwnName(place));
      const others = places.filter(({ node }) => node.name === to);
      // Where the file has the old or the new name for something else, the import alone changes.
      if (others.length > 0 || mentions.some(isDeclaration)) {
        edits.push(replace(specifier, `${specifier.importKind === "type" ? "type " : ""}${to} as ${from}`));
        continue;
      }
      const seen = new Set<number>();
      for (const { node, parent, key } of mentions) {
        const start = Number(node.start);
        if (seen.has(start)) continue;
        seen.add(start);
        const isShort = parent.type === "Property" && parent.shorthand === true && key === "value";
        edits.push(replace(node, isShort ? `${from}: ${to}` : to));
      }
    }
  }
  return edits;
}
