import { type Command, Option } from "commander";
import type { CheckResult } from "../api/check";
import type { Logger } from "../reporting/logger";
import type { GlobalOptions, Perform } from "./command-setup";
import { exitCodes, exitCodeText } from "./exit-codes";
import { configText } from "./shared-options";

interface CheckFlags extends GlobalOptions {
  directory?: string;
  config?: string;
  strict?: boolean;
  types?: boolean;
  sarif?: boolean;
  shell?: string;
}

async function print(result: CheckResult, flags: CheckFlags, logger: Logger): Promise<void> {
  if (flags.sarif) {
    const { toSarif } = await import("../reporting/report-sarif");
    logger.data(JSON.stringify(toSarif(result), undefined, 2));
    return;
  }
  const { checkJson, reportCheck } = await import("../reporting/report-check");
  if (flags.json) logger.data(JSON.stringify(checkJson(result), undefined, 2));
  else reportCheck(result, flags.strict === true, logger);
}

async function runCheck(flags: CheckFlags, logger: Logger): Promise<void> {
  const { check } = await import("../api/check");
  const result = await check(flags);
  await print(result, flags, logger);
  if (!result.ok) process.exitCode = exitCodes.failure;
}

/** Adds `tillhouse check`. */
export function addCheck(program: Command, perform: Perform): void {
  program
    .command("check")
    .description("find all mistakes in the extensions and the configuration; writes nothing")
    .option("-d, --directory <folder>", "the project (default: the working directory)")
    .option("--config <file>", configText)
    .option("--strict", "treat warnings as mistakes")
    .option("--types", "also check types, with the project's own TypeScript")
    .addOption(new Option("--json", "print the result as JSON").conflicts("sarif"))
    .addOption(new Option("--sarif", "print the result as SARIF 2.1.0, as code hosts and editors read it"))
    .addOption(new Option("--shell <folder>", "use a shell of your own").hideHelp())
    .addHelpText(
      "after",
      `
build and dev judge by the same rules, in the same words.

Examples:
  tillhouse check
  tillhouse check --strict --types
  tillhouse check --sarif > tillhouse.sarif
${exitCodeText}`,
    )
    .action((_, command: Command) => {
      const flags = command.optsWithGlobals<CheckFlags>();
      return perform((logger) => runCheck(flags, logger), flags);
    });
}
