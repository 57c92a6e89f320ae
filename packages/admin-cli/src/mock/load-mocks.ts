import { readdir } from "node:fs/promises";
import { isBuiltin, SourceMap } from "node:module";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { MockExtension } from "@tillhouse/mock-store";
import type { BuildFailure, OnResolveResult, Plugin } from "esbuild";
import { CommandError, systemCode } from "../base/errors";
import { sourceName } from "../compiler/sources/find-files";

/** The mocks of a project as they were loaded last. */
export interface LoadedMocks {
  extensions: MockExtension[];
  /** What could not be loaded, with its file; what worked last of it is among the extensions. */
  failures: CommandError[];
  /** All files that were read, absolute. */
  inputs: string[];
}

interface Loaded {
  extension: MockExtension;
  inputs: string[];
  code: string;
}

const ownRequest = /^@tillhouse\/extension-sdk\/mock$/;
const resolved = "tillhouse-mock";

/** Both sides know an error of a mock by its name, so that it may come from any copy of the package. */
const ownModule = `
export function defineMock(definition) { return definition; }
const types = { 400: "invalid_data", 401: "unauthorized", 404: "not_found", 409: "conflict", 422: "duplicate_error" };
export class MockError extends Error {
  constructor({ status, message, type = types[status] ?? "unknown_error", code }) {
    super(message);
    this.name = "MockError";
    Object.assign(this, { status, type, code });
  }
}`;

/** Names the packages that a mock imports by where they lie: what is compiled runs from memory. */
function importsPlugin(): Plugin {
  return {
    name: "tillhouse-mock-imports",
    setup(build) {
      build.onResolve({ filter: ownRequest }, ({ path }) => ({ path, namespace: resolved }));
      build.onLoad({ filter: /.*/, namespace: resolved }, () => ({ contents: ownModule }));
      build.onResolve(
        { filter: /^[^./]/ },
        async ({ path, kind, importer, resolveDir, pluginData }): Promise<OnResolveResult | undefined> => {
          if (kind === "entry-point" || pluginData === resolved || ownRequest.test(path)) return undefined;
          if (isBuiltin(path)) return { path, external: true };
          const found = await build.resolve(path, { kind, importer, resolveDir, pluginData: resolved });
          if (found.errors.length > 0) return found;
          const isInstalled = /[\\/]node_modules[\\/].*\.[cm]?js$/.test(found.path);
          return isInstalled ? { path: pathToFileURL(found.path).href, external: true } : undefined;
        },
      );
    },
  };
}

function isBuildFailure(error: unknown): error is BuildFailure {
  return error instanceof Error && "errors" in error && Array.isArray(error.errors);
}

function failure(place: string, reason: string, cause?: unknown): CommandError {
  return new CommandError({ code: "invalid-extensions", message: `${place}  ${reason}`, cause });
}

async function compile(
  project: string,
  path: string,
): Promise<{ code: string; map: string; inputs: string[] }> {
  const { build } = await import("esbuild");
  try {
    const { outputFiles, metafile } = await build({
      absWorkingDir: project,
      entryPoints: [path],
      outfile: join(project, "mock.mjs"),
      write: false,
      bundle: true,
      format: "esm",
      platform: "node",
      target: "node20",
      charset: "utf8",
      sourcemap: "external",
      metafile: true,
      logLevel: "silent",
      plugins: [importsPlugin()],
    });
    const textOf = (ending: string): string =>
      outputFiles.find((file) => file.path.endsWith(ending))?.text ?? "";
    const files = Object.keys(metafile.inputs).filter((name) => !name.startsWith(resolved));
    return { code: textOf(".mjs"), map: textOf(".map"), inputs: files.map((name) => resolve(project, name)) };
  } catch (error) {
    if (!isBuildFailure(error)) throw error;
    const [{ text, location } = { text: error.message, location: null }] = error.errors;
    const place =
      location === null
        ? sourceName(project, path)
        : `${location.file}:${location.line}:${location.column + 1}`;
    throw failure(place, `${text}.`, error);
  }
}

/** Where the author's file threw, as far as the stack tells. */
function thrownPlace(error: unknown, map: string, project: string): string | undefined {
  const stack = error instanceof Error ? (error.stack ?? "") : "";
  const at = /(?:tillhouse-mock-\d+\.mjs|data:text\/javascript;base64,[^:\s]*):(\d+):(\d+)/.exec(stack);
  if (at === null) return undefined;
  const entry = new SourceMap(JSON.parse(map)).findEntry(Number(at[1]) - 1, Number(at[2]) - 1);
  if (!("originalLine" in entry)) return undefined;
  const file = sourceName(project, resolve(project, entry.originalSource));
  return `${file}:${entry.originalLine + 1}:${entry.originalColumn + 1}`;
}

function isMock(value: unknown): value is MockExtension {
  const isRecord = (one: unknown): boolean => one === undefined || (typeof one === "object" && one !== null);
  return (
    typeof value === "object" &&
    value !== null &&
    ["tables", "endpoints", "scenarios"].every((key) => isRecord(Reflect.get(value, key)))
  );
}

async function mockFiles(root: string): Promise<string[]> {
  const folder = join(root, "src", "admin", "mock");
  const names = await readdir(folder).catch((error: unknown) => {
    if (systemCode(error) === "ENOENT" || systemCode(error) === "ENOTDIR") return [];
    throw error;
  });
  return names
    .filter((name) => /\.[jt]s$/.test(name) && !/\.d\.ts$|\.(?:test|spec)\.[jt]s$|^\./.test(name))
    .sort()
    .map((name) => join(folder, name));
}

/** Loads `src/admin/mock/*.ts` of folders, again and again: what cannot be loaded stays as it was. */
export function createMockLoader(
  project: string,
  roots: readonly string[],
): { load(): Promise<LoadedMocks> } {
  const kept = new Map<string, Loaded>();
  let round = 0;

  async function loadFile(path: string): Promise<void> {
    const { code, map, inputs } = await compile(project, path);
    if (kept.get(path)?.code === code) return;
    round += 1;
    // A file that is changed back is run anew, too.
    const script = `${code}\n//# sourceURL=tillhouse-mock-${round}.mjs`;
    let exported: { default?: unknown };
    try {
      exported = await import(`data:text/javascript;base64,${Buffer.from(script).toString("base64")}`);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      const place = thrownPlace(error, map, project) ?? sourceName(project, path);
      throw failure(place, `The mock threw while it was loaded: ${reason}`, error);
    }
    if (!isMock(exported.default))
      throw failure(
        `${sourceName(project, path)}:1:1`,
        "The file has no default export that defineMock made. Write: export default defineMock({ … });",
      );
    kept.set(path, { extension: exported.default, inputs, code });
  }

  return {
    async load() {
      const paths = (await Promise.all(roots.map(mockFiles))).flat();
      for (const path of kept.keys()) if (!paths.includes(path)) kept.delete(path);
      const failures: CommandError[] = [];
      for (const path of paths)
        await loadFile(path).catch((error: unknown) => {
          if (!(error instanceof CommandError)) throw error;
          failures.push(error);
        });
      const loaded = paths.flatMap((path) => kept.get(path) ?? []);
      return {
        extensions: loaded.map(({ extension }) => extension),
        failures,
        inputs: loaded.flatMap(({ inputs }) => inputs),
      };
    },
  };
}
