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
Environment (a flag wins over it, and it over tillhouse.config.ts):
  TILLHOUSE_PORT, TILLHOUSE_HOST, TILLHOUSE_BASE_PATH, TILLHOUSE_CONNECT, TILLHOUSE_FRAME_ANCESTORS,
  TILLHOUSE_TRUST_PROXY, TILLHOUSE_HSTS, TILLHOUSE_BODY_LIMIT, TILLHOUSE_ANALYTICS_WRITE_KEY,
  TILLHOUSE_ANALYTICS_CDN, TILLHOUSE_ANALYTICS_API_HOST
  TILLHOUSE_BACKEND, else MEDUSA_ADMIN_BACKEND_URL, else MEDUSA_BACKEND_URL
${brandEnvironment}`;

interface ServeFlags extends ServerFlags {
  proxy: boolean;
  outDir?: string;
  connect?: string[];
  frameAncestors?: string[];
  trustProxy?: boolean;
  hsts?: boolean;
  bodyLimit?: string;
  analyticsWriteKey?: string;
  analyticsCdn?: string;
  analyticsApiHost?: string;
}

async function runServe(flags: ServeFlags, logger: Logger): Promise<void> {
  const { serve } = await import("../commands/serve");
  const { reportFailure, reportServe } = await import("../report");
  // Commander gives `proxy: true` where the flag is absent, which must not count as a choice.
  const result = await serve({
    ...flags,
    proxy: flags.proxy ? undefined : false,
    onFailure: (failed) => reportFailure(failed, logger),
  });
  reportServe(result, performance.now(), logger);
  await untilStopped(result, logger);
}

/** Adds `tillhouse serve`. */
export function addServe(program: Command, perform: Perform): void {
  const serving = addServerOptions(
    program.command("serve").description("serve the admin: your build, or the admin as it comes"),
  )
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
    .option("--out-dir <folder>", "the output of tillhouse build (default: build)");
  addSignInOptions(addBrandOptions(serving))
    .addHelpText("after", environmentText + exitCodeText)
    .action((_, command: Command) => {
      const flags = command.optsWithGlobals<ServeFlags>();
      return perform((logger) => runServe(flags, logger), flags);
    });
}
