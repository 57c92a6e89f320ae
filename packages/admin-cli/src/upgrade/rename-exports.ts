import type { RenamedExport } from "@tillhouse/extension-sdk/compat";
import { moduleName, type ParsedModule } from "../syntax/parse-module";
import type { AnyNode } from "../syntax/references";
import type { Edit } from "./edits";
import { type Identifier, identifiersIn, isOwnName } from "./identifiers";

/** Whether a place makes the name once more, so that not every mention of it is the import. */
function isDeclaration({ parent, key }: Identifier): boolean {
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
  let places: Identifier[] | undefined;
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
      places ??= identifiersIn(module);
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
