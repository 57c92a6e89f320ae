import { execFile } from "node:child_process";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join, relative, sep } from "node:path";
import { promisify } from "node:util";
import type { Problem } from "../../base/errors";
import type { OutputFile } from "../bundle";

/** Declarations of a project's modules, or why there are none. */
export type Declarations =
  | { kind: "made"; files: OutputFile[] }
  | { kind: "without-compiler" }
  | { kind: "refused"; problems: Problem[] };

async function compilerOf(project: string): Promise<string | undefined> {
  try {
    const require = createRequire(join(project, "package.json"));
    const description = require.resolve("typescript/package.json");
    const { bin }: { bin?: { tsc?: string } } = JSON.parse(await readFile(description, "utf8"));
    return bin?.tsc === undefined ? undefined : join(description, "..", bin.tsc);
  } catch {
    return undefined;
  }
}

function problemsOf(output: string, project: string, folder: string): Problem[] {
  return output.split("\n").flatMap((line): Problem[] => {
    const [, path = "", row, column, message] = /^(.+?)\((\d+),(\d+)\): error (.+)$/.exec(line) ?? [];
    if (message === undefined) {
      const general = /^error (.+)$/.exec(line)?.[1];
      return general === undefined ? [] : [{ rule: "type-error", message: general }];
    }
    const file = relative(project, join(folder, path)).split(sep).join("/");
    return [
      {
        rule: "type-error",
        message,
        why: "Whoever uses the package would get wrong types, or none.",
        hint: "Mend the types; tsc shows the same.",
        file,
        line: Number(row),
        column: Number(column),
      },
    ];
  });
}

/**
 * Has the project's own TypeScript write the declarations of some modules.
 *
 * @param sources absolute paths of scripts below `root`.
 * @returns files named relative to `root`, with the ending `.d.ts`.
 */
export async function makeDeclarations(
  project: string,
  root: string,
  sources: readonly string[],
): Promise<Declarations> {
  const compiler = await compilerOf(project);
  if (compiler === undefined) return { kind: "without-compiler" };
  const typed = sources.filter((path) => /\.tsx?$/.test(path));
  if (typed.length === 0) return { kind: "made", files: [] };
  // In the project, because types are looked for from where the configuration lies.
  const folder = await mkdtemp(join(project, ".tillhouse-types-"));
  try {
    const base = await readFile(join(project, "tsconfig.json"), "utf8").then(
      () => "../tsconfig.json",
      () => undefined,
    );
    const configuration = {
      ...(base === undefined ? {} : { extends: base }),
      compilerOptions: {
        ...(base === undefined
          ? {
              module: "ESNext",
              moduleResolution: "Bundler",
              target: "ES2022",
              jsx: "react-jsx",
              strict: true,
            }
          : {}),
        noEmit: false,
        declaration: true,
        emitDeclarationOnly: true,
        declarationMap: false,
        composite: false,
        incremental: false,
        skipLibCheck: true,
        rootDir: root,
        outDir: "out",
      },
      include: [],
      files: typed,
    };
    await writeFile(join(folder, "tsconfig.json"), JSON.stringify(configuration));
    try {
      await promisify(execFile)(process.execPath, [compiler, "-p", folder, "--pretty", "false"], {
        cwd: folder,
      });
    } catch (error) {
      const output: unknown = Reflect.get(Object(error), "stdout");
      const problems = problemsOf(String(output), project, folder);
      if (problems.length === 0) throw error;
      return { kind: "refused", problems };
    }
    const out = join(folder, "out");
    const entries = await readdir(out, { recursive: true, withFileTypes: true });
    const files = entries
      .filter((entry) => entry.isFile())
      .map(async (entry): Promise<OutputFile> => {
        const path = join(entry.parentPath, entry.name);
        return { name: relative(out, path).split(sep).join("/"), contents: await readFile(path) };
      });
    return { kind: "made", files: await Promise.all(files) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
