import { type Command, Option } from "commander";
import type { BrandSettings } from "../brand-settings";
import type { Logger } from "../logger";
import type { SignInSettings } from "../sign-in-settings";
import type { GlobalOptions, Perform } from "./command-setup";
import { exitCodeText } from "./exit-codes";
import { addBrandOptions, addSignInOptions, brandEnvironment, configText, mockText } from "./shared-options";
import { stopOnSignals } from "./stop-on-signals";

const environmentText = `
Environment (a flag wins):
  TILLHOUSE_PORT, TILLHOUSE_HOST, TILLHOUSE_BASE_PATH
  TILLHOUSE_BACKEND, else MEDUSA_ADMIN_BACKEND_URL, else MEDUSA_BACKEND_URL
${brandEnvironment}`;

interface DevFlags extends GlobalOptions, Partial<BrandSettings & SignInSettings> {
  directory?: string;
  config?: string;
  port?: string;
  host?: string;
  basePath?: string;
  backend?: string;
  mock?: string | boolean;
  open?: boolean;
  shell?: string;
}

async function runDev({ open, ...flags }: DevFlags, logger: Logger): Promise<void> {
  const { dev } = await import("../commands/dev");
  const { reportFailure, warnBackend } = await import("../report");
  const { reportDev, reportDevUpdate, reportTrouble } = await import("../report-dev");
  const result = await dev({
    ...flags,
    onUpdate: (update) => reportDevUpdate(update, logger),
    onFailure: (failed) => reportFailure(failed, logger),
    onTrouble: (error) => reportTrouble(error, logger),
  });
  reportDev(result, performance.now(), logger);
  const stopped = stopOnSignals(result.close, logger);
  if (open) {
    const { openBrowser } = await import("../dev/open-browser");
    openBrowser(result.url);
  }
  result.backendProblem.then((reason) => {
    if (reason !== undefined) warnBackend(reason, result.configuration.backend, logger);
  });
  await stopped;
}

/** Adds `tillhouse dev`. */
export function addDev(program: Command, perform: Perform): void {
  const developing = program
    .command("dev")
    .description("serve the admin with your extensions, and show every change at once")
    .option("-p, --port <number>", "port to listen on (default: 7001)")
    .option("--host <name>", "host to listen on (default: localhost)")
    .option("--base-path <path>", "where the admin lives on its address (default: /app)")
    .option("--backend <url>", "the Medusa backend (default: http://localhost:9000)")
    .option("--mock [scenario]", mockText)
    .option("--open", "open the admin in the browser")
    .option("-d, --directory <folder>", "the project (default: the working directory)")
    .option("--config <file>", configText);
  addSignInOptions(addBrandOptions(developing))
    .addOption(new Option("--shell <folder>", "use a shell of your own").hideHelp())
    .addHelpText("after", environmentText + exitCodeText)
    .action((_, command: Command) => {
      const flags = command.optsWithGlobals<DevFlags>();
      return perform((logger) => runDev(flags, logger), flags);
    });
}
