import { isBuiltin, SourceMap } from "node:module";
import { dirname, relative, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { BuildFailure, Message, OnResolveResult, Plugin } from "esbuild";
import { CommandError, type Problem } from "../base/errors";
import { codeFrame, type SourceFile } from "../syntax/source-file";

const ownRequests = /^@tillhouse\/admin-cli(?:\/config)?$/;
const resolved = "tillhouse-config";

/**
 * Names the packages that a configuration imports by where they lie, so that the compiled text can run from anywhere:
 * nothing is written into the project, which may be read-only. `defineConfig` needs no package at all.
 */
function importsPlugin(): Plugin {
  return {
    name: "tillhouse-config-imports",
    setup(build) {
      build.onResolve({ filter: ownRequests }, ({ path }) => ({ path, namespace: resolved }));
      build.onLoad({ filter: /.*/, namespace: resolved }, () => ({
        contents: "export function defineConfig(config) { return config; }",
      }));
      build.onResolve(
        { filter: /^[^./]/ },
        async ({ path, kind, importer, resolveDir, pluginData }): Promise<OnResolveResult | undefined> => {
          if (kind === "entry-point" || pluginData === resolved || ownRequests.test(path)) return undefined;
          if (isBuiltin(path)) return { path, external: true };
          const found = await build.resolve(path, { kind, importer, resolveDir, pluginData: resolved });
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

function invalid(problems: readonly Problem[], cause: unknown): CommandError {
  return new CommandError({
    code: "invalid-configuration",
    message: "The configuration file cannot be used.",
    details: problems,
    cause,
  });
}

function problemOf({ text, location }: Message, file: SourceFile): Problem {
  const request = /^Could not resolve "([^"]+)"/.exec(text)?.[1];
  const wording: Problem =
    request === undefined
      ? { rule: "configuration-syntax", message: `${text}.`.replace(/\.\.$/, ".") }
      : {
          rule: "configuration-import",
          message: `"${request}" cannot be found.`,
          hint: request.startsWith(".") ? "Check the path and the name of the file." : "Install the package.",
        };
  if (location === null) return { ...wording, file: file.source };
  const path = resolve(dirname(file.path), location.file);
  // The compiler counts columns in bytes, and shows the one line.
  const column = Buffer.from(location.lineText).subarray(0, location.column).toString().length + 1;
  const text_ = path === file.path ? file.text : `${"\n".repeat(location.line - 1)}${location.lineText}`;
  return {
    ...wording,
    file: path === file.path ? file.source : relative(process.cwd(), path),
    line: location.line,
    column,
    frame: codeFrame(text_, location.line, column, location.length),
  };
}

function isBuildFailure(error: unknown): error is BuildFailure {
  return error instanceof Error && "errors" in error && Array.isArray(error.errors);
}

async function compile(file: SourceFile): Promise<{ code: string; map: string }> {
  const { build } = await import("esbuild");
  const directory = dirname(file.path);
  try {
    const { outputFiles } = await build({
      absWorkingDir: directory,
      entryPoints: [file.path],
      outfile: resolve(directory, "tillhouse.config.compiled.mjs"),
      write: false,
      bundle: true,
      format: "esm",
      platform: "node",
      target: "node20",
      charset: "utf8",
      sourcemap: "external",
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
      plugins: [importsPlugin()],
    });
    const textOf = (ending: string): string =>
      outputFiles.find(({ path }) => path.endsWith(ending))?.text ?? "";
    return { code: textOf(".mjs"), map: textOf(".map") };
  } catch (error) {
    if (!isBuildFailure(error)) throw error;
    throw invalid(
      error.errors.map((message) => problemOf(message, file)),
      error,
    );
  }
}

/** Where the author's file threw, as far as the stack tells. */
function thrownPlace(error: unknown, file: SourceFile, map: string): Partial<Problem> {
  const stack = error instanceof Error ? (error.stack ?? "") : "";
  // Some runners of tests read stacks before the script's own name for itself counts.
  const at = /(?:tillhouse-config\.mjs|data:text\/javascript;base64,[^:\s]*):(\d+):(\d+)/.exec(stack);
  if (at === null) return { file: file.source };
  const entry = new SourceMap(JSON.parse(map)).findEntry(Number(at[1]) - 1, Number(at[2]) - 1);
  if (!("originalLine" in entry) || resolve(dirname(file.path), entry.originalSource) !== file.path)
    return { file: file.source };
  const line = entry.originalLine + 1;
  const column = entry.originalColumn + 1;
  return { file: file.source, line, column, frame: codeFrame(file.text, line, column, 1) };
}

/**
 * Compiles a configuration script in memory and runs it.
 *
 * @returns what its default export, or `module.exports`, is.
 * @throws CommandError `invalid-configuration` where it cannot be read, or throws.
 */
export async function runConfigScript(file: SourceFile): Promise<unknown> {
  const { code, map } = await compile(file);
  const script = `${code}\n//# sourceURL=tillhouse-config.mjs`;
  let exported: { default?: unknown };
  try {
    exported = await import(`data:text/javascript;base64,${Buffer.from(script).toString("base64")}`);
  } catch (error) {
    const problem: Problem = {
      rule: "configuration-failed",
      message: `The configuration file threw: ${error instanceof Error ? error.message : String(error)}`,
      hint: "It is run by every command; keep to plain values and process.env.",
      ...thrownPlace(error, file, map),
    };
    throw invalid([problem], error);
  }
  const value = exported.default;
  // What other compilers make of `export default` for `require`.
  const isWrapped =
    typeof value === "object" && value !== null && "__esModule" in value && "default" in value;
  return isWrapped ? value.default : value;
}
