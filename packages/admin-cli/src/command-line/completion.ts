import type { Command } from "commander";
import type { Logger } from "../reporting/logger";
import { settingsSchema } from "../settings/schema";
import { settingsIn } from "../settings/setting";
import type { GlobalOptions, Perform } from "./command-setup";
import { exitCodeText } from "./exit-codes";

async function runCompletion(shell: string, command: Command, logger: Logger): Promise<void> {
  const { completion, completionShells } = await import("../api/completion");
  const { describeProgram } = await import("../completion/describe-program");
  const { presetNames } = await import("../presets/preset");
  const { loadShell } = await import("../site/shell");
  const { zonesOf } = await import("../templates/choose-template");
  const { initKinds } = await import("../templates/template");
  // Without the admin itself everything but the zones of its own can be completed.
  const admin = await loadShell().then(
    (found) => found,
    () => ({ zones: [] }),
  );
  const offers = {
    "--zone": zonesOf(admin).sort(),
    ...Object.fromEntries(
      settingsIn(settingsSchema).flatMap(({ flag, words }) => (flag && words ? [[flag, words]] : [])),
    ),
    "--preset": presetNames,
    completion: completionShells,
    init: initKinds,
  };
  const program = describeProgram(command.parent ?? command, offers);
  logger.data((await completion({ shell, program })).trimEnd());
}

/** Adds `tillhouse completion`. */
export function addCompletion(program: Command, perform: Perform): void {
  program
    .command("completion <shell>")
    .description("print a completion script for bash, zsh or fish")
    .addHelpText(
      "after",
      `
Examples:
  eval "$(tillhouse completion bash)"      in ~/.bashrc
  eval "$(tillhouse completion zsh)"       in ~/.zshrc, after compinit
  tillhouse completion fish > ~/.config/fish/completions/tillhouse.fish
${exitCodeText}`,
    )
    .action((shell: string, _: GlobalOptions, command: Command) =>
      perform((logger) => runCompletion(shell, command, logger), command.optsWithGlobals<GlobalOptions>()),
    );
}
