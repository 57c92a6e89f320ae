import type { MiddlewareOptions } from "../api/middleware";
import { createLogger } from "./logger";
import { describeError, describeProblem } from "./report";
import { reportDevUpdate } from "./report-dev";

/** What {@link createMiddlewareReporter} makes. */
export type MiddlewareReporter = Required<Pick<MiddlewareOptions, "onBuild" | "onUpdate" | "onTrouble">>;

/**
 * Prints what a middleware tells, in the words of the commands.
 *
 * @param environment whether colours are wanted: `NO_COLOR`, `FORCE_COLOR`, `TERM`
 * @example
 * const admin = await createMiddleware({ directory: "shop", ...createMiddlewareReporter() });
 */
export function createMiddlewareReporter(
  environment: Readonly<Record<string, string | undefined>> = process.env,
): MiddlewareReporter {
  const { stdout: out, stderr: error } = process;
  const logger = createLogger({ quiet: false, out, error, environment });
  return {
    onBuild({ manifest, warnings, milliseconds }) {
      for (const warning of warnings)
        logger.error(`${describeProblem(warning, logger.paintError, "yellow")}\n`);
      const { length } = manifest.extensions;
      const what = `the admin with ${length} extension${length === 1 ? "" : "s"}`;
      logger.out(`${logger.paint("green", "built")}      ${what}  in ${milliseconds} ms`);
    },
    onUpdate: (update) => reportDevUpdate(update, logger),
    onTrouble: (reason) => logger.error(describeError(reason, logger.paintError, false)),
  };
}
