import { isBuiltin } from "node:module";
import { dirname, relative, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { BuildFailure, Message, OnResolveResult, Plugin } from "esbuild";
import type { Problem } from "../base/errors";
import { codeFrame, type SourceFile } from "../syntax/source-file";
import { providedSource } from "./provided-modules";

/** A script of the project that the command runs itself: its configuration, a mock. */
export interface ScriptSource {
  file: SourceFile;
  /** The folder that messages name files from, absolute. */
  project: string;
  /** What the command hands to the script, by the name that it imports. Nothing of it has to be installed. */
  provided: Readonly<Record<string, object>>;
  /** The rules by which its mistakes are told. */
  rules: { syntax: string; unresolved: string; throws: string; hangs: string };
}

/** A script that can run from memory: nothing is written into the project, which may be read-only. */
export interface CompiledScript {
  code: string;
  /** Leads from the code to the files, as JSON. */
  map: string;
  /** All files of the project that it was made of, absolute. */
  inputs: string[];
}

/** A script that cannot be compiled, or that threw. */
export class ScriptError extends Error {
  /** Every mistake in it. */
  readonly problems: readonly Problem[];

  /** @param cause what the compiler said, or what was thrown */
  constructor(problems: readonly Problem[], cause: unknown) {
    super(problems[0]?.message ?? "The script cannot be run.", { cause });
    this.name = "ScriptError";
    this.problems = problems;
  }
}

const namespace = "tillhouse-provided";

/** Names the packages that a script imports by where they lie, so that the compiled text can run from anywhere. */
function importsPlugin(provided: ScriptSource["provided"]): Plugin {
  return {
    name: "tillhouse-script-imports",
    setup(build) {
      build.onLoad({ filter: /.*/, namespace }, ({ path }) => ({
        contents: providedSource(path, provided[path] ?? {}),
      }));
      build.onResolve(
        { filter: /^[^./]/ },
        async ({ path, kind, importer, resolveDir, pluginData }): Promise<OnResolveResult | undefined> => {
          if (kind === "entry-point" || pluginData === namespace) return undefined;
          if (Object.hasOwn(provided, path)) return { path, namespace };
          if (isBuiltin(path)) return { path, external: true };
          const found = await build.resolve(path, { kind, importer, resolveDir, pluginData: namespace });
          if (found.errors.length > 0) return found;
          const isInstalled = /[\\/]node_modules[\\/]/.test(found.path);
          if (!isInstalled || !/\.[cm]?js$/.test(found.path)) return undefined;
          const isRequired = kind === "require-call" || kind === "require-resolve";
          return { path: isRequired ? found.path : pathToFileURL(found.path).href, external: true };
        },
      );
    },
  };
}

function wordingOf(text: string, { provided, rules }: ScriptSource): Problem {
  const request = /^Could not resolve "([^"]+)"/.exec(text)?.[1];
  if (request !== undefined)
    return {
      rule: rules.unresolved,
      message: `"${request}" cannot be found.`,
      hint: request.startsWith(".") ? "Check the path and the name of the file." : "Install the package.",
    };
  const [, module, name] =
    /^No matching export in "tillhouse-provided:(.+)" for import "(.+)"/.exec(text) ?? [];
  if (module !== undefined)
    return {
      rule: rules.unresolved,
      message: `"${module}" has no export "${name}".`,
      hint: `It has ${Object.keys(provided[module] ?? {}).join(" and ")}, and types.`,
    };
  return { rule: rules.syntax, message: `${text}.`.replace(/\.\.$/, ".") };
}

function problemOf({ text, location }: Message, source: ScriptSource): Problem {
  const { file, project } = source;
  const wording = wordingOf(text, source);
  if (location === null) return { ...wording, file: file.source };
  const path = resolve(dirname(file.path), location.file);
  // The compiler counts columns in bytes, and shows the one line.
  const column = Buffer.from(location.lineText).subarray(0, location.column).toString().length + 1;
  const lines = path === file.path ? file.text : `${"\n".repeat(location.line - 1)}${location.lineText}`;
  return {
    ...wording,
    file: path === file.path ? file.source : relative(project, path).replaceAll("\\", "/"),
    line: location.line,
    column,
    frame: codeFrame(lines, location.line, column, location.length),
  };
}

function isBuildFailure(error: unknown): error is BuildFailure {
  return error instanceof Error && "errors" in error && Array.isArray(error.errors);
}

/**
 * Compiles a script of the project in memory.
 *
 * @throws ScriptError where it cannot be read, or imports what is not there.
 */
export async function compileScript(source: ScriptSource): Promise<CompiledScript> {
  const { file, provided } = source;
  const { build } = await import("esbuild");
  const directory = dirname(file.path);
  try {
    const { outputFiles, metafile } = await build({
      absWorkingDir: directory,
      entryPoints: [file.path],
      outfile: resolve(directory, "tillhouse.script.compiled.mjs"),
      write: false,
      bundle: true,
      format: "esm",
      platform: "node",
      target: "node20",
      charset: "utf8",
      sourcemap: "external",
      metafile: true,
      logLevel: "silent",
      banner: {
        js: `import { createRequire as tillhouseRequire } from "node:module"; const require = tillhouseRequire(${JSON.stringify(file.path)});`,
      },
      define: {
        "import.meta.url": JSON.stringify(pathToFileURL(file.path).href),
        "import.meta.dirname": JSON.stringify(directory),
        "import.meta.filename": JSON.stringify(file.path),
        __dirname: JSON.stringify(directory),
        __filename: JSON.stringify(file.path),
      },
      plugins: [importsPlugin(provided)],
    });
    const textOf = (ending: string): string =>
      outputFiles.find(({ path }) => path.endsWith(ending))?.text ?? "";
    const inputs = Object.keys(metafile.inputs).filter((name) => !name.startsWith(`${namespace}:`));
    return {
      code: textOf(".mjs"),
      map: textOf(".map"),
      inputs: inputs.map((name) => resolve(directory, name)),
    };
  } catch (error) {
    if (!isBuildFailure(error)) throw error;
    throw new ScriptError(
      error.errors.map((message) => problemOf(message, source)),
      error,
    );
  }
}
