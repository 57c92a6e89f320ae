import type { Statement, VariableDeclarator } from "oxc-parser";
import { propertyName } from "./module-changes";
import { moduleName } from "./parse-module";
import { isNode } from "./references";

/** What a statement declares, exported or not. */
export function declarationOf(statement: Statement | undefined): Statement | undefined {
  // What is exported by its name is a declaration, and those are statements.
  return statement?.type === "ExportNamedDeclaration" ? (statement.declaration as Statement) : statement;
}

/** The declarator of a name, and the property that the name stands for, where a value is taken apart. */
export function declaratorOf(
  name: string,
  declaration: Statement | undefined,
): { declarator: VariableDeclarator; property?: string } | undefined {
  if (declaration?.type !== "VariableDeclaration") return undefined;
  for (const declarator of declaration.declarations) {
    if (declarator.id.type === "Identifier" && declarator.id.name === name) return { declarator };
    if (declarator.id.type !== "ObjectPattern") continue;
    for (const property of declarator.id.properties) {
      if (property.type !== "Property" || !isNode(property.value) || property.value.name !== name) continue;
      const taken = propertyName(property.key, property.computed);
      return taken === undefined ? undefined : { declarator, property: taken };
    }
  }
  return undefined;
}

/** The name in another module that an import gives a name of its own; `*` for all of it. */
export function importedName(
  statement: Statement,
  name: string,
): { request: string; name: string } | undefined {
  if (statement.type !== "ImportDeclaration") return undefined;
  const specifier = statement.specifiers.find(({ local }) => local.name === name);
  const taken =
    specifier?.type === "ImportSpecifier"
      ? moduleName(specifier.imported)
      : specifier?.type === "ImportDefaultSpecifier"
        ? "default"
        : "*";
  return { request: statement.source.value, name: taken };
}
