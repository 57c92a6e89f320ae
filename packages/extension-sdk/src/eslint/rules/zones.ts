import {
  repeatedZoneMistake,
  widgetPropMistake,
  widgetTypeMistake,
  zoneMistake,
} from "../../mistakes/zone-mistakes";
import { type Detector, type Finding, findingAtText, type LintedFile } from "../define-rules";
import type { LintNode } from "../lint-types";
import {
  entryOf,
  exportsOf,
  isNode,
  nameOf,
  nodesIn,
  resolved,
  sdkNames,
  textOf,
  topValues,
  unwrapped,
  walk,
} from "../tree";

/** The zones that the `config` of a widget names, and the list that they stand in. */
function zonesOf({ admin, source }: LintedFile): { zones: LintNode[]; list?: LintNode } {
  if (admin.kind !== "widget") return { zones: [] };
  const values = topValues(source);
  const zone = resolved(entryOf(resolved(exportsOf(source).get("config")?.value, values), "zone"), values);
  if (zone?.type !== "ArrayExpression") return { zones: zone === undefined ? [] : [zone] };
  return { zones: nodesIn(zone.elements).flatMap((item) => resolved(item, values) ?? []), list: zone };
}

/** The zones of a widget as texts; none where one of them is computed or unknown. */
function knownZones(file: LintedFile): string[] {
  const names = zonesOf(file).zones.map(textOf);
  return names.every((name) => name !== undefined && file.facts().zones.has(name))
    ? names.filter((name) => name !== undefined)
    : [];
}

/** Takes an item out of a list, with the comma before it. */
function withoutItem(file: LintedFile, list: LintNode, item: LintNode): Finding["fix"] {
  const before = nodesIn(list.elements).filter((other) => other.range[1] <= item.range[0]);
  const start = before.at(-1)?.range[1];
  const isInList = item.range[0] >= list.range[0] && item.range[1] <= list.range[1];
  if (start === undefined || !isInList || file.source.text.slice(start, item.range[0]).trim() !== ",")
    return undefined;
  return (fixer) => fixer.replaceTextRange([start, item.range[1]], "");
}

/** Zones that do not exist, or that are named twice. */
export const zones: Detector = (file) => {
  const { zones: named, list } = zonesOf(file);
  const seen = new Set<string>();
  return named.flatMap((node): Finding[] => {
    const zone = textOf(node);
    if (zone === undefined) return [];
    const { zones: known, mayBeOwnZone } = file.facts();
    const unknown = findingAtText(file.source, node.range, zoneMistake(zone, known, mayBeOwnZone(zone)));
    if (!seen.has(zone)) {
      seen.add(zone);
      return unknown;
    }
    const fix = list === undefined ? undefined : withoutItem(file, list, node);
    const twice: Finding = { mistake: repeatedZoneMistake(zone), range: node.range };
    return [...unknown, fix === undefined ? twice : { ...twice, fix }];
  });
};

const widgetTypes: ReadonlySet<string> = new Set(["WidgetProps", "WidgetComponent"]);

/** The zones that the types of a file name, such as `WidgetProps<"order.details.after">`. */
function zonesInTypes({ source }: LintedFile): LintNode[] {
  const names = sdkNames(source);
  const nodes = isNode(source.ast) ? walk(source.ast, source.visitorKeys) : [];
  return [...nodes].flatMap((node) => {
    if (node.type !== "TSTypeReference" || !widgetTypes.has(names.get(nameOf(node.typeName) ?? "") ?? ""))
      return [];
    // Parsers disagree on the name.
    const { params } = Object(node.typeArguments ?? node.typeParameters);
    return nodesIn(params).filter((parameter) => textOf(parameter) !== undefined);
  });
}

/** The properties that the default export takes out of its props; none where it takes them whole. */
function takenProps({ source }: LintedFile): LintNode[] {
  const component = exportsOf(source).get("default")?.value;
  const pattern = nodesIn(component?.params)[0];
  if (pattern?.type !== "ObjectPattern") return [];
  const properties = nodesIn(pattern.properties);
  if (properties.some(({ type }) => type === "RestElement")) return [];
  // A default says that the author counts on its absence.
  return properties.filter(({ value }) => !isNode(value) || value.type !== "AssignmentPattern");
}

/** Props that the zones of a widget do not hand over, by the types that it names and by what it takes apart. */
export const widgetProps: Detector = (file) => {
  const names = knownZones(file);
  if (names.length === 0) return [];
  const types = zonesInTypes(file).flatMap((node) =>
    findingAtText(file.source, node.range, widgetTypeMistake(textOf(node) ?? "", names)),
  );
  if (types.length > 0) return types;
  return takenProps(file).flatMap((property): Finding[] => {
    const name = nameOf(property.key);
    const mistake = name === undefined ? undefined : widgetPropMistake(name, names);
    return mistake === undefined ? [] : [{ mistake, range: property.range }];
  });
};

/** Whether a widget stands before the sign-in, where nobody's language is known. */
export function isBeforeSignIn(file: LintedFile): boolean {
  const { zones: named } = zonesOf(file);
  return named.length > 0 && named.every((node) => textOf(unwrapped(node))?.startsWith("login.") === true);
}
