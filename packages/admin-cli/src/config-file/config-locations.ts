import type { ArrayExpression, Expression, ObjectExpression } from "oxc-parser";
import { definedObject, objectOf } from "../syntax/defined-object";
import { type ParsedModule, parseModule } from "../syntax/parse-module";
import { locationOf, type SourceFile, type SourceLocation } from "../syntax/source-file";

/** What the file exports: `export default …`, or `module.exports = …`. */
function exportedObject(module: ParsedModule): ObjectExpression | undefined {
  for (const statement of module.program.body) {
    if (statement.type !== "ExpressionStatement" || statement.expression.type !== "AssignmentExpression")
      continue;
    const { left, right } = statement.expression;
    if (
      left.type === "MemberExpression" &&
      left.object.type === "Identifier" &&
      left.object.name === "module"
    )
      return objectOf(right, module);
  }
  return definedObject(module);
}

/** A place in a configuration file: the key of a setting, or its value; a number is a place in a list. */
export interface ConfigKey {
  path: readonly (string | number)[];
  part: "key" | "value";
}

function propertyOf(object: ObjectExpression | undefined, name: string) {
  for (const property of object?.properties ?? []) {
    if (property.type !== "Property" || property.computed) continue;
    const { key } = property;
    if ((key.type === "Identifier" && key.name === name) || (key.type === "Literal" && key.value === name))
      return property;
  }
  return undefined;
}

/** Finds the lines of a setting, or `undefined` where the text does not tell. */
export function locationInConfig(file: SourceFile, { path, part }: ConfigKey): SourceLocation | undefined {
  // JSON becomes a script that exports it; every other file is read as TypeScript.
  const prefix = file.path.endsWith(".json") ? "export default " : "";
  const module = parseModule({ ...file, path: "tillhouse.config.ts", text: prefix + file.text });
  let node: Expression | undefined = exportedObject(module);
  let at: { start: number; end: number } | undefined;
  for (const step of path) {
    if (node === undefined) break;
    if (typeof step === "number") {
      const item: ArrayExpression["elements"][number] | undefined =
        node.type === "ArrayExpression" ? node.elements[step] : undefined;
      if (item === undefined || item === null || item.type === "SpreadElement") break;
      at = item;
      node = item;
    } else {
      const property = propertyOf(objectOf(node, module), step);
      if (property === undefined) break;
      at = part === "key" ? property.key : property.value;
      node = property.value;
    }
  }
  if (at === undefined) return undefined;
  return locationOf(file, at.start - prefix.length, at.end - prefix.length);
}
