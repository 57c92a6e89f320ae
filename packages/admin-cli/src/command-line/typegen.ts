import { relative } from "node:path";
import { type Command, Option } from "commander";
import type { Logger } from "../reporting/logger";
import type { GlobalOptions, Perform } from "./command-setup";
import { exitCodes, exitCodeText } from "./exit-codes";
import { configText } from "./shared-options";

interface TypegenFlags extends GlobalOptions {
  directory?: string;
  config?: string;
  check?: boolean;
  shell?: string;
}

async function runTypegen(flags: TypegenFlags, logger: Logger): Promise<void> {
  const { typegen } = await import("../api/typegen");
  const result = await typegen(flags);
  const { changed, zones, ids, messages } = result;
  const isWrong = flags.check === true && changed;
  if (flags.json) logger.data(JSON.stringify({ version: 1, ok: !isWrong, ...result }, undefined, 2));
  else {
    const file = relative(process.cwd(), result.file);
    const what = `${zones} zones, ${ids} ids, ${messages} texts`;
    if (isWrong) logger.error(`${file} is not as it should be. Run tillhouse typegen.`);
    else logger.out(`${logger.paint("green", changed ? "wrote" : "same ")}  ${file}: ${what}`);
  }
  if (isWrong) process.exitCode = exitCodes.failure;
}

/** Adds `tillhouse typegen`. */
export function addTypegen(program: Command, perform: Perform): void {
  program
    .command("typegen")
    .description("write types for the zones, ids and texts of the extensions")
    .option("-d, --directory <folder>", "the project (default: the working directory)")
    .option("--config <file>", configText)
    .option("--check", "write nothing; exit with 1 if the file is out of date")
    .option("--json", "print the result as JSON")
    .addOption(new Option("--shell <folder>", "use a shell of your own").hideHelp())
    .addHelpText("after", exitCodeText)
    .action((_, command: Command) => {
      const flags = command.optsWithGlobals<TypegenFlags>();
      return perform((logger) => runTypegen(flags, logger), flags);
    });
}
