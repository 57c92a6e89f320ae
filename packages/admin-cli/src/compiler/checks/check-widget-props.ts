import type { Problem } from "../../base/errors";
import { defaultFunction } from "../../syntax/component-export";
import type { Mention } from "../../syntax/module-analysis";
import type { ParsedModule } from "../../syntax/parse-module";
import { type AnyNode, isNode } from "../../syntax/references";
import { locationOf } from "../../syntax/source-file";
import type { SymbolTable } from "./symbol-table";

/** Zones whose widgets get something else than a record of a resource. */
const otherProps: readonly [string, string][] = [
  ["custom_gift_card.", "giftCard"],
  ["login.", "page"],
];

/** The prop that a zone hands over beside `notify`; `undefined` where there is none. */
function propOf(zone: string): string | undefined {
  const other = otherProps.find(([start]) => zone.startsWith(start));
  if (other !== undefined) return other[1];
  const prefix = /^([^.]+)\.(?:details|form)\./.exec(zone)?.[1];
  return prefix?.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

function list(names: readonly string[]): string {
  return names.map((name) => `"${name}"`).join(", ");
}

function checkTypes(module: ParsedModule, zones: readonly string[], mentions: readonly Mention[]): Problem[] {
  const props = new Set(zones.map(propOf));
  return mentions.flatMap(({ value, start, end }): Problem[] => {
    if (zones.includes(value) || props.has(propOf(value))) return [];
    return [
      {
        rule: "zone-props",
        message: `The props are those of the zone "${value}", and the widget stands in ${list(zones)}.`,
        why: `There it gets ${[...props].map((prop) => (prop === undefined ? "`notify` alone" : `\`${prop}\``)).join(" or ")}, and no \`${propOf(value) ?? "record"}\`.`,
        hint: `Write WidgetProps<"${zones[0]}">, or correct the zone in \`config\`.`,
        ...locationOf(module.file, start, end),
      },
    ];
  });
}

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
  const wrongTypes = checkTypes(module, zones, types);
  if (wrongTypes.length > 0) return wrongTypes;
  const given = ["notify", ...zones.flatMap((zone) => propOf(zone) ?? [])];
  return (takenProps(module) ?? []).flatMap(({ value, start, end }): Problem[] => {
    if (given.includes(value)) return [];
    return [
      {
        rule: "zone-props-unknown",
        message: `A widget in ${list(zones)} gets no prop \`${value}\`.`,
        why: "It is undefined when the widget runs.",
        hint: `It gets: ${[...new Set(given)].join(", ")}.`,
        ...locationOf(module.file, start, end),
      },
    ];
  });
}
