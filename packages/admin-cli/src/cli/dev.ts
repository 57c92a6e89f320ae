import type { Command } from "commander";
import type { Logger } from "../logger";
import type { Perform } from "./command-setup";
import { exitCodeText } from "./exit-codes";
import {
  addBrandOptions,
  addServerOptions,
  addSignInOptions,
  brandEnvironment,
  type ServerFlags,
} from "./shared-options";
import { untilStopped } from "./until-stopped";

const environmentText = `
Environment (a flag wins):
  TILLHOUSE_PORT, TILLHOUSE_HOST, TILLHOUSE_BASE_PATH
  TILLHOUSE_BACKEND, else MEDUSA_ADMIN_BACKEND_URL, else MEDUSA_BACKEND_URL
${brandEnvironment}`;

interface DevFlags extends ServerFlags {
  open?: boolean;
}

async function runDev({ open, ...flags }: DevFlags, logger: Logger): Promise<void> {
  const { dev } = await import("../commands/dev");
  const { reportFailure } = await import("../report");
  const { reportDev, reportDevUpdate, reportTrouble } = await import("../report-dev");
  const result = await dev({
    ...flags,
    onUpdate: (update) => reportDevUpdate(update, logger),
    onFailure: (failed) => reportFailure(failed, logger),
    onTrouble: (error) => reportTrouble(error, logger),
  });
  reportDev(result, performance.now(), logger);
  const stopped = untilStopped(result, logger);
  if (open) {
    const { openBrowser } = await import("../dev/open-browser");
    openBrowser(result.url);
  }
  await stopped;
}

/** Adds `tillhouse dev`. */
export function addDev(program: Command, perform: Perform): void {
  const developing = addServerOptions(
    program.command("dev").description("serve the admin with your extensions, and show every change at once"),
  ).option("--open", "open the admin in the browser");
  addSignInOptions(addBrandOptions(developing))
    .addHelpText("after", environmentText + exitCodeText)
    .action((_, command: Command) => {
      const flags = command.optsWithGlobals<DevFlags>();
      return perform((logger) => runDev(flags, logger), flags);
    });
}
