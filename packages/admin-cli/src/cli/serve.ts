import { type Command, Option } from "commander";
import type { BrandSettings } from "../brand-settings";
import type { Logger } from "../logger";
import type { SignInSettings } from "../sign-in-settings";
import type { GlobalOptions, Perform } from "./command-setup";
import { exitCodeText } from "./exit-codes";
import { addBrandOptions, addSignInOptions, brandEnvironment, configText, mockText } from "./shared-options";
import { stopOnSignals } from "./stop-on-signals";

const environmentText = `
Environment (a flag wins over it, and it over tillhouse.config.ts):
  TILLHOUSE_PORT, TILLHOUSE_HOST, TILLHOUSE_BASE_PATH, TILLHOUSE_CONNECT, TILLHOUSE_FRAME_ANCESTORS,
  TILLHOUSE_TRUST_PROXY, TILLHOUSE_HSTS, TILLHOUSE_BODY_LIMIT, TILLHOUSE_ANALYTICS_WRITE_KEY,
  TILLHOUSE_ANALYTICS_CDN, TILLHOUSE_ANALYTICS_API_HOST
  TILLHOUSE_BACKEND, else MEDUSA_ADMIN_BACKEND_URL, else MEDUSA_BACKEND_URL
${brandEnvironment}`;

interface ServeFlags extends GlobalOptions, Partial<BrandSettings & SignInSettings> {
  directory?: string;
  config?: string;
  port?: string;
  host?: string;
  basePath?: string;
  backend?: string;
  proxy: boolean;
  mock?: string | boolean;
  outDir?: string;
  connect?: string[];
  frameAncestors?: string[];
  trustProxy?: boolean;
  hsts?: boolean;
  bodyLimit?: string;
  analyticsWriteKey?: string;
  analyticsCdn?: string;
  analyticsApiHost?: string;
  shell?: string;
}

async function runServe(flags: ServeFlags, logger: Logger): Promise<void> {
  const { serve } = await import("../commands/serve");
  const { reportFailure, reportServe, warnBackend } = await import("../report");
  // Commander gives `proxy: true` where the flag is absent, which must not count as a choice.
  const result = await serve({
    ...flags,
    proxy: flags.proxy ? undefined : false,
    onFailure: (failed) => reportFailure(failed, logger),
  });
  reportServe(result, performance.now(), logger);
  const stopped = stopOnSignals(result.close, logger);
  result.backendProblem.then((reason) => {
    if (reason !== undefined) warnBackend(reason, result.configuration.backend, logger);
  });
  await stopped;
}

/** Adds `tillhouse serve`. */
export function addServe(program: Command, perform: Perform): void {
  const serving = program
    .command("serve")
    .description("serve the admin: your build, or the admin as it comes")
    .option("-p, --port <number>", "port to listen on (default: 7001)")
    .option("--host <name>", "host to listen on (default: localhost)")
    .option("--base-path <path>", "where the admin lives on its address (default: /app)")
    .option("--backend <url>", "the Medusa backend (default: http://localhost:9000)")
    .option("--mock [scenario]", mockText)
    .option("--no-proxy", "let the page call the backend directly instead of through this server")
    .option("--connect <origins...>", "further origins that the page may call")
    .option(
      "--frame-ancestors <origins...>",
      "origins whose pages may show the admin in a frame (default: none)",
    )
    .option("--trust-proxy", "believe what a proxy in front says about clients (X-Forwarded-*)")
    .option("--hsts", "tell browsers to reach this host by https only")
    .option("--body-limit <megabytes>", "how large an upload may be (default: 200)")
    .option("--analytics-write-key <key>", "send usage data of those who allow it to a source at Segment")
    .option("--analytics-cdn <url>", "where that source's settings come from (default: Segment)")
    .option("--analytics-api-host <url>", "where usage data goes to (default: Segment)")
    .option("--out-dir <folder>", "the output of tillhouse build (default: build)")
    .option("--config <file>", configText)
    .option("-d, --directory <folder>", "the project (default: the working directory)");
  addSignInOptions(addBrandOptions(serving))
    .addOption(new Option("--shell <folder>", "serve a shell of your own").hideHelp())
    .addHelpText("after", environmentText + exitCodeText)
    .action((_, command: Command) => {
      const flags = command.optsWithGlobals<ServeFlags>();
      return perform((logger) => runServe(flags, logger), flags);
    });
}
