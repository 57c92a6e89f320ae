import { type Command, Option } from "commander";
import type { BuildOptions } from "../api/build";
import type { Logger } from "../reporting/logger";
import { schemaOf } from "../settings/schema";
import { settingsIn } from "../settings/setting";
import type { GlobalOptions, Perform } from "./command-setup";
import { exitCodeText } from "./exit-codes";
import { addSettingOptions, environmentText, givenFlags } from "./setting-options";
import { configText, dryRunText } from "./shared-options";

type BuildFlags = GlobalOptions & BuildOptions;

async function runBuild(flags: BuildFlags, logger: Logger): Promise<void> {
  const { build } = await import("../api/build");
  const result = await build({ ...flags, isAlone: true });
  const { reportBuild } = await import("../reporting/report-build");
  if (flags.json) logger.data(JSON.stringify({ version: 1, ok: true, ...result }, undefined, 2));
  else reportBuild(result, performance.now(), logger);
}

/** Adds `tillhouse build`. */
export function addBuild(program: Command, perform: Perform): void {
  const settings = settingsIn(schemaOf.build, "build");
  const building = program
    .command("build")
    .description("compile the extensions in src/admin and write the whole admin as a static site");
  addSettingOptions(building, settings)
    .option("-d, --directory <folder>", "the project (default: the working directory)")
    .option("--config <file>", configText)
    .option("--preset <host>", "write files for a host into deploy: docker or static")
    .option("--sourcemap", "write source maps")
    .option("--dry-run", dryRunText)
    .option("--json", "print the result as JSON")
    .addOption(new Option("--shell <folder>", "use a shell of your own").hideHelp())
    .addHelpText("after", environmentText(settings) + exitCodeText)
    .action((_, command: Command) => {
      const flags = givenFlags<BuildFlags>(command);
      return perform((logger) => runBuild(flags, logger), flags);
    });
}
