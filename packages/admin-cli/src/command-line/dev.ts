import type { Command } from "commander";
import type { DevOptions } from "../api/dev";
import type { Logger } from "../reporting/logger";
import { settingsSchema } from "../settings/schema";
import { settingsIn } from "../settings/setting";
import type { GlobalOptions, Perform } from "./command-setup";
import { exitCodeText } from "./exit-codes";
import { runUntilSignal } from "./run-until-signal";
import { addSettingOptions, environmentText, givenFlags } from "./setting-options";
import { addServerOptions } from "./shared-options";

interface DevFlags extends GlobalOptions, DevOptions {
  open?: boolean;
}

async function runDev({ open, ...flags }: DevFlags, logger: Logger): Promise<void> {
  const { dev } = await import("../api/dev");
  const { reportFailure } = await import("../reporting/report");
  const { reportDev, reportDevUpdate, reportDevFailure } = await import("../reporting/report-dev");
  const result = await dev({
    ...flags,
    onUpdate: (update) => reportDevUpdate(update, logger),
    onFailure: (failed) => reportFailure(failed, logger),
    onTrouble: (error) => reportDevFailure(error, logger),
  });
  reportDev(result, performance.now(), logger);
  const stopped = runUntilSignal(result, logger);
  if (open) {
    const { openBrowser } = await import("../dev/open-browser");
    openBrowser(result.url);
  }
  await stopped;
}

/** Adds `tillhouse dev`. */
export function addDev(program: Command, perform: Perform): void {
  const settings = settingsIn(settingsSchema, "dev");
  const developing = program
    .command("dev")
    .description("serve the admin with your extensions, and reload every change");
  addServerOptions(addSettingOptions(developing, settings))
    .option("--open", "open the admin in the browser")
    .addHelpText("after", environmentText(settings) + exitCodeText)
    .action((_, command: Command) => {
      const flags = givenFlags<DevFlags>(command);
      return perform((logger) => runDev(flags, logger), flags);
    });
}
