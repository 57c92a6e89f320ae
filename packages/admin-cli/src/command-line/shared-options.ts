import { type Command, Option } from "commander";

/** What `--mock` does. */
const mockText =
  "use a store in memory instead of a backend: default, empty-shop, large-catalogue, slow, failing or flags-off";

/** What `--config` means: the same for every command. */
export const configText =
  "the configuration file (default: tillhouse.config.ts or .js, .json … of the project)";

/** What `--dry-run` does: the same for every command that writes. */
export const dryRunText = "write nothing; show what would change";

/** Which project is served, and with which store: the same for every command that serves the admin. */
export function addServerOptions(command: Command): Command {
  return command
    .option("--mock [scenario]", mockText)
    .option("-d, --directory <folder>", "the project (default: the working directory)")
    .option("--config <file>", configText)
    .addOption(new Option("--shell <folder>", "serve a shell of your own").hideHelp());
}
