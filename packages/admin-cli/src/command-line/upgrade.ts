import { type Command, Option } from "commander";
import type { UpgradeResult } from "../api/upgrade";
import type { Logger } from "../reporting/logger";
import type { GlobalOptions, Perform } from "./command-setup";
import { exitCodeText } from "./exit-codes";
import { dryRunText } from "./shared-options";

interface UpgradeFlags extends GlobalOptions {
  directory?: string;
  dryRun?: boolean;
  shell?: string;
}

async function report({ files, open, written }: UpgradeResult, logger: Logger): Promise<void> {
  const { describeProblem } = await import("../reporting/report");
  const { reportChanges } = await import("../reporting/report-changes");
  for (const problem of open) logger.error(`${describeProblem(problem, logger.paintError, "yellow")}\n`);
  reportChanges(files, logger);
  const count = `${files.length === 0 ? "no" : files.length} ${files.length === 1 ? "file" : "files"}`;
  const byHand = open.length === 0 ? "" : `; ${open.length} to change by hand`;
  logger.out(`${logger.paint("green", written ? "changed" : "would change")}  ${count}${byHand}`);
  if (written && files.length > 0) logger.out("next     npx tillhouse check --types");
}

async function runUpgrade(flags: UpgradeFlags, logger: Logger): Promise<void> {
  const { upgrade } = await import("../api/upgrade");
  const result = await upgrade(flags);
  if (flags.json)
    logger.data(JSON.stringify({ version: 1, ok: result.open.length === 0, ...result }, undefined, 2));
  else await report(result, logger);
}

/** Adds `tillhouse upgrade`. */
export function addUpgrade(program: Command, perform: Perform): void {
  program
    .command("upgrade")
    .description("rewrite the extensions for the installed version of the SDK")
    .option("-d, --directory <folder>", "the project (default: the working directory)")
    .option("--dry-run", dryRunText)
    .option("--json", "print the result as JSON")
    .addOption(new Option("--shell <folder>", "use a shell of your own").hideHelp())
    .addHelpText("after", exitCodeText)
    .action((_, command: Command) => {
      const flags = command.optsWithGlobals<UpgradeFlags>();
      return perform((logger) => runUpgrade(flags, logger), flags);
    });
}
