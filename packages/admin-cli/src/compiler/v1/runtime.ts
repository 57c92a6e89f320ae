import { readFile, realpath } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { installedFolder } from "../../project/installed-package";

/** A package that the runtime stands for. */
export interface RuntimeModule {
  /** Its module, absolute. */
  file: string;
  /** Whether extensions get this one whatever they have installed. */
  isAliased: boolean;
  /** Whether it does something when it is loaded. */
  hasSideEffects: boolean;
  exports: ReadonlySet<string>;
  /** Of a package of many small files: where single names come from. A build that asks for them there reads no others. */
  origins: ReadonlyMap<string, Origin>;
}

/** The module that has what another one passes on, and how it is called there. */
interface Origin {
  file: string;
  name: string;
}

/** `@tillhouse/v1-runtime`: what extensions of the official admin were given by that admin. */
export interface V1Runtime {
  /** Its folder, absolute. */
  directory: string;
  version: string;
  modules: ReadonlyMap<string, RuntimeModule>;
}

/** The name that it is installed by. */
export const runtimePackage = "@tillhouse/v1-runtime";

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

function readOrigins(value: unknown, directory: string): Map<string, Origin> {
  const origins = new Map<string, Origin>();
  for (const [name, entry] of Object.entries(isRecord(value) ? value : {})) {
    const [file, exported] = Array.isArray(entry) ? entry : [];
    if (typeof file === "string" && typeof exported === "string")
      origins.set(name, { file: join(directory, "dist", file), name: exported });
  }
  return origins;
}

function readModules(value: unknown, directory: string): Map<string, RuntimeModule> {
  const modules = new Map<string, RuntimeModule>();
  for (const [name, entry] of Object.entries(isRecord(value) ? value : {})) {
    if (!isRecord(entry) || typeof entry.file !== "string" || !Array.isArray(entry.exports)) continue;
    modules.set(name, {
      file: join(directory, "dist", entry.file),
      isAliased: entry.isAliased === true,
      hasSideEffects: entry.hasSideEffects === true,
      exports: new Set(entry.exports.filter((name) => typeof name === "string")),
      origins: readOrigins(entry.origins, directory),
    });
  }
  return modules;
}

/** Beside this package, where the project does not have it: it may be installed for the whole machine. */
function besideThis(): string | undefined {
  try {
    return dirname(createRequire(import.meta.url).resolve(`${runtimePackage}/package.json`));
  } catch {
    return undefined;
  }
}

/** Finds the runtime of a project; `undefined` where it is not installed. */
export async function findRuntime(project: string): Promise<V1Runtime | undefined> {
  const directory = (await installedFolder(runtimePackage, project)) ?? besideThis();
  if (directory === undefined) return undefined;
  // The compiler names files by where they are, without links.
  const root = await realpath(directory);
  const text = await readFile(join(root, "dist", "runtime.json"), "utf8").catch(() => undefined);
  if (text === undefined) return undefined;
  const read: unknown = JSON.parse(text);
  if (!isRecord(read) || typeof read.version !== "string") return undefined;
  return { directory: root, version: read.version, modules: readModules(read.modules, root) };
}
