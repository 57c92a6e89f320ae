import type { ParsedModule } from "../syntax/parse-module";
import { type AnyNode, isNode } from "../syntax/references";
import { type Identifier, identifiersIn, isOwnName } from "./identifiers";

/** A variable whose value is written out in the module. */
export interface NamedObject {
  name: string;
  value: AnyNode;
  /** Where the name is mentioned as a value, as offsets. */
  mentions: readonly number[];
}

/** Whether a mention makes no difference to the value: its declaration, or a type that is taken of it. */
function isPlain({ parent, key }: Identifier): boolean {
  return (parent.type === "VariableDeclarator" && key === "id") || parent.type === "TSTypeQuery";
}

/** The declared variables of a module that have a value, with whether another module gets them. */
function declarators(module: ParsedModule): { node: AnyNode; isExported: boolean }[] {
  const found: { node: AnyNode; isExported: boolean }[] = [];
  const visit = (value: unknown, isExported: boolean): void => {
    if (Array.isArray(value)) for (const item of value) visit(item, isExported);
    else if (isNode(value)) {
      if (value.type === "VariableDeclarator") found.push({ node: value, isExported });
      const passes = value.type === "ExportNamedDeclaration" || value.type === "VariableDeclaration";
      for (const child of Object.values(value))
        visit(child, passes && (isExported || value.type === "ExportNamedDeclaration"));
    }
  };
  visit(module.program.body, false);
  return found;
}

/**
 * The variables of a module by their names. A name that stands for two things is none of them: whatever else makes it, as a
 * parameter does, counts as a mention.
 */
export function namedObjects(module: ParsedModule): ReadonlyMap<string, NamedObject> {
  const objects = new Map<string, NamedObject>();
  const twice = new Set<string>();
  const all = declarators(module);
  if (all.length === 0) return objects;
  const places = identifiersIn(module).filter((place) => !isOwnName(place) && !isPlain(place));
  for (const { node, isExported } of all) {
    const name = isNode(node.id) && typeof node.id.name === "string" ? node.id.name : undefined;
    if (name === undefined || !isNode(node.init)) continue;
    if (objects.has(name)) twice.add(name);
    const mentions = places
      .filter((place) => place.node.name === name)
      .map((place) => Number(place.node.start));
    // Another module may read anything of it.
    objects.set(name, { name, value: node.init, mentions: isExported ? [...mentions, -1] : mentions });
  }
  for (const name of twice) objects.delete(name);
  return objects;
}
