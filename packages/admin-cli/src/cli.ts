import { Command, CommanderError } from "commander";
import { CommandError, systemCode } from "./base/errors";
import { version } from "./base/version";
import { addBuild } from "./command-line/build";
import { addBundle } from "./command-line/bundle";
import { addCheck } from "./command-line/check";
import type { AddCommand, Perform } from "./command-line/command-setup";
import { addCompletion } from "./command-line/completion";
import { createNewProgram } from "./command-line/create";
import { addDev } from "./command-line/dev";
import { addDoctor } from "./command-line/doctor";
import { exitCodeOf, exitCodes, exitCodeText } from "./command-line/exit-codes";
import { addInfo } from "./command-line/info";
import { addInit } from "./command-line/init";
import { addMigrate } from "./command-line/migrate";
import { addServe } from "./command-line/serve";
import { addTypegen } from "./command-line/typegen";
import { addUpgrade } from "./command-line/upgrade";
import { createLogger } from "./reporting/logger";

/** Every command, in the order of the help. */
const commands: readonly AddCommand[] = [
  addInit,
  addDev,
  addCheck,
  addServe,
  addBuild,
  addBundle,
  addTypegen,
  addUpgrade,
  addMigrate,
  addDoctor,
  addInfo,
  addCompletion,
];

function createProgram(perform: Perform): Command {
  const program = new Command("tillhouse")
    .description("Serves the Tillhouse back-office and compiles its extensions.")
    .version(version, "-v, --version", "print the version")
    .helpOption("-h, --help", "print help")
    .option("--quiet", "print warnings and errors only")
    .option("--debug", "print where an error comes from")
    .showHelpAfterError("Run tillhouse --help to see what there is.")
    .exitOverride()
    .addHelpText("after", exitCodeText);

  for (const add of commands) add(program, perform);
  return program;
}

/** Runs a program. The only place that prints failures and sets the exit code. */
async function runProgram(make: (perform: Perform) => Command, words: readonly string[]): Promise<void> {
  // Whoever reads the output may have read enough, as `head` does.
  for (const stream of [process.stdout, process.stderr])
    stream.on("error", (error) => {
      if (systemCode(error) !== "EPIPE") throw error;
    });
  const streams = { out: process.stdout, error: process.stderr, environment: process.env };
  const program = make(async (work, { quiet = false, debug = false, json = false }) => {
    const logger = createLogger({ ...streams, quiet });
    try {
      await work(logger);
    } catch (error) {
      const { describeError } = await import("./reporting/report");
      if (json && error instanceof CommandError) {
        const { code, message, hint, details } = error;
        const refused = { version: 1, ok: false, error: { code, message, hint, details } };
        logger.data(JSON.stringify(refused, undefined, 2));
      }
      logger.error(describeError(error, logger.paintError, debug));
      process.exitCode = exitCodeOf(error);
    }
  });
  try {
    await program.parseAsync([...words], { from: "user" });
  } catch (error) {
    // Commander has printed its message; help and version end this way as well, with 0.
    if (!(error instanceof CommanderError)) throw error;
    process.exitCode = error.exitCode === 0 ? exitCodes.done : exitCodes.usage;
  }
}

/**
 * Runs `tillhouse`. Without words it prints its help.
 *
 * @param words the words after the program's name.
 */
export async function run(words: readonly string[]): Promise<void> {
  await runProgram(createProgram, words.length === 0 ? ["--help"] : words);
}

/**
 * Runs `create-tillhouse`, which `npm create tillhouse` starts: `init` in a folder of its own, with its packages.
 *
 * @param words the words after the program's name: a folder and flags.
 * @example await create(["my-extension", "--yes"]);
 */
export async function create(words: readonly string[]): Promise<void> {
  await runProgram(createNewProgram, words);
}
