import { repeatedZoneMistake, zoneMistake } from "@tillhouse/extension-sdk/mistakes";
import type { Problem } from "../../base/errors";
import type { ParsedModule } from "../../syntax/parse-module";
import { locatedProblem, locationOf } from "../../syntax/source-file";
import {
  describeValue,
  entryOf,
  exportedValue,
  isComputed,
  type StaticValue,
} from "../../syntax/static-value";
import { checkGroup } from "./check-group";
import { checkShape, entryShape, linkShape, type Shape } from "./check-shape";
import type { SymbolTable } from "./symbol-table";

/** What a check found out about a `config`, and what is wrong with it. */
export interface CheckedConfig {
  zones: string[];
  label?: string;
  problems: Problem[];
}

type Wording = Omit<Problem, "file" | "line" | "column" | "frame">;

function at(module: ParsedModule, value: { start: number; end: number }, wording: Wording): Problem {
  return { ...wording, ...locationOf(module.file, value.start, value.end) };
}

const examples = {
  widget: 'export const config = { zone: "order.details.after" };',
  route: 'export const config = { link: { label: "Loyalty" } };',
  setting: 'export const config = { card: { label: "Packing", description: "How orders are packed" } };',
} as const;

function notAnObject(
  module: ParsedModule,
  kind: keyof typeof examples,
  value: StaticValue,
): Problem | undefined {
  if (isComputed(value) || value.kind === "object") return undefined;
  return at(module, value, {
    rule: "config-invalid",
    message: `\`config\` is ${describeValue(value)} and not an object.`,
    why: "The admin reads from it where and how the component is shown.",
    hint: `Write for example: ${examples[kind]}`,
  });
}

function checkZone(
  module: ParsedModule,
  zone: StaticValue,
  { zones: known, isOpen }: SymbolTable,
): Problem | string | undefined {
  if (isComputed(zone)) return undefined;
  if (zone.kind !== "literal" || typeof zone.value !== "string") {
    return at(module, zone, {
      rule: "config-invalid",
      message: `A zone is ${describeValue(zone)} and not a text.`,
      why: "A zone is the name of a place in the admin.",
      hint: `Write for example: ${examples.widget}`,
    });
  }
  if (known.has(zone.value)) return zone.value;
  const mistake = zoneMistake(zone.value, known, isOpen);
  return mistake === undefined ? undefined : locatedProblem(module.file, zone, mistake);
}

function checkTwice(module: ParsedModule, zones: readonly StaticValue[]): Problem[] {
  const seen = new Set<unknown>();
  return zones.flatMap((zone): Problem[] => {
    if (zone.kind !== "literal" || !seen.has(zone.value)) {
      if (zone.kind === "literal") seen.add(zone.value);
      return [];
    }
    return [locatedProblem(module.file, zone, repeatedZoneMistake(String(zone.value)))];
  });
}

const shapes = {
  widget: { ...entryShape, zone: "any" },
  route: {
    ...entryShape,
    link: linkShape,
    title: "text",
    breadcrumb: "text",
  },
  setting: { ...entryShape, card: { label: "any", description: "any", icon: "component" } },
} satisfies Record<keyof typeof examples, Shape>;

/** Checks what a `config` may say beside what it has to say. */
function checkEntries(module: ParsedModule, kind: keyof typeof shapes, value: StaticValue): Problem[] {
  return checkShape(value, shapes[kind], { module, owner: "`config`" });
}

/** Checks the `config` of a widget: it names one zone or a list of zones, each of them known. */
export function checkWidgetConfig(module: ParsedModule, known: SymbolTable): CheckedConfig {
  const value = exportedValue("config", module);
  if (value === undefined) return { zones: [], problems: [] };
  const wrongShape = notAnObject(module, "widget", value);
  if (wrongShape !== undefined) return { zones: [], problems: [wrongShape] };
  const { zones, problems } = checkZones(module, value, known);
  return { zones, problems: [...problems, ...checkEntries(module, "widget", value)] };
}

