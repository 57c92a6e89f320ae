import { execFile } from "node:child_process";
import { readFile, stat } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join, resolve } from "node:path";
import { CommandError, type Problem } from "../../base/errors";
import { codeFrame } from "../../syntax/source-file";
import { sourceName } from "../sources/find-files";

function unavailable(message: string, hint: string): CommandError {
  return new CommandError({ code: "types-unavailable", message, hint });
}

/** The script that starts the project's own TypeScript. */
function findCompiler(project: string): string {
  try {
    const description = createRequire(join(project, "package.json")).resolve("typescript/package.json");
    return join(dirname(description), "bin", "tsc");
  } catch {
    throw unavailable(
      "The project has no TypeScript to check its types with.",
      "Run: npm install --save-dev typescript",
    );
  }
}

function run(script: string, project: string): Promise<string> {
  const words = [script, "--noEmit", "--pretty", "false", "-p", project];
  return new Promise((done, fail) => {
    execFile(process.execPath, words, { cwd: project, maxBuffer: 1 << 26 }, (error, out, errors) => {
      // TypeScript ends with 1 or 2 where there are errors, which it writes to its output.
      if (error !== null && out === "") fail(new Error(errors || error.message));
      else done(out);
    });
  });
}

async function placed(problem: Problem, path: string, line: number, column: number): Promise<Problem> {
  const text = await readFile(path, "utf8").catch(() => undefined);
  const frame = text === undefined ? {} : { frame: codeFrame(text, line, column, 1) };
  return { ...problem, line, column, ...frame };
}

/**
 * Runs the project's own TypeScript and words what it says like every other mistake.
 *
 * @throws CommandError `types-unavailable` where there is no `tsconfig.json` or no TypeScript.
 */
export async function checkTypes(project: string): Promise<Problem[]> {
  const hasConfig = await stat(join(project, "tsconfig.json")).catch(() => undefined);
  if (hasConfig === undefined)
    throw unavailable("There is no tsconfig.json to check types by.", "Write one: tillhouse init shows how.");
  const found: { file: string; line: number; column: number; code: string; rows: string[] }[] = [];
  const general: Problem[] = [];
  for (const row of (await run(findCompiler(project), project)).split(/\r?\n/)) {
    const [, file, line, column, code, text] = /^(.+?)\((\d+),(\d+)\): error (TS\d+): (.*)$/.exec(row) ?? [];
    const [, alone] = /^error (TS\d+: .*)$/.exec(row) ?? [];
    if (file !== undefined && code !== undefined && text !== undefined)
      found.push({ file, line: Number(line), column: Number(column), code, rows: [text] });
    else if (alone !== undefined) general.push({ rule: "type-error", message: alone });
    else if (/^\s/.test(row)) found.at(-1)?.rows.push(row);
  }
  const placedOnes = found.map(({ file, line, column, code, rows }) => {
    const path = resolve(project, file);
    const problem = {
      rule: "type-error",
      message: `${code}: ${rows.join("\n")}`,
      file: sourceName(project, path),
    };
    return placed(problem, path, line, column);
  });
  return [...(await Promise.all(placedOnes)), ...general];
}
