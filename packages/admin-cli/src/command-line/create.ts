import { basename, resolve } from "node:path";
import { Command, Option } from "commander";
import { CommandError } from "../base/errors";
import { version } from "../base/version";
import type { Logger } from "../reporting/logger";
import type { Perform } from "./command-setup";
import { exitCodes, exitCodeText } from "./exit-codes";
import { type InitFlags, mayAsk, runInit } from "./init";
import { dryRunText } from "./shared-options";

const usualFolder = "my-extension";

async function runCreate(folder: string | undefined, flags: InitFlags, logger: Logger): Promise<void> {
  let directory = folder;
  if (directory === undefined && mayAsk(flags)) {
    const { askFolder } = await import("./init-questions");
    directory = await askFolder(usualFolder);
    if (directory === undefined) {
      logger.error("Nothing was written.");
      process.exitCode = exitCodes.failure;
      return;
    }
  }
  if (directory === undefined)
    throw new CommandError({
      code: "wrong-usage",
      message: "The folder of the new extension is missing.",
      hint: `Name it: npm create tillhouse ${usualFolder}`,
    });
  const name = basename(resolve(directory));
  await runInit({ kind: "extension", name }, { ...flags, directory }, logger);
}

/** The program behind `npm create tillhouse`: a new extension in a folder of its own. */
export function createNewProgram(perform: Perform): Command {
  return new Command("create-tillhouse")
    .description("Starts a Tillhouse extension in a folder of its own.")
    .version(version, "-v, --version", "print the version")
    .helpOption("-h, --help", "print help")
    .argument("[folder]", "where to write it; a dot is the working directory")
    .option("-y, --yes", "ask nothing, use defaults")
    .option("--no-install", "write the files only")
    .option("--dry-run", dryRunText)
    .option("--json", "print what was written as JSON; asks nothing")
    .option("--debug", "print where an error comes from")
    .addOption(new Option("--shell <folder>", "use a shell of your own").hideHelp())
    .addHelpText(
      "after",
      `
Examples:
  npm create tillhouse my-extension
  npm create tillhouse my-extension -- --yes --no-install
${exitCodeText}`,
    )
    .exitOverride()
    .action((folder: string | undefined, flags: InitFlags) =>
      perform((logger) => runCreate(folder, flags, logger), flags),
    );
}
