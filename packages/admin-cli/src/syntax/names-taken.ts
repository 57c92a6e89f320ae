import { moduleName, type ParsedModule } from "./parse-module";

/** The names that a module takes from a package, or `undefined` where it may take any. */
export function namesTaken(module: ParsedModule, request: string): ReadonlySet<string> | undefined {
  const names = new Set<string>();
  for (const statement of module.program.body) {
    if (statement.type === "ExportAllDeclaration" && statement.source.value === request) return undefined;
    if (statement.type === "ImportDeclaration" && statement.source.value === request) {
      for (const specifier of statement.specifiers) {
        if (specifier.type === "ImportNamespaceSpecifier") return undefined;
        if (specifier.type === "ImportDefaultSpecifier") names.add("default");
        else if (specifier.importKind !== "type") names.add(moduleName(specifier.imported));
      }
    }
    if (statement.type === "ExportNamedDeclaration" && statement.source?.value === request)
      for (const specifier of statement.specifiers) names.add(moduleName(specifier.local));
  }
  return names;
}
