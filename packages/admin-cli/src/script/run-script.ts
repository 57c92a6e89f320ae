import { SourceMap } from "node:module";
import { dirname, relative, resolve } from "node:path";
import type { Problem } from "../base/errors";
import { codeFrame } from "../syntax/source-file";
import { type CompiledScript, ScriptError, type ScriptSource } from "./compile-script";
import { endsInTime } from "./time-limit";

/** How long a script may wait for something in this process, in milliseconds. */
const waitLimit = 10_000;

/** Two runs of one text are two modules: a file that is changed back is run anew, too. */
let run = 0;

/** Where the author's file threw, as far as the stack tells. */
function thrownPlace(error: unknown, { file, project }: ScriptSource, map: string): Partial<Problem> {
  const stack = error instanceof Error ? (error.stack ?? "") : "";
  // Some runners of tests read stacks before the script's own name for itself counts.
  const at = /(?:tillhouse-script-\d+\.mjs|data:text\/javascript;base64,[^:\s]*):(\d+):(\d+)/.exec(stack);
  if (at === null) return { file: file.source };
  const entry = new SourceMap(JSON.parse(map)).findEntry(Number(at[1]) - 1, Number(at[2]) - 1);
  if (!("originalLine" in entry)) return { file: file.source };
  const path = resolve(dirname(file.path), entry.originalSource);
  const line = entry.originalLine + 1;
  const column = entry.originalColumn + 1;
  // Only the text of the script itself is at hand.
  if (path !== file.path) return { file: relative(project, path).replaceAll("\\", "/"), line, column };
  return { file: file.source, line, column, frame: codeFrame(file.text, line, column, 1) };
}

type Wording = Omit<Problem, "rule">;

/** How mistakes of a script are worded, and how long it may take. */
export interface ScriptTrial {
  /** Words what it threw. */
  throws: (reason: string) => Wording;
  /** Said of one that does not end. */
  hangs: Wording;
  /**
   * How long it may take, in milliseconds. It is run in a thread of its own before it is run in this process. Left out, it is
   * run here at once: one that waits for ever is told as well, and one that loops for ever is not.
   */
  limit: number | undefined;
}

/**
 * Runs a compiled script in this process.
 *
 * @returns everything that it exports.
 * @throws ScriptError where it throws, or takes longer than it may.
 */
export async function runScript(
  compiled: CompiledScript,
  source: ScriptSource,
  { throws, hangs, limit }: ScriptTrial,
): Promise<Record<string, unknown>> {
  const hanging = () =>
    new ScriptError([{ rule: source.rules.hangs, file: source.file.source, ...hangs }], undefined);
  if (limit !== undefined && !(await endsInTime(compiled, source, limit))) throw hanging();
  const { code, map } = compiled;
  run += 1;
  const script = `${code}\n//# sourceURL=tillhouse-script-${run}.mjs`;
  let timer: NodeJS.Timeout | undefined;
  // A process in which only this is left to wait for would end without a word.
  const isLate = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, waitLimit, undefined);
  });
  try {
    const ran = import(`data:text/javascript;base64,${Buffer.from(script).toString("base64")}`);
    const exported = await Promise.race([ran, isLate]);
    if (exported === undefined) throw hanging();
    return exported;
  } catch (error) {
    if (error instanceof ScriptError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    const place = thrownPlace(error, source, map);
    throw new ScriptError([{ rule: source.rules.throws, ...throws(reason), ...place }], error);
  } finally {
    clearTimeout(timer);
  }
}
