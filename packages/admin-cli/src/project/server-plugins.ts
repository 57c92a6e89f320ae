import { stat } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { Problem } from "../base/errors";
import { possibleItems } from "../syntax/possible-items";
import { isFalsy, moduleValue, type PossibleValue } from "../syntax/possible-value";
import type { SourceLocation } from "../syntax/source-file";
import { createValueReader, type ValueReader } from "../syntax/value-reader";
import { installedFolder, isFolder, isPath, officialBundle } from "./installed-package";
import { createLocalModules, type LocalModules } from "./local-modules";
import { pluginName, textOf } from "./server-plugin-name";

/** A plugin of the server whose bundle for the official admin is to be loaded, and where it is named. */
interface ServerPlugin extends SourceLocation {
  /** As `extensions` of the configuration has it: a package, or a path from the project that starts with `./` or `../`. */
  name: string;
  /** Whether the server has it only at times, as in `...(process.env.LIVE ? [plugin] : [])`. It may not be installed then. */
  isConditional: boolean;
}

/** The plugins that bring pages for the official admin, and what of their list cannot be read. */
export interface ServerPlugins {
  /** In the order of the list, each once. */
  plugins: ServerPlugin[];
  /** Warnings of the rule `server-plugins-unread`. */
  problems: Problem[];
  /** The files that the list was read from, absolute: when one changes, it has to be read anew. */
  files: string[];
}

/** The names of the server's configuration. The first that is there counts. */
export const serverConfigurations = [
  "medusa-config.js",
  "medusa-config.cjs",
  "medusa-config.mjs",
  "medusa-config.ts",
] as const;

async function hasFile(path: string): Promise<boolean> {
  return (await stat(path).catch(() => undefined))?.isFile() === true;
}

/** Whether a plugin has a bundle for the official admin; `undefined` where it is not there. */
async function hasBundle(name: string, project: string): Promise<boolean | undefined> {
  const folder = isPath(name) ? resolve(project, name) : await installedFolder(name, project);
  if (folder === undefined || !(await isFolder(folder))) return undefined;
  return hasFile(join(folder, officialBundle));
}

const byHand = "in extensions of tillhouse.config.ts.";

const rule = "server-plugins-unread";
const why =
  "The configuration of the server is read, and not run. Pages that a plugin brings may be missing.";

function unreadPlugins(at: SourceLocation, message: string, hint: string): Problem {
  return { rule, message, why, hint, ...at };
}

function unreadPart(at: SourceLocation): Problem {
  const hint = `Name plugins that bring pages for the official admin ${byHand}`;
  return unreadPlugins(at, "A part of the list of plugins cannot be read.", hint);
}

/** Whether it can be told that a value is not `true`. */
function isOther({ node }: PossibleValue): boolean {
  return /^(?:Literal|Missing|(?:Object|Array|Function|ArrowFunction)Expression)$/.test(node.type);
}

/** What an item says of `enableUI`: the official admin takes `true` alone. */
function enabled(values: readonly PossibleValue[]): "always" | "sometimes" | "never" | "unknown" {
  const isTrue = ({ node }: PossibleValue): boolean => node.type === "Literal" && node.value === true;
  if (values.some(isTrue)) return values.every(isTrue) ? "always" : "sometimes";
  return values.every(isOther) ? "never" : "unknown";
}

/** What is needed to read an item of the list. */
interface Reading {
  project: string;
  /** What the configuration of the admin names by hand. */
  extensions: ReadonlySet<string>;
  /** Whether bundles are among them: who names those knows what the list does not tell. */
  isByHand: boolean;
  modules: LocalModules;
  reader: ValueReader;
}

/** What one item of the list comes to. */
interface ReadItem {
  plugins: ServerPlugin[];
  problems: Problem[];
}

