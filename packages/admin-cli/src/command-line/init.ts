import { relative } from "node:path";
import { type Command, Option } from "commander";
import type { InitPlan, InitResult } from "../api/init";
import type { Logger } from "../reporting/logger";
import type { GlobalOptions, Perform } from "./command-setup";
import { exitCodes, exitCodeText } from "./exit-codes";
import { dryRunText } from "./shared-options";

/** Flags of `init`. */
export interface InitFlags extends GlobalOptions {
  zone?: string;
  directory?: string;
  yes?: boolean;
  dryRun?: boolean;
  /** Not said: asked for on a terminal, and no elsewhere. */
  install?: boolean;
  shell?: string;
}

function describePlan(plan: InitPlan, logger: Logger): string {
  const place = relative(process.cwd(), plan.directory);
  const words = { create: logger.paint("green", "create"), add: logger.paint("yellow", "add to") };
  return plan.files
    .map(({ path, action }) => `${words[action]}  ${place === "" ? "" : `${place}/`}${path}`)
    .join("\n");
}

function report(result: InitResult, logger: Logger): void {
  if (!result.written) {
    logger.error("Nothing was written.");
    return;
  }
  const [first = "", ...rest] = result.next;
  logger.out(`\n${logger.paint("bold", "next")}    ${[first, ...rest].join("\n        ")}`);
}

/** Whether somebody sits at a terminal and wants to be asked. */
export function mayAsk({ yes, json, dryRun }: InitFlags): boolean {
  return process.stdin.isTTY === true && process.stdout.isTTY === true && !yes && !json && !dryRun;
}

/** Does what `init` does, and prints it. */
export async function runInit(
  words: { kind?: string; name?: string },
  flags: InitFlags,
  logger: Logger,
): Promise<void> {
  const { init } = await import("../api/init");
  const answers = { ...words, ...flags };
  if (flags.dryRun) {
    const result = await init(answers);
    if (flags.json) logger.data(JSON.stringify({ version: 1, ok: true, ...result }, undefined, 2));
    else logger.out(`${describePlan(result, logger)}\nNothing was written.`);
    return;
  }
  if (!mayAsk(flags)) {
    const result = await init({
      ...answers,
      confirm: async (plan) => {
        if (!flags.json) logger.out(describePlan(plan, logger));
        return true;
      },
    });
    if (flags.json) logger.data(JSON.stringify({ version: 1, ok: true, ...result }, undefined, 2));
    else report(result, logger);
    return;
  }
  const { askForInit, askToInstall, askToWrite } = await import("./init-questions");
  const asked = await askForInit(answers);
  const result =
    asked === undefined
      ? undefined
      : await init({
          ...asked,
          confirm: (plan) => askToWrite(describePlan(plan, logger)),
          install: flags.install ?? askToInstall,
        });
  if (result === undefined) logger.error("Nothing was written.");
  else report(result, logger);
  if (result?.written !== true) process.exitCode = exitCodes.failure;
}

/** Adds `tillhouse init`. */
export function addInit(program: Command, perform: Perform): void {
  program
    .command("init [kind] [name]")
    .description("create an extension, or add a widget, page, settings card or resource to a project")
    .option("--zone <zone>", "the zone of a widget (default: order.details.after)")
    .option("-d, --directory <folder>", "the project (default: the working directory)")
    .option("-y, --yes", "ask nothing, use defaults")
    .option("--dry-run", dryRunText)
    .option("--install", "install the packages that are missing (default: asked on a terminal)")
    .option("--no-install", "install nothing, and do not ask")
    .option("--json", "print what was written as JSON; asks nothing")
    .addOption(new Option("--shell <folder>", "use a shell of your own").hideHelp())
    .addHelpText(
      "after",
      `
Kinds: extension (a new project, with a widget), widget, page, settings, resource.
On a terminal it asks for what is missing. It never overwrites a file.

Examples:
  tillhouse init
  tillhouse init widget packing-note --zone order.details.after
  tillhouse init page loyalty/[id]
${exitCodeText}`,
    )
    .action((kind: string | undefined, name: string | undefined, _: InitFlags, command: Command) => {
      const flags = command.optsWithGlobals<InitFlags>();
      return perform((logger) => runInit({ kind, name }, flags, logger), flags);
    });
}
