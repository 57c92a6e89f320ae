import { readFile } from "node:fs/promises";
import { createMockBackend, defineMock, MockError, type MockExtension } from "@tillhouse/mock-store";
import type { Problem } from "../base/errors";
import { sourceName } from "../compiler/sources/find-files";
import { compileScript, ScriptError, type ScriptSource } from "../script/compile-script";
import { runScript } from "../script/run-script";
import { TimeLimitError, usualLimit, withinTime } from "../script/time-limit";
import type { SourceFile } from "../syntax/source-file";
import { checkMock, locationOfKey } from "./check-mock";
import { findMocks } from "./find-mocks";

/** The mocks of a project as they were loaded last. */
export interface LoadedMocks {
  extensions: MockExtension[];
  /** What is wrong with them; what worked last of such a file is among the extensions. */
  problems: Problem[];
  /** All files that were read, absolute. */
  inputs: string[];
}

interface Loaded {
  file: SourceFile;
  extension: MockExtension;
  inputs: string[];
  code: string;
}

const rules = {
  syntax: "mock-syntax",
  unresolved: "mock-import",
  throws: "mock-failed",
  hangs: "mock-hangs",
};

/** What files of mocks get of the SDK: those of this command, whatever is installed. */
const provided = { "@tillhouse/extension-sdk/mock": { defineMock, MockError } };

/** What each mistake keeps from working, where it does not say so itself. */
const why = "The store in memory cannot answer at the endpoints of this file.";
const complete = (problem: Problem): Problem => ({
  why,
  hint: "Correct the marked place.",
  ...problem,
});

/** Plays everything that a mock says of itself, as rows and scenarios are made only then. */
function tryMock(extension: MockExtension, file: SourceFile, limit: number): Problem[] {
  const failed = (error: unknown, what: string, endless: string, key: string): Problem => {
    const reason = error instanceof Error ? error.message : String(error);
    const isEndless = error instanceof TimeLimitError;
    return {
      rule: isEndless ? rules.hangs : rules.throws,
      message: isEndless ? `${what} ${endless}.` : `${what} threw: ${reason}.`.replace(/\.\.$/, "."),
      why,
      hint: "It is called when the store is filled. Let it return in every scenario.",
      ...locationOfKey(file, key),
    };
  };
  const problems: Problem[] = [];
  let backend: ReturnType<typeof createMockBackend>;
  try {
    backend = withinTime(() => createMockBackend({ extensions: [extension], needsSignIn: false }), limit);
  } catch (error) {
    return [failed(error, "The rows of a table", "do not end", "rows")];
  }
  for (const name of Object.keys(extension.scenarios ?? {}))
    try {
      withinTime(() => backend.play(name), limit);
    } catch (error) {
      problems.push(failed(error, `The scenario "${name}"`, "does not end", name));
    }
  return problems;
}

/**
 * Loads `src/admin/mock/*.ts` of folders, again and again: what cannot be loaded stays as it was.
 *
 * @param limit how long a file, its rows and each of its scenarios may take, in milliseconds. Default: 5000.
 */
export function createMockLoader(
  project: string,
  roots: readonly string[],
  limit = usualLimit,
): { load(): Promise<LoadedMocks> } {
  const kept = new Map<string, Loaded>();

  /** @returns what is wrong with the file; nothing where it is kept. */
  async function loadFile(path: string): Promise<readonly Problem[]> {
    const file = { path, source: sourceName(project, path), text: await readFile(path, "utf8") };
    const source: ScriptSource = { file, project, provided, rules };
    try {
      const compiled = await compileScript(source);
      if (kept.get(path)?.code === compiled.code) return [];
      const exported = await runScript(compiled, source, {
        throws: (reason) => ({
          message: `The mock threw while it was loaded: ${reason}`,
          hint: "It is loaded when dev starts and when the file changes. Let it only define.",
        }),
        hangs: {
          message: "The mock does not finish loading.",
          hint: "Look for a loop or an await outside of functions.",
        },
        limit,
      });
      const problems = checkMock(exported.default, file);
      if (problems.length > 0) return problems;
      // The checks have seen that it is what defineMock takes.
      const extension = exported.default as MockExtension;
      const failures = tryMock(extension, file, limit);
      if (failures.length > 0) return failures;
      kept.set(path, { file, extension, inputs: compiled.inputs, code: compiled.code });
      return [];
    } catch (error) {
      if (error instanceof ScriptError) return error.problems.map(complete);
      throw error;
    }
  }

  /** Leaves out what an earlier file has already: the store itself judges what cannot stand together. */
  function together(paths: readonly string[]): { extensions: MockExtension[]; problems: Problem[] } {
    const extensions: MockExtension[] = [];
    const problems: Problem[] = [];
    for (const path of paths) {
      const loaded = kept.get(path);
      if (loaded === undefined) continue;
      try {
        if (extensions.length > 0)
          createMockBackend({ extensions: [...extensions, loaded.extension], needsSignIn: false });
        extensions.push(loaded.extension);
      } catch (error) {
        const message = error instanceof Error ? error.message : String(error);
        problems.push({
          rule: "mock-duplicate",
          message,
          why: "Only one of them could answer, so this file is left out.",
          hint: "Give one of them another name, or take it out.",
          ...locationOfKey(loaded.file, /"(.+)"/.exec(message)?.[1] ?? ""),
        });
      }
    }
    return { extensions, problems };
  }

  return {
    async load() {
      const paths = (await Promise.all(roots.map(findMocks))).flat();
      for (const path of kept.keys()) if (!paths.includes(path)) kept.delete(path);
      const problems: Problem[] = [];
      for (const path of paths) problems.push(...(await loadFile(path)));
      const all = together(paths);
      return {
        extensions: all.extensions,
        problems: [...problems, ...all.problems],
        inputs: [...new Set([...paths, ...[...kept.values()].flatMap(({ inputs }) => inputs)])],
      };
    },
  };
}
