import type { Command } from "commander";
import type { ServeOptions } from "../api/serve";
import type { Logger } from "../reporting/logger";
import { settingsSchema } from "../settings/schema";
import { settingsIn } from "../settings/setting";
import type { GlobalOptions, Perform } from "./command-setup";
import { exitCodeText } from "./exit-codes";
import { runUntilSignal } from "./run-until-signal";
import { addSettingOptions, environmentText, givenFlags } from "./setting-options";
import { addServerOptions } from "./shared-options";

async function runServe(flags: ServeOptions, logger: Logger): Promise<void> {
  const { serve } = await import("../api/serve");
  const { reportFailure, reportServe } = await import("../reporting/report");
  const result = await serve({ ...flags, onFailure: (failed) => reportFailure(failed, logger) });
  reportServe(result, performance.now(), logger);
  await runUntilSignal(result, logger);
}

/** Adds `tillhouse serve`. */
export function addServe(program: Command, perform: Perform): void {
  const settings = settingsIn(settingsSchema, "serve");
  const serving = program.command("serve").description("serve the admin: your build, or the built-in admin");
  addServerOptions(addSettingOptions(serving, settings))
    .addHelpText("after", environmentText(settings) + exitCodeText)
    .action((_, command: Command) => {
      const flags = givenFlags<GlobalOptions & ServeOptions>(command);
      return perform((logger) => runServe(flags, logger), flags);
    });
}
