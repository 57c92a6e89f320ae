import { type Command, Option } from "commander";
import type { MigratePlan, MigrateResult } from "../api/migrate";
import type { Logger } from "../reporting/logger";
import type { GlobalOptions, Perform } from "./command-setup";
import { exitCodes, exitCodeText } from "./exit-codes";
import { dryRunText } from "./shared-options";

interface MigrateFlags extends GlobalOptions {
  directory?: string;
  yes?: boolean;
  dryRun?: boolean;
  undo?: boolean;
  shell?: string;
}

async function show({ files, open }: MigratePlan, logger: Logger): Promise<void> {
  const [{ describeProblem }, { reportChanges }] = await Promise.all([
    import("../reporting/report"),
    import("../reporting/report-changes"),
  ]);
  for (const problem of open) logger.error(`${describeProblem(problem, logger.paintError, "yellow")}\n`);
  reportChanges(files, logger);
}

async function report(result: MigrateResult, flags: MigrateFlags, logger: Logger): Promise<void> {
  const { files, open, written, next, check, officialOutput } = result;
  const count = `${files.length === 0 ? "no" : files.length} ${files.length === 1 ? "file" : "files"}`;
  const byHand = open.length === 0 ? "" : `; ${open.length} to look at by hand`;
  logger.out(`${logger.paint("green", written ? "changed" : "would change")}  ${count}${byHand}`);
  if (officialOutput !== undefined) {
    const { folder, isReplaced } = officialOutput;
    const what = isReplaced
      ? "the next build replaces it"
      : "nothing reads it any more, so you can delete it";
    logger.out(`         ${folder} holds what @medusajs/admin was built into; ${what}`);
  }
  if (check !== undefined) {
    const { describeProblem } = await import("../reporting/report");
    logger.out(`\n${logger.paint("bold", "check")}    what tillhouse says of src/admin`);
    for (const problem of check.mistakes) logger.error(`${describeProblem(problem, logger.paintError)}\n`);
    for (const problem of check.warnings)
      logger.error(`${describeProblem(problem, logger.paintError, "yellow")}\n`);
    const { mistakes, warnings } = check;
    logger.out(`         ${mistakes.length} mistakes, ${warnings.length} warnings`);
  }
  if (written) logger.out(`\n${logger.paint("bold", "next")}     ${next.join("\n         ")}`);
  else if (files.length > 0 && !flags.dryRun)
    logger.error("Nothing was written. To write it without being asked: --yes");
  if (written && !flags.undo) logger.out(`${logger.paint("bold", "undo")}     npx tillhouse migrate --undo`);
}

async function runMigrate(flags: MigrateFlags, logger: Logger): Promise<void> {
  const { migrate } = await import("../api/migrate");
  const isTerminal = process.stdin.isTTY === true && process.stdout.isTTY === true;
  const confirm = async (planned: MigratePlan): Promise<boolean> => {
    if (flags.json) return flags.yes === true;
    await show(planned, logger);
    if (flags.yes) return true;
    if (!isTerminal) return false;
    const { confirm: ask, isCancel } = await import("@clack/prompts");
    const answer = await ask({ message: "Write these changes?" });
    return !isCancel(answer) && answer;
  };
  const result = await migrate({ ...flags, confirm });
  if (flags.json) {
    const ok = result.open.length === 0;
    logger.data(JSON.stringify({ version: 1, ok, ...result }, undefined, 2));
    if (!ok) process.exitCode = exitCodes.failure;
    return;
  }
  // Nobody was asked, so nothing has been shown.
  if (flags.dryRun || result.files.length === 0) await show(result, logger);
  await report(result, flags, logger);
  const isRefused = !result.written && !flags.dryRun && result.files.length > 0;
  if (isRefused || result.open.length > 0) process.exitCode = exitCodes.failure;
}

/** Adds `tillhouse migrate`. */
export function addMigrate(program: Command, perform: Perform): void {
  program
    .command("migrate")
    .description("put the plugin in the place of @medusajs/admin in a Medusa project")
    .option("-d, --directory <folder>", "the folder with medusa-config.js (default: the working directory)")
    .option("-y, --yes", "write without asking")
    .option("--dry-run", dryRunText)
    .option("--undo", "take back what the last run has changed")
    .option("--json", "print the result as JSON; asks nothing, and writes only with --yes")
    .addOption(new Option("--shell <folder>", "use a shell of your own").hideHelp())
    .addHelpText("after", exitCodeText)
    .action((_, command: Command) => {
      const flags = command.optsWithGlobals<MigrateFlags>();
      return perform((logger) => runMigrate(flags, logger), flags);
    });
}