async function readItem(
  item: PossibleValue,
  { project, extensions, isByHand, modules, reader }: Reading,
): Promise<ReadItem> {
  const plugins: ServerPlugin[] = [];
  const problems: Problem[] = [];
  const isText = /^(?:TemplateLiteral|BinaryExpression)$/.test(item.node.type);
  // A plugin that is only named brings no pages.
  if (isFalsy(item) === true || isText || (await textOf(item, reader, project)) !== undefined)
    return { plugins, problems };
  const all = async (
    values: readonly PossibleValue[],
    read: (value: PossibleValue) => Promise<PossibleValue[]>,
  ) => (await Promise.all(values.map(read))).flat();
  const options = await reader.propertiesOf(item, "options");
  const settings = await all(options, (value) => reader.propertiesOf(value, "enableUI"));
  const enabling = enabled(await all(settings, reader.valuesOf));
  if (enabling === "never") return { plugins, problems };
  const names = await all(await reader.propertiesOf(item, "resolve"), reader.valuesOf);
  const isConditional = item.isConditional || enabling === "sometimes" || names.length > 1;
  for (const value of names) {
    const text = await textOf(value, reader, project);
    const name = text === undefined ? undefined : await pluginName(text, project);
    const at = modules.locationOf(value);
    if (name !== undefined && extensions.has(name)) continue;
    if (name !== undefined && enabling !== "unknown") plugins.push({ name, isConditional, ...at });
    else if (name === undefined) {
      const hint = `Write it as a text, or name it ${byHand}`;
      const isWritten = item.node.type === "ObjectExpression";
      if (!isByHand)
        problems.push(
          isWritten
            ? unreadPlugins(at, "The name of a plugin cannot be read.", hint)
            : unreadPart(modules.locationOf(item)),
        );
    } else if ((await hasBundle(name, project)) !== false)
      problems.push(
        unreadPlugins(
          at,
          `Whether "${name}" brings pages for the official admin cannot be read: \`enableUI\` is computed.`,
          `Write enableUI: true, or name "${name}" ${byHand}`,
        ),
      );
  }
  return { plugins, problems };
}

async function findConfiguration(project: string, modules: LocalModules) {
  for (const name of serverConfigurations) {
    const module = await modules.read(join(project, name));
    if (module !== undefined) return module;
  }
  return undefined;
}

/**
 * Finds the plugins of a Medusa project that bring a bundle for the official admin: those in `plugins` of
 * `medusa-config.js` with `enableUI: true` in their options. The file is read, and not run.
 *
 * It is followed through constants, spreads, `push`, local files, and functions that only return something. Where it
 * decides when it runs, each outcome counts: a plugin that the server does not have at the moment does no harm in the
 * admin, and one that is missing there does.
 *
 * @param project the folder of the project, absolute.
 * @param named what `extensions` of the configuration names. Those plugins are left out, and need no warning. Once a
 *   bundle is among them, nor does a part of the list that cannot be read.
 * @returns nothing where there is no `medusa-config.js`. What cannot be read is a warning, with its place.
 * @example
 * const { plugins, problems } = await readServerPlugins("/home/me/shop");
 * plugins; // [{ name: "medusa-plugin-reviews", isConditional: false, file: "medusa-config.js", line: 9, column: 14, … }]
 */
export async function readServerPlugins(
  project: string,
  named: readonly string[] = [],
): Promise<ServerPlugins> {
  const modules = createLocalModules(project);
  const module = await findConfiguration(project, modules);
  if (module === undefined) return { plugins: [], problems: [], files: [] };
  const [broken] = module.problems;
  if (broken !== undefined) {
    const message = `The list of plugins cannot be read: ${broken.message}`;
    return { plugins: [], problems: [{ ...broken, rule, why, message }], files: modules.files() };
  }
  const reader = createValueReader(modules.follow);
  const extensions = new Set(await Promise.all(named.map((name) => pluginName(name, project))));
  const bundles = await Promise.all([...extensions].map((name) => hasBundle(name, project)));
  const reading = { project, extensions, isByHand: bundles.includes(true), modules, reader };
  const plugins = new Map<string, ServerPlugin>();
  const problems = new Map<string, Problem>();
  const report = (problem: Problem): void => {
    // Several ways may lead to one place.
    const key = [problem.file, problem.line, problem.column, problem.message].join(" ");
    problems.set(key, problem);
  };
  for (const list of await reader.propertiesOf(moduleValue(module), "plugins")) {
    const { items, unread } = await possibleItems(list, reader);
    for (const value of reading.isByHand ? [] : unread) report(unreadPart(modules.locationOf(value)));
    for (const item of items)
      for (const value of await reader.valuesOf(item)) {
        const read = await readItem(value, reading);
        read.problems.forEach(report);
        for (const plugin of read.plugins) {
          const known = plugins.get(plugin.name);
          if (known === undefined) plugins.set(plugin.name, plugin);
          else known.isConditional &&= plugin.isConditional;
        }
      }
  }
  return { plugins: [...plugins.values()], problems: [...problems.values()], files: modules.files() };
}
