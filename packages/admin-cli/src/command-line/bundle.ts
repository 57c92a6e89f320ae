import { relative } from "node:path";
import { type Command, Option } from "commander";
import type { BundleCommandResult } from "../api/bundle";
import type { Logger } from "../reporting/logger";
import type { GlobalOptions, Perform } from "./command-setup";
import { exitCodeText } from "./exit-codes";
import { configText, dryRunText } from "./shared-options";

interface BundleFlags extends GlobalOptions {
  directory?: string;
  outDir?: string;
  inline?: string[];
  fix?: boolean;
  dryRun?: boolean;
  config?: string;
  shell?: string;
}

async function report(result: BundleCommandResult, logger: Logger): Promise<void> {
  const { extensionBudget, formatSize } = await import("../settings/budgets");
  const { describeProblem, table } = await import("../reporting/report");
  const { id, files, compiled, budgets, peers, external, inlined, warnings, notes } = result;
  for (const warning of warnings) logger.error(`${describeProblem(warning, logger.paintError, "yellow")}\n`);
  logger.out(logger.paint("bold", id));
  logger.out(
    table(
      files.map(({ name, bytes, gzipBytes }) => [
        name,
        formatSize(bytes),
        `compressed ${formatSize(gzipBytes)}`,
      ]),
    ),
  );
  const budget = extensionBudget({ id }, budgets);
  logger.out(
    `  in an admin: ${formatSize(compiled.bytes)}, compressed ${formatSize(compiled.gzipBytes)}${budget === undefined ? "" : ` of ${formatSize(budget)}`}`,
  );
  for (const [what, names] of [
    ["from the admin", peers],
    ["dependencies", external],
    ["inside", inlined],
  ] as const)
    if (names.length > 0) logger.out(`  ${what}: ${names.join(", ")}`);
  for (const note of notes) logger.out(`${logger.paint("yellow", "note")}     ${note}`);
  const place = `${relative(process.cwd(), result.directory) || "."} for version ${result.apiVersion} of the extension contract`;
  if (result.output !== undefined) {
    const { reportComparison } = await import("../reporting/report-comparison");
    if (result.fixed) logger.out("would add  what is missing in package.json");
    reportComparison(result.output, place, logger);
    return;
  }
  if (result.fixed) logger.out(`${logger.paint("green", "set")}      what was missing in package.json`);
  logger.out(`${logger.paint("green", "bundled")}  ${place}`);
}

async function runBundle(flags: BundleFlags, logger: Logger): Promise<void> {
  const { bundle } = await import("../api/bundle");
  const result = await bundle(flags);
  if (flags.json) logger.data(JSON.stringify({ version: 1, ok: true, ...result }, undefined, 2));
  else await report(result, logger);
}

/** Adds `tillhouse bundle`. */
export function addBundle(program: Command, perform: Perform): void {
  program
    .command("bundle")
    .description("turn the extension in src/admin into an npm package")
    .option("-d, --directory <folder>", "the project (default: the working directory)")
    .option("--out-dir <folder>", "output folder (default: dist)")
    .option("--inline <packages...>", 'dependencies to copy into the files, "*" for all (default: none)')
    .option("--fix", "add what is missing to package.json")
    .option("--dry-run", dryRunText)
    .option("--config <file>", configText)
    .option("--json", "print the result as JSON")
    .addOption(new Option("--shell <folder>", "use a shell of your own").hideHelp())
    .addHelpText("after", exitCodeText)
    .action((_, command: Command) => {
      const flags = command.optsWithGlobals<BundleFlags>();
      return perform((logger) => runBundle(flags, logger), flags);
    });
}
