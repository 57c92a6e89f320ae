import type { Expression } from "oxc-parser";
import type { Problem } from "../../base/errors";
import { type ParsedModule, parseModule } from "../../syntax/parse-module";
import { locationOf, type SourceFile } from "../../syntax/source-file";
import { entriesOf, itemsOf, textsOf } from "./bundled-value";

/** One thing that a bundle for the official admin adds. */
export interface OfficialContribution {
  kind: "widget" | "route" | "setting";
  /** The zones of a widget; empty for pages. */
  zones: readonly string[];
  /** The address of a page as the bundle has it, such as `/reviews`. Left out for widgets. */
  path?: string;
  /** Whether a page has a link in the sidebar. */
  hasLink: boolean;
  /** Whether a settings page has a card. */
  hasCard: boolean;
  /** Its place in the list of the bundle: `config0` and `Component0` of the module are those of the first. */
  index: number;
}

/** A bundle for the official admin, as far as its text tells. */
export interface OfficialBundle {
  /** What the bundle calls itself; the name of the plugin where it does not say. */
  identifier: string;
  contributions: readonly OfficialContribution[];
  /** Entries of the list that cannot be told, with their places. */
  problems: readonly Problem[];
  /** The text of the bundle, with `config0`, `Component0`, `config1`, … as its exports in the place of the list. */
  module: string;
}

/** A stretch of the text, and what comes in its place. */
interface Replacement {
  start: number;
  end: number;
  text: string;
}

const kinds = ["widget", "route", "setting"] as const;

function problemAt(file: SourceFile, at: { start: number; end: number }, message: string): Problem {
  return {
    rule: "extension-official-bundle",
    message,
    why: "What a plugin adds is read from the list that its bundle exports, and nothing of it is run.",
    hint: "Tell the author of the plugin, or use another version of it.",
    ...locationOf(file, at.start, at.end),
  };
}

/** The list of a bundle, as what is known of its default export. */
function defaultOf(module: ParsedModule): Expression | undefined {
  const exported = module.exports.get("default");
  if (exported === undefined || "request" in exported) return undefined;
  // What follows `export default` here is an expression: declarations have a name and are bindings.
  if ("expression" in exported) return exported.expression as Expression;
  return { type: "Identifier", name: exported.local, start: exported.start, end: exported.end } as Expression;
}

/** Has each name in a statement of its own: minified bundles declare all in one, and a slice takes whole statements. */
function separated(module: ParsedModule): Replacement[] {
  const { text } = module.file;
  return module.program.body.flatMap((statement) => {
    if (statement.type !== "VariableDeclaration") return [];
    return statement.declarations.slice(1).map((declarator, index): Replacement => {
      const start = statement.declarations[index]?.end ?? declarator.start;
      const lines = text.slice(start, declarator.start).replace(/[^\n]+/g, "");
      return { start, end: declarator.start, text: `;${lines}${statement.kind} ` };
    });
  });
}

/** Takes away what the bundle exports. Its default is no declaration here: that would be no list. */
function withoutExports(module: ParsedModule): Replacement[] {
  return module.program.body.flatMap((statement): Replacement[] => {
    const isList = statement.type === "ExportNamedDeclaration" && statement.declaration === null;
    if (!isList && statement.type !== "ExportDefaultDeclaration") return [];
    return [{ start: statement.start, end: statement.end, text: "" }];
  });
}

function replaced(text: string, replacements: readonly Replacement[]): string {
  let result = "";
  let position = 0;
  for (const { start, end, text: next } of [...replacements].sort((one, other) => one.start - other.start)) {
    result += text.slice(position, start) + next;
    position = end;
  }
  return result + text.slice(position);
}

/** A name that nothing in the text has. */
function freeName(name: string, text: string): string {
  return text.includes(name) ? freeName(`_${name}`, text) : name;
}

/** The text of a value; the name of a constant where it is one. */
function codeOf(node: Expression, { file }: ParsedModule): string {
  return node.type === "Identifier" ? node.name : file.text.slice(node.start, node.end);
}

/** What one entry of the list says; in words where it cannot be told. */
function contributionOf(
  config: Expression,
  index: number,
  module: ParsedModule,
): OfficialContribution | string {
  const entries = entriesOf(config, module);
  if (entries === undefined) return "The `config` of an entry cannot be read.";
  const type = textsOf(entries.get("type"), module)?.[0];
  const kind = kinds.find((known) => known === type);
  if (kind === undefined) return "An entry is neither a widget nor a page.";
  const zones = kind === "widget" ? textsOf(entries.get("zone"), module) : [];
  if (zones === undefined || (kind === "widget" && zones.length === 0))
    return "The zone of a widget cannot be read.";
  const path = kind === "widget" ? undefined : textsOf(entries.get("path"), module)?.[0];
  if (kind !== "widget" && path === undefined) return "The address of a page cannot be read.";
  return {
    kind,
    zones,
    ...(path === undefined ? {} : { path }),
    hasLink: entries.has("link"),
    hasCard: entries.has("card"),
    index,
  };
}

/**
 * Reads what a plugin brings for the official admin, `dist/admin/_virtual_entry.js`, without running it: minified or not,
 * through constants, spreads and the compiler's helpers that merge objects.
 *
 * @param name the plugin's, for messages.
 * @returns what is in it, or what keeps it from being read.
 * @example
 * const bundle = readOfficialBundle("reviews", await readSource(path, source));
 * if (!("rule" in bundle)) bundle.contributions; // [{ kind: "widget", zones: ["product.details.after"], … }]
 */
export function readOfficialBundle(name: string, file: SourceFile): OfficialBundle | Problem {
  const module = parseModule(file);
  const [broken] = module.problems;
  if (broken !== undefined)
    return {
      ...broken,
      rule: "extension-official-bundle",
      message: `The bundle of "${name}" cannot be read: ${broken.message}`,
    };
  const exported = defaultOf(module);
  const root = exported === undefined ? undefined : entriesOf(exported, module);
  const items = itemsOf(root?.get("extensions"), module);
  if (items === undefined)
    return problemAt(
      file,
      exported ?? { start: 0, end: 1 },
      `The bundle of "${name}" exports no list of extensions.`,
    );
  const contributions: OfficialContribution[] = [];
  const problems: Problem[] = [];
  const names: string[] = [];
  const lines: string[] = [];
  const free = freeName("official", file.text);
  for (const [index, item] of items.entries()) {
    const entries = entriesOf(item, module);
    const config = entries?.get("config");
    const component = entries?.get("Component");
    const read =
      config === undefined || component === undefined
        ? "An entry has no component or no `config`."
        : contributionOf(config, index, module);
    if (typeof read === "string" || config === undefined || component === undefined) {
      problems.push(problemAt(file, item, `The bundle of "${name}": ${read}`));
      continue;
    }
    contributions.push(read);
    for (const [what, node] of [
      ["config", config],
      ["Component", component],
    ] as const) {
      lines.push(`const ${free}_${what}${index} = (${codeOf(node, module)});`);
      names.push(`${free}_${what}${index} as ${what}${index}`);
    }
  }
  const text = replaced(file.text, [...separated(module), ...withoutExports(module)]);
  return {
    identifier: textsOf(root?.get("identifier"), module)?.[0] ?? name,
    contributions,
    problems,
    module: `${text}\n${lines.join("\n")}\nexport { ${names.join(", ")} };\n`,
  };
}
