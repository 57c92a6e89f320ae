import type { CheckResult } from "../api/check";
import type { Problem } from "../base/errors";
import { ruleUrl } from "../compiler/checks/rules";
import type { Logger } from "./logger";
import { describeProblem, table } from "./report";

function count(number: number, one: string, many = `${one}s`): string {
  return `${number === 0 ? "no" : number} ${number === 1 ? one : many}`;
}

/** What an extension is: for this admin, or for the official one and how it stands with that. */
function kindRow(id: string, official: CheckResult["official"]): string[] {
  const found = official.find((one) => one.id === id);
  if (found === undefined) return [id, "native"];
  const { contributions, toMend } = found;
  const runs =
    toMend === 0 ? `${contributions === 1 ? "runs as it is" : "run as they are"}` : `${toMend} to mend`;
  return [id, "official", `${count(contributions, "contribution")}: ${runs}`];
}

/** Prints everything that is wrong, and how much that is. */
export function reportCheck(result: CheckResult, isStrict: boolean, logger: Logger): void {
  const { mistakes, warnings, extensions, contributions, official, milliseconds } = result;
  const look = isStrict ? "red" : "yellow";
  for (const warning of warnings) logger.error(`${describeProblem(warning, logger.paintError, look)}\n`);
  for (const mistake of mistakes) logger.error(`${describeProblem(mistake, logger.paintError)}\n`);
  // Where nothing was written for the official admin, nobody need be told of it.
  if (official.length > 0) logger.out(table(extensions.map((id) => kindRow(id, official))));
  const found = `${count(mistakes.length, "mistake")}, ${count(warnings.length, "warning")}`;
  const where = `${count(contributions, "contribution")} of ${count(extensions.length, "extension")}`;
  const summary = `${found} in ${where}, ${milliseconds} ms`;
  if (result.ok) logger.out(`${logger.paint("green", "checked")}  ${summary}`);
  else logger.error(`${logger.paintError("red", "error")}  ${summary}`);
}

function withAddress(problem: Problem): Problem & { docs?: string } {
  const docs = ruleUrl(problem.rule);
  return docs === undefined ? problem : { ...problem, docs };
}

/** The result for programs. The number changes when a program that reads it would have to. */
export function checkJson({ mistakes, warnings, ...rest }: CheckResult): object {
  return {
    version: 1,
    ...rest,
    mistakes: mistakes.map(withAddress),
    warnings: warnings.map(withAddress),
  };
}
