import { relative } from "node:path";
import type { ServeResult } from "../api/serve";
import { CommandError, type Problem } from "../base/errors";
import { ruleUrl } from "../compiler/checks/rules";
import type { FailedRequest } from "../server/failed-request";
import type { Logger, TextStyle } from "./logger";

type Paint = (look: TextStyle, text: string) => string;

function indent(text: string): string {
  return text
    .split("\n")
    .map((line) => (line === "" ? line : `  ${line}`))
    .join("\n");
}

/** Words a problem: where, what, the lines around it, why, and what to do. */
export function describeProblem(problem: Problem, paint: Paint, look: TextStyle = "red"): string {
  const { file, line, column } = problem;
  const place = [file, line, column].filter((part) => part !== undefined).join(":");
  const rows = [
    [paint(look, problem.rule), place].filter((part) => part !== "").join("  "),
    indent(problem.message),
  ];
  if (problem.frame !== undefined) rows.push("", indent(problem.frame), "");
  if (problem.why !== undefined) rows.push(indent(`${paint("dim", "why")}  ${problem.why}`));
  if (problem.hint !== undefined) rows.push(indent(`${paint("dim", "do")}   ${problem.hint}`));
  const address = ruleUrl(problem.rule);
  if (address !== undefined) rows.push(indent(`${paint("dim", "see")}  ${address}`));
  return rows.join("\n");
}

/** Words an error for people. What is not a {@link CommandError} is a fault of the tool and says so. */
export function describeError(error: unknown, paint: Paint, debug: boolean): string {
  const rows: string[] = [];
  if (error instanceof CommandError) {
    for (const problem of error.details) rows.push(describeProblem(problem, paint), "");
    rows.push(`${paint("red", "error")}  ${error.message}`);
    if (error.hint !== undefined) rows.push(`       ${error.hint}`);
  } else {
    rows.push(`${paint("red", "error")}  ${error instanceof Error ? error.message : String(error)}`);
    if (!debug)
      rows.push("       This was not expected. Run it again with --debug to see where it happened.");
  }
  if (debug) {
    for (let cause = error; cause instanceof Error; cause = cause.cause)
      rows.push("", cause.stack ?? cause.message);
  }
  return rows.join("\n");
}

/** Rows in columns. */
export function table(rows: readonly (readonly string[])[]): string {
  const widths: number[] = [];
  for (const row of rows)
    row.forEach((cell, index) => {
      widths[index] = Math.max(widths[index] ?? 0, cell.length);
    });
  return rows
    .map((row) => `  ${row.map((cell, index) => cell.padEnd(widths[index] ?? 0)).join("  ")}`.trimEnd())
    .join("\n");
}

/** Tells where the admin is, what it serves and which backend it uses. */
export function reportServe(result: ServeResult, milliseconds: number, logger: Logger): void {
  const { configuration, origins, source, newerSource, scenario } = result;
  const from = (origin: string): string => (origin === "default" ? "" : logger.paint("dim", `  (${origin})`));
  const what =
    source.kind === "build"
      ? `${relative(process.cwd(), source.directory) || "."} with ${source.extensions} extension${source.extensions === 1 ? "" : "s"}`
      : "the admin without extensions; tillhouse build adds yours";
  logger.out(
    `${logger.paint("green", "ready")}      ${logger.paint("cyan", result.url)}  in ${Math.round(milliseconds)} ms`,
  );
  for (const address of result.networkUrls) logger.out(`network    ${logger.paint("cyan", address)}`);
  if (scenario !== undefined) logger.out(`backend    a mock store in this process: ${scenario}`);
  else
    logger.out(
      `backend    ${configuration.backend}${configuration.proxy ? "" : ", called directly"}${from(origins.backend)}`,
    );
  logger.out(`base path  ${configuration.basePath}${from(origins.basePath)}`);
  logger.out(`serves     ${what}`);
  if (newerSource !== undefined)
    logger.error(
      `${logger.paintError("yellow", "warning")}    ${newerSource} is newer than the build that is served. Run tillhouse build to have it in.`,
    );
}

/** Warns that the backend does not answer. The admin is served all the same. */
export function warnBackend(reason: string, backend: string, logger: Logger): void {
  logger.error(
    `${logger.paintError("yellow", "warning")}    The backend at ${backend} cannot be reached: ${reason}.\n` +
      "           Start it, name its address with --backend or TILLHOUSE_BACKEND, or do without a store: --mock.\n" +
      "           The admin is served meanwhile.",
  );
}

/** Writes down a request that the backend failed on: the page shows its id to whoever made it. */
export function reportFailure({ method, path, status, requestId }: FailedRequest, logger: Logger): void {
  const id = requestId === undefined ? "" : `  request id ${requestId}`;
  logger.error(`${logger.paintError("yellow", String(status))}        ${method} ${path}${id}`);
}
