import { widgetPropMistake, widgetTypeMistake } from "@tillhouse/extension-sdk/mistakes";
import type { Problem } from "../../base/errors";
import { defaultFunction } from "../../syntax/component-export";
import type { Mention } from "../../syntax/module-analysis";
import type { ParsedModule } from "../../syntax/parse-module";
import { type AnyNode, isNode } from "../../syntax/references";
import { problemsAt } from "../../syntax/source-file";
import type { SymbolTable } from "./symbol-table";

/** The names that the default export takes out of its props; `undefined` where it takes them whole. */
function takenProps(module: ParsedModule): Mention[] | undefined {
  const parameters = defaultFunction(module)?.params;
  const pattern: unknown = Array.isArray(parameters) ? parameters[0] : undefined;
  if (!isNode(pattern) || pattern.type !== "ObjectPattern" || !Array.isArray(pattern.properties))
    return undefined;
  const properties: AnyNode[] = pattern.properties.filter(isNode);
  if (properties.some(({ type }) => type === "RestElement")) return undefined;
  return properties.flatMap((property): Mention[] => {
    // A default says that the author counts on its absence.
    if (!isNode(property.key) || (isNode(property.value) && property.value.type === "AssignmentPattern"))
      return [];
    const { name } = property.key;
    // Every node of the parser's tree has its offsets.
    return typeof name === "string"
      ? [{ value: name, start: Number(property.start), end: Number(property.end) }]
      : [];
  });
}

/** Checks that a widget takes what its zones hand over: by the types that it names, and by what it takes apart. */
export function checkWidgetProps(
  module: ParsedModule,
  zones: readonly string[],
  { known, types }: { known: SymbolTable; types: readonly Mention[] },
): Problem[] {
  if (zones.length === 0 || !zones.every((zone) => known.zones.has(zone))) return [];
  const wrongTypes = types.flatMap((type) =>
    problemsAt(module.file, type, widgetTypeMistake(type.value, zones)),
  );
  if (wrongTypes.length > 0) return wrongTypes;
  return (takenProps(module) ?? []).flatMap((prop) =>
    problemsAt(module.file, prop, widgetPropMistake(prop.value, zones)),
  );
}