/** Checks the zones of a widget, in its `config` or in a definition. */
export function checkZones(
  module: ParsedModule,
  value: StaticValue,
  known: SymbolTable,
): Pick<CheckedConfig, "zones" | "problems"> {
  const zone = entryOf(value, "zone");
  if (zone === "unknown") return { zones: [], problems: [] };
  const isEmpty = zone !== "missing" && zone.kind === "array" && zone.items.length === 0;
  if (zone === "missing" || isEmpty) {
    const problem = at(module, zone === "missing" ? value : zone, {
      rule: "config-invalid",
      message: "The widget names no zone.",
      why: "Without a zone the admin does not know where to show the widget.",
      hint: `Write for example: ${examples.widget}`,
    });
    return { zones: [], problems: [problem] };
  }
  const items = zone.kind === "array" ? zone.items : [zone];
  const checked = items.map((item) => checkZone(module, item, known));
  return {
    zones: checked.filter((result) => typeof result === "string"),
    problems: [...checked.filter((result) => typeof result === "object"), ...checkTwice(module, items)],
  };
}

/** Checks a text that must be there; gives the text where it is known. */
function checkText(
  module: ParsedModule,
  parent: StaticValue,
  name: string,
  wording: Omit<Wording, "message"> & { owner: string },
): { text?: string; problems: Problem[] } {
  const value = entryOf(parent, name);
  const { owner, ...rest } = wording;
  if (value === "unknown" || (value !== "missing" && isComputed(value))) return { problems: [] };
  if (value === "missing") {
    return { problems: [at(module, parent, { ...rest, message: `The ${owner} has no \`${name}\`.` })] };
  }
  if (value.kind === "literal" && typeof value.value === "string" && value.value.trim() !== "")
    return { text: value.value, problems: [] };
  const what = value.kind === "literal" && typeof value.value === "string" ? "empty" : describeValue(value);
  return {
    problems: [at(module, value, { ...rest, message: `The \`${name}\` of the ${owner} is ${what}.` })],
  };
}

/** Checks the `config` of a page, which may be missing: a page without a link is reached by its address. */
export function checkRouteConfig(module: ParsedModule, known: SymbolTable): CheckedConfig {
  const value = exportedValue("config", module);
  if (value === undefined) return { zones: [], problems: [] };
  const wrongShape = notAnObject(module, "route", value);
  if (wrongShape !== undefined) return { zones: [], problems: [wrongShape] };
  const others = checkEntries(module, "route", value);
  const link = entryOf(value, "link");
  if (link === "missing" || link === "unknown" || isComputed(link)) return { zones: [], problems: others };
  if (link.kind !== "object") return { zones: [], problems: others };
  const { text, problems } = checkText(module, link, "label", {
    owner: "link",
    rule: "config-invalid",
    why: "The sidebar shows the link by its label.",
    hint: `Write for example: ${examples.route}`,
  });
  const all = [...problems, ...others, ...checkGroup(module, link, known.groups)];
  return { zones: [], problems: all, ...(text === undefined ? {} : { label: text }) };
}

/** Checks the `config` of a settings page: its card needs a label and a description. */
export function checkSettingConfig(module: ParsedModule): CheckedConfig {
  const value = exportedValue("config", module);
  if (value === undefined) return { zones: [], problems: [] };
  const wrongShape = notAnObject(module, "setting", value);
  if (wrongShape !== undefined) return { zones: [], problems: [wrongShape] };
  const others = checkEntries(module, "setting", value);
  const card = entryOf(value, "card");
  if (card === "unknown" || (card !== "missing" && (isComputed(card) || card.kind !== "object")))
    return { zones: [], problems: others };
  const rest = {
    rule: "setting-card",
    why: "The settings page shows the card by its label and its description.",
    hint: `Write for example: ${examples.setting}`,
  };
  if (card === "missing") {
    const problem = at(module, value, {
      ...rest,
      message: "The `config` of this settings page has no `card`.",
    });
    return { zones: [], problems: [problem, ...others] };
  }
  const label = checkText(module, card, "label", { ...rest, owner: "card" });
  const description = checkText(module, card, "description", { ...rest, owner: "card" });
  return {
    zones: [],
    problems: [...label.problems, ...description.problems, ...others],
    ...(label.text === undefined ? {} : { label: label.text }),
  };
}
