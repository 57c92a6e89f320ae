import { resolve } from "node:path";
import type { BuildFailure, Message } from "esbuild";
import type { Problem } from "../../base/errors";
import type { ExtensionSource } from "../sources/contribution";

/** Names that extensions take of a package and that it does not have, by the package. */
export type GoneNames = ReadonlyMap<string, ReadonlySet<string>>;

/** What a build is told to get past. */
export interface Faults {
  gone: GoneNames;
  /** Ids of the plugins whose bundles cannot be compiled. */
  broken: ReadonlySet<string>;
}

/** A build, and what it got past. */
export interface PastFaults<Result> extends Faults {
  result: Result;
  warnings: Problem[];
}

/** What {@link buildPastFaults} needs to know. */
export interface PastFaultsOptions {
  project: string;
  extensions: readonly ExtensionSource[];
  /** Whether a file, as seen from the project, was not made for the official admin. */
  isNative(file: string): boolean;
  isFailure(error: unknown): error is BuildFailure;
  /** Words a message of the compiler. */
  problemOf(message: Message): Problem;
}

/**
 * The package and the name, where the compiler misses a name in one that stands for what the official admin gave: of the
 * runtime, or of the running admin where an extension of the official one asks.
 */
function goneName(
  { text, location }: Message,
  { isNative }: PastFaultsOptions,
): { request: string; name: string } | undefined {
  const pattern = /^No matching export in "tillhouse-(v1-module|shared):([^"?]+)[^"]*" for import "([^"]+)"/;
  const [, from, request, name] = pattern.exec(text) ?? [];
  if (request === undefined || name === undefined) return undefined;
  return from === "shared" && isNative(fileOf(location)) ? undefined : { request, name };
}

/** The file of a message, without what tells how it was read. */
function fileOf(location: Message["location"]): string {
  return (location?.file ?? "").replace(/^tillhouse-[a-z\d-]+:/, "").replace(/\?.*$/, "");
}

function wordGone(message: Message, options: PastFaultsOptions): Problem | undefined {
  const found = goneName(message, options);
  if (found === undefined) return undefined;
  return {
    ...options.problemOf(message),
    rule: "official-name-missing",
    message: `"${found.request}" has no "${found.name}", so it is undefined.`,
    why: "The official build only warned of it, and so does this one: what is drawn with it fails.",
    hint: "Take another one, or leave the import out.",
  };
}

/** The plugin in whose bundle a message is; the bundle may lie outside of the project. */
export function pluginOf(
  { location }: Message,
  { project, extensions }: Pick<PastFaultsOptions, "project" | "extensions">,
): ExtensionSource | undefined {
  const [, file] = /^tillhouse-(?:v1-bundle|slice):([^?]+)/.exec(location?.file ?? "") ?? [];
  if (file === undefined) return undefined;
  return extensions.find(({ bundle }) => bundle?.path === resolve(project, file));
}

function wordBroken(message: Message, plugin: string, options: PastFaultsOptions): Problem {
  const problem = options.problemOf(message);
  return {
    ...problem,
    rule: "extension-official-bundle",
    message: `The bundle of "${plugin}" is left out: ${problem.message}`,
  };
}

/** The messages of the compiler that a build cannot get past. */
export function othersOf(messages: readonly Message[], options: PastFaultsOptions): Message[] {
  return messages.filter(
    (message) => goneName(message, options) === undefined && pluginOf(message, options) === undefined,
  );
}

/**
 * Builds, and where faults of extensions of the official admin keep it from that, once more without them: a name that is
 * gone from a package is `undefined`, and a plugin whose bundle cannot be compiled is left out. Each is told.
 *
 * @param run builds with what it is told to get past
 * @throws what `run` throws for any other fault, without those that it would get past
 */
export async function buildPastFaults<Result>(
  run: (faults: Faults) => Promise<Result>,
  options: PastFaultsOptions,
): Promise<PastFaults<Result>> {
  const gone = new Map<string, Set<string>>();
  const broken = new Set<string>();
  const warnings: Problem[] = [];
  for (;;) {
    try {
      return { result: await run({ gone, broken }), gone, broken, warnings };
    } catch (error) {
      if (!options.isFailure(error)) throw error;
      const others = othersOf(error.errors, options);
      // What can be got past is no mistake beside one that cannot.
      if (others.length > 0) throw Object.assign(error, { errors: others });
      const before = gone.size + broken.size + warnings.length;
      for (const message of error.errors) {
        const missing = goneName(message, options);
        const plugin = missing === undefined ? pluginOf(message, options) : undefined;
        const told = wordGone(message, options);
        if (missing !== undefined && told !== undefined) {
          gone.set(missing.request, (gone.get(missing.request) ?? new Set()).add(missing.name));
          warnings.push(told);
        } else if (plugin !== undefined) {
          broken.add(plugin.id);
          warnings.push(wordBroken(message, plugin.id, options));
        }
      }
      if (gone.size + broken.size + warnings.length === before) throw error;
    }
  }
}
