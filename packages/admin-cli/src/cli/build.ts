import { type Command, Option } from "commander";
import type { BrandSettings } from "../brand-settings";
import { CommandError } from "../errors";
import type { Logger } from "../logger";
import type { SignInSettings } from "../sign-in-settings";
import type { GlobalOptions, Perform } from "./command-setup";
import { exitCodeText } from "./exit-codes";
import { addBrandOptions, addSignInOptions, brandEnvironment, configText } from "./shared-options";

interface BuildFlags extends GlobalOptions, Partial<BrandSettings & SignInSettings> {
  directory?: string;
  config?: string;
  outDir?: string;
  basePath?: string;
  backend?: string;
  preset?: string;
  sourcemap?: boolean;
  shell?: string;
  json?: boolean;
}

async function runBuild(flags: BuildFlags, logger: Logger): Promise<void> {
  const { build } = await import("../commands/build");
  try {
    const result = await build({ ...flags, isAlone: true });
    const { reportBuild } = await import("../report-build");
    if (flags.json) logger.data(JSON.stringify({ version: 1, ok: true, ...result }, undefined, 2));
    else reportBuild(result, performance.now(), logger);
  } catch (error) {
    if (flags.json && error instanceof CommandError) {
      const { code, message, hint, details } = error;
      logger.data(
        JSON.stringify({ version: 1, ok: false, error: { code, message, hint, details } }, undefined, 2),
      );
    }
    throw error;
  }
}

/** Adds `tillhouse build`. */
export function addBuild(program: Command, perform: Perform): void {
  const building = program
    .command("build")
    .description("compile the extensions in src/admin and write the whole admin as a static site")
    .option("-d, --directory <folder>", "the project (default: the working directory)")
    .option("--config <file>", configText)
    .option("--out-dir <folder>", "where the output goes (default: build)")
    .option("--base-path <path>", "where the admin will live on its address (default: /app)")
    .option("--backend <url>", "the backend that the page calls (default: its own address)")
    .option("--preset <host>", "write what a host needs into deploy: docker, nginx, caddy or static")
    .option("--sourcemap", "write source maps")
    .option("--json", "print the result as JSON");
  addSignInOptions(addBrandOptions(building))
    .addOption(new Option("--shell <folder>", "use a shell of your own").hideHelp())
    .addHelpText(
      "after",
      `\nEnvironment (a flag wins over it, and it over tillhouse.config.ts):\n${brandEnvironment}${exitCodeText}`,
    )
    .action((_, command: Command) => {
      const flags = command.optsWithGlobals<BuildFlags>();
      return perform((logger) => runBuild(flags, logger), flags);
    });
}
