import { type Command, Option } from "commander";
import type { InfoResult } from "../api/info";
import type { Logger } from "../reporting/logger";
import type { GlobalOptions, Perform } from "./command-setup";
import { exitCodeText } from "./exit-codes";
import { configText } from "./shared-options";

interface InfoFlags extends GlobalOptions {
  directory?: string;
  updates?: boolean;
  config?: string;
  shell?: string;
}

async function report(result: InfoResult, logger: Logger): Promise<void> {
  const { versions, updates, machine, packageManager, paths, extensions, mistakes, shell } = result;
  const { table } = await import("../reporting/report");
  const parts = (counts: Record<string, number>): string =>
    Object.entries(counts)
      .map(([kind, count]) => `${count} ${kind}`)
      .join(", ");
  const section = (name: string, rows: string[][]): void => {
    logger.out(logger.paint("bold", name));
    logger.out(rows.length === 0 ? "  none" : table(rows));
  };
  section("versions", Object.entries(versions));
  if (updates !== undefined) {
    const { newer, next, failure } = updates;
    if (newer.length > 0 || failure === undefined)
      section(
        "newer versions",
        newer.map(({ name, installed, latest }) => [name, installed, latest]),
      );
    if (failure !== undefined) logger.error(`${logger.paintError("yellow", "warning")}  ${failure}`);
    if (next.length > 0) logger.out(`  ${logger.paint("bold", "next")}  ${next.join("\n        ")}`);
  }
  section("machine", [
    ["node", machine.node],
    ["system", machine.system],
    ["processors", String(machine.processors)],
    ["memory", machine.memory],
    ["packages by", packageManager],
  ]);
  section("paths", Object.entries(paths));
  section(
    "extensions",
    extensions.map(({ id, parts: counts }) => [id, parts(counts)]),
  );
  if (mistakes > 0) logger.out(logger.paint("yellow", `  ${mistakes} mistakes; tillhouse check tells them`));
  section("shell", [
    ["zones", String(shell.zones)],
    ["ids", String(shell.ids)],
    ["routes", String(shell.routes)],
    ["shared packages", String(shell.shared)],
  ]);
}

async function runInfo(flags: InfoFlags, logger: Logger): Promise<void> {
  const { info } = await import("../api/info");
  const result = await info(flags);
  if (flags.json) logger.data(JSON.stringify({ ...result, ok: true }, undefined, 2));
  else await report(result, logger);
}

/** Adds `tillhouse info`. */
export function addInfo(program: Command, perform: Perform): void {
  program
    .command("info")
    .description("print versions, machine, extensions and paths for a bug report; no secrets")
    .option("--config <file>", configText)
    .option("-d, --directory <folder>", "the project (default: the working directory)")
    .option("--updates", "ask the registry of npm for newer versions (default: nobody is asked)")
    .option("--json", "print the result as JSON")
    .addOption(new Option("--shell <folder>", "use a shell of your own").hideHelp())
    .addHelpText("after", exitCodeText)
    .action((_, command: Command) => {
      const flags = command.optsWithGlobals<InfoFlags>();
      return perform((logger) => runInfo(flags, logger), flags);
    });
}
