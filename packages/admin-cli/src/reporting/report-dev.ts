import type { DevResult } from "../api/dev";
import { CommandError } from "../base/errors";
import { isWarning } from "../compiler/checks/rules";
import { invalidExtensions } from "../compiler/compile-project";
import { galleryPath } from "../dev/dev-files";
import type { DevUpdate } from "../dev/dev-state";
import type { Logger } from "./logger";
import { describeError, describeProblem } from "./report";

/** Tells where the admin is and which backend it uses. */
export function reportDev(
  { url, networkUrls, configuration, origins, scenario }: DevResult,
  { milliseconds, hasKeys }: { milliseconds: number; hasKeys: boolean },
  logger: Logger,
): void {
  const from = (origin: string): string => (origin === "default" ? "" : logger.paint("dim", `  (${origin})`));
  logger.out(
    `${logger.paint("green", "ready")}      ${logger.paint("cyan", url)}  in ${Math.round(milliseconds)} ms`,
  );
  for (const address of networkUrls) logger.out(`network    ${logger.paint("cyan", address)}`);
  if (scenario !== undefined) logger.out(`backend    a mock store in this process: ${scenario}`);
  else logger.out(`backend    ${configuration.backend}${from(origins.backend)}`);
  logger.out(`base path  ${configuration.basePath}${from(origins.basePath)}`);
  logger.out(`gallery    ${logger.paint("cyan", url + galleryPath)}  components for your pages`);
  logger.out(
    `watches    src/admin and the configuration; press ${hasKeys ? "h + Enter for help, " : ""}Ctrl+C to stop`,
  );
}

/** Tells what a change came to: the same words for mistakes as `check` and `build` have. */
export function reportDevUpdate(
  { changed, problems, warnings, isShown, milliseconds }: DevUpdate,
  logger: Logger,
): void {
  for (const warning of warnings) logger.error(`${describeProblem(warning, logger.paintError, "yellow")}\n`);
  const refused = warnings.filter((warning) => !isWarning(warning));
  if (refused.length > 0) {
    const them = refused.length === 1 ? "it" : "them";
    logger.error(
      `${logger.paintError("yellow", "warning")}    The page shows the extensions all the same; check and build refuse ${them}.`,
    );
  }
  if (problems.length > 0) {
    const text = describeError(invalidExtensions(problems), logger.paintError, false);
    const page = isShown
      ? "The page has this code all the same; check and build refuse it."
      : "The page goes on with what worked last.";
    logger.error(text.replace("Nothing was written.", page));
    return;
  }
  if (changed.length === 0) return;
  const [first = "", ...others] = changed;
  const more = others.length === 0 ? "" : ` and ${others.length} more`;
  logger.out(`${logger.paint("green", "updated")}    ${first}${more}  in ${Math.round(milliseconds)} ms`);
}

/** Tells why the admin is started anew. */
export function reportRestart(reason: string, logger: Logger): void {
  logger.out(`${logger.paint("green", "restart")}    ${reason}`);
}

/** Tells of a configuration that cannot be used. The admin goes on with the one that it was started with. */
export function reportBadConfiguration(error: unknown, logger: Logger): void {
  logger.error(describeError(error, logger.paintError, false));
  logger.error("       The admin goes on with the configuration as it was.");
}

/** Warns of what goes wrong beside the extensions; everything else goes on. */
export function reportDevFailure(error: unknown, logger: Logger): void {
  const problems = error instanceof CommandError ? error.details : [];
  for (const problem of problems) logger.error(`${describeProblem(problem, logger.paintError)}\n`);
  const reason = error instanceof Error ? error.message : String(error);
  logger.error(`${logger.paintError("yellow", "warning")}    ${reason}`);
}
