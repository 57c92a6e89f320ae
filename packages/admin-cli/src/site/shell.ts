import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join, resolve } from "node:path";
import { apiVersion } from "@tillhouse/extension-sdk/contract";
import { CommandError, systemCode } from "../base/errors";

/** A package that extensions take from the shell: its file in the shell, and the names that file exports. */
export interface SharedModule {
  file: string;
  exports: readonly string[];
  default: boolean;
  /** The other files of the shell that it needs before it runs. */
  imports: readonly string[];
}

/** The prebuilt admin: a folder of files, and what its `shell.json` tells about them. */
export interface Shell {
  directory: string;
  version: string;
  shared: ReadonlyMap<string, SharedModule>;
  zones: readonly string[];
  routes: readonly string[];
  /** What can be hidden, replaced, wrapped or moved. */
  ids: readonly ShellId[];
  /** A module that judges definitions in Node.js, by its name in the folder; no part of what is served. */
  registry?: string;
  /** The keys that its own commands start with. */
  shortcuts: readonly string[];
  /** The keys of the texts that the admin brings; `undefined` where it does not tell. */
  messages: readonly string[] | undefined;
}

/** The id of something that can be changed, and what it is: a `columns`, a `sections`, a `list` … */
interface ShellId {
  id: string;
  kind: string;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isTextList(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((item) => typeof item === "string");
}

function readShared(value: unknown, invalid: (what: string) => CommandError): Map<string, SharedModule> {
  if (!isRecord(value)) throw invalid("shared");
  const shared = new Map<string, SharedModule>();
  for (const [name, entry] of Object.entries(value)) {
    if (!isRecord(entry) || typeof entry.file !== "string" || !isTextList(entry.exports))
      throw invalid(`shared["${name}"]`);
    const exports = entry.exports.filter((exported) => exported !== "default");
    const imports = isTextList(entry.imports) ? entry.imports : [];
    shared.set(name, { file: entry.file, exports, default: entry.default === true, imports });
  }
  return shared;
}

function readIds(value: unknown): ShellId[] {
  return (Array.isArray(value) ? value : []).flatMap((entry: unknown) =>
    isRecord(entry) && typeof entry.id === "string" && typeof entry.kind === "string"
      ? [{ id: entry.id, kind: entry.kind }]
      : [],
  );
}

/** The folder of the shell that comes with this version of the command line. */
function installedShellDirectory(): string {
  try {
    return dirname(createRequire(import.meta.url).resolve("@tillhouse/admin-ui/shell.json"));
  } catch (cause) {
    throw new CommandError({
      code: "shell-missing",
      message: "The admin itself (@tillhouse/admin-ui) is not installed, or its shell has not been built.",
      hint: "Install the dependencies again. In a checkout of Tillhouse itself, build packages/admin-ui first.",
      cause,
    });
  }
}

/**
 * Reads the shell's description.
 *
 * @param directory a folder with a `shell.json`; by default the installed `@tillhouse/admin-ui`.
 * @throws CommandError `shell-missing` or `shell-invalid`.
 */
export async function loadShell(directory?: string): Promise<Shell> {
  const root = directory === undefined ? installedShellDirectory() : resolve(directory);
  const file = join(root, "shell.json");
  const invalid = (what: string, cause?: unknown): CommandError =>
    new CommandError({
      code: "shell-invalid",
      message: `The shell's description ${file} cannot be used: ${what} is not as expected.`,
      hint: "Install @tillhouse/admin-ui again, in the version that @tillhouse/admin-cli asks for.",
      cause,
    });

  let text: string;
  try {
    text = await readFile(file, "utf8");
  } catch (cause) {
    if (systemCode(cause) !== "ENOENT" && systemCode(cause) !== "ENOTDIR") throw cause;
    throw new CommandError({
      code: "shell-missing",
      message: `There is no shell in ${root}: it has no shell.json.`,
      hint: "Name the folder that holds shell.json and index.html.",
      cause,
    });
  }
  let description: unknown;
  try {
    description = JSON.parse(text);
  } catch (cause) {
    throw invalid("the JSON", cause);
  }
  if (!isRecord(description)) throw invalid("the JSON");
  if (typeof description.version !== "string") throw invalid("version");
  if (description.apiVersion !== apiVersion)
    throw invalid(`apiVersion (${String(description.apiVersion)} instead of ${apiVersion})`);
  return {
    directory: root,
    version: description.version,
    shared: readShared(description.shared, (what) => invalid(what)),
    zones: isTextList(description.zones) ? description.zones : [],
    routes: isTextList(description.routes) ? description.routes : [],
    ids: readIds(description.ids),
    ...(typeof description.registry === "string" ? { registry: description.registry } : {}),
    shortcuts: isTextList(description.shortcuts) ? description.shortcuts : [],
    messages: isTextList(description.messages) ? description.messages : undefined,
  };
}
