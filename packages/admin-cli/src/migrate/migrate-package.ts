import type { Problem } from "../base/errors";
import { version } from "../base/version";
import { locationOf, type SourceFile } from "../syntax/source-file";
import type { Edit } from "../upgrade/edits";
import type { MigratedText } from "./migrate-config";
import { officialPackage, ownCommand, ownPlugin, ownRuntime, pluginOutput } from "./official-names";

/** What has to be known of a project to rewrite its `package.json`. */
export interface PackageNeeds {
  /** The folder that the plugin compiles extensions into, as its options have it; `undefined` where they do not say. */
  outDir?: string | undefined;
  /** Whether there are extensions of the official admin, the project's own or those of plugins. */
  hasExtensions: boolean;
}

/** A call of the official command, up to the end of its part of a script. */
const officialCall = /medusa-admin\s+(\w+)((?:\s+[^\s"&|;]+)*)/g;

/** Options of `medusa-admin develop` and what they are called. */
const developOptions: Readonly<Record<string, string>> = {
  "--port": "--port",
  "-p": "--port",
  "--backend": "--backend",
  "-b": "--backend",
  "--path": "--base-path",
};

/** The same call of `tillhouse`; `undefined` where it is not the same. */
function ownCall(
  command: string,
  words: readonly string[],
  { outDir = pluginOutput }: PackageNeeds,
): string | undefined {
  // A script has a shell's words, in a text of JSON.
  if (command === "build" && words.length === 0 && /^[\w./@-]+$/.test(outDir))
    return `tillhouse build --out-dir ${outDir}`;
  if (command !== "develop") return undefined;
  const options = words.map((word) => (word.startsWith("-") ? developOptions[word] : word));
  return options.includes(undefined) ? undefined : ["tillhouse dev", ...options].join(" ");
}

/** Where a list of packages begins and ends. */
function sectionOf(text: string, name: string): { start: number; end: number } | undefined {
  const found = new RegExp(`"${name}"\\s*:\\s*\\{`).exec(text);
  if (found === null) return undefined;
  const start = found.index + found[0].length;
  return { start, end: text.indexOf("}", start) };
}

/** The edit that adds the command to the packages for development, first in their list. */
function addedCommand(text: string): Edit[] {
  if (text.includes(`"${ownCommand}"`)) return [];
  const section = sectionOf(text, "devDependencies") ?? sectionOf(text, "dependencies");
  if (section === undefined) return [];
  const inside = text.slice(section.start, section.end);
  const indent = /^\s*/.exec(inside)?.[0] ?? "";
  const isEmpty = inside.trim() === "";
  const line = `${isEmpty ? "\n    " : indent}"${ownCommand}": "^${version}"`;
  return [{ start: section.start, end: section.start, text: isEmpty ? line : `${line},` }];
}

/** The calls of the official command in the scripts of a `package.json`, with their places in its text. */
function callsIn(text: string, scripts: unknown): { 0: string; 1?: string; 2?: string; index: number }[] {
  return Object.values(Object(scripts)).flatMap((script) => {
    const written = JSON.stringify(script);
    const place = text.indexOf(written);
    if (place < 0) return [];
    return [...written.matchAll(officialCall)].map((call) => ({ ...call, index: place + call.index }));
  });
}

/** The edit that adds the runtime after the plugin, in its list, where the plugin is there already. */
function addedRuntime(text: string): Edit[] {
  const found = new RegExp(`(\\s*)"${ownPlugin}"\\s*:\\s*"[^"]*"`).exec(text);
  if (found === null) return [];
  const end = found.index + found[0].length;
  return [{ start: end, end, text: `,${found[1]}"${ownRuntime}": "^${version}"` }];
}

/**
 * Puts the plugin in the place of the official admin in `package.json`, and the command in scripts. The runtime stands
 * beside the plugin, in the same list: extensions are compiled where the server starts.
 */
export function migratePackage(file: SourceFile, needs: PackageNeeds): MigratedText {
  const { text } = file;
  let scripts: unknown;
  try {
    scripts = JSON.parse(text).scripts;
  } catch (error) {
    const message = `package.json is no JSON: ${error instanceof Error ? error.message : String(error)}`;
    return { edits: [], open: [{ rule: "package-json", message, file: file.source }] };
  }
  const edits: Edit[] = [];
  const open: Problem[] = [];
  const hasPlugin = text.includes(`"${ownPlugin}"`);
  const needsRuntime = needs.hasExtensions && !text.includes(`"${ownRuntime}"`);
  const dependency = new RegExp(`(\\s*)"${officialPackage}"(\\s*:\\s*)"[^"]*"`, "g");
  for (const { 0: all, 1: space = "", 2: colon, index: before } of text.matchAll(dependency)) {
    const [found, index] = [all.slice(space.length), before + space.length];
    const names = [ownPlugin, ...(needsRuntime ? [ownRuntime] : [])];
    const next = names.map((name) => `"${name}"${colon}"^${version}"`).join(`,${space}`);
    if (!hasPlugin) edits.push({ start: index, end: index + found.length, text: next });
    else
      open.push({
        rule: "official-admin-mentioned",
        message: "Both the plugin and the official admin are installed.",
        hint: `Uninstall ${officialPackage}.`,
        ...locationOf(file, index, index + found.length),
      });
  }
  if (hasPlugin && needsRuntime) edits.push(...addedRuntime(text));
  let hasCall = false;
  for (const { 0: found, 1: command = "", 2: rest = "", index } of callsIn(text, scripts)) {
    const words = rest.trim() === "" ? [] : rest.trim().split(/\s+/);
    const call = ownCall(command, words, needs);
    hasCall ||= call !== undefined;
    if (call !== undefined) edits.push({ start: index, end: index + found.length, text: call });
    else
      open.push({
        rule: "script-undecided",
        message: `The script calls "${found.trim()}", which has no counterpart of the same kind.`,
        hint: words.includes("--deployment")
          ? "For a host of files there is: tillhouse build --preset static"
          : "Take it out, or write the call of tillhouse that you want.",
        ...locationOf(file, index, index + found.length),
      });
  }
  if (hasCall) edits.push(...addedCommand(text));
  return { edits, open };
}

/** Has Git ignore the folder that extensions are compiled into. */
export function migrateIgnored({ text }: SourceFile): MigratedText {
  if (/^\/?\.cache\/?\s*$/m.test(text)) return { edits: [], open: [] };
  const line = `${text === "" || text.endsWith("\n") ? "" : "\n"}.cache\n`;
  return { edits: [{ start: text.length, end: text.length, text: line }], open: [] };
}
