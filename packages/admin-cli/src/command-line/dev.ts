import type { Command } from "commander";
import type { DevOptions } from "../api/dev";
import type { Logger } from "../reporting/logger";
import { settingsSchema } from "../settings/schema";
import { settingsIn } from "../settings/setting";
import type { GlobalOptions, Perform } from "./command-setup";
import { exitCodeText } from "./exit-codes";
import { listenToKeys } from "./listen-to-keys";
import { firstSignal, stopServer, warnOfBackend } from "./run-until-signal";
import { addSettingOptions, environmentText, givenFlags } from "./setting-options";
import { addServerOptions } from "./shared-options";

interface DevFlags extends GlobalOptions, DevOptions {
  open?: boolean;
}

async function openPage(url: string): Promise<void> {
  const { openBrowser } = await import("../dev/open-browser");
  openBrowser(url);
}

/** Serves until somebody ends it, and starts anew whenever the configuration has changed or somebody asks for it. */
async function runDev({ open, ...flags }: DevFlags, logger: Logger): Promise<void> {
  const { dev, checkDevOptions } = await import("../api/dev");
  const { reportFailure } = await import("../reporting/report");
  const report = await import("../reporting/report-dev");
  const { galleryPath } = await import("../dev/dev-files");
  const signal = firstSignal();
  const hasKeys = process.stdin.isTTY === true;
  let began = performance.timeOrigin;
  let kept: Pick<DevOptions, "port"> = {};
  let picksPort = false;
  for (let isFirst = true; ; isFirst = false) {
    let end: (reason: string | undefined) => void = () => {};
    const ended = new Promise<string | undefined>((resolve) => {
      end = resolve;
    });
    /** What cannot be used is told, and the admin that runs goes on. */
    const restart = (reason: string): Promise<void> =>
      checkDevOptions(flags).then(
        (next) => {
          picksPort = next.picksPort;
          end(reason);
        },
        (error: unknown) => report.reportBadConfiguration(error, logger),
      );
    const server = await dev({
      ...flags,
      ...kept,
      onUpdate: (update) => report.reportDevUpdate(update, logger),
      onFailure: (failed) => reportFailure(failed, logger),
      onConfigurationChange: (file) => void restart(`${file} has changed`),
      onTrouble: (error) => report.reportDevFailure(error, logger),
    });
    const milliseconds = performance.timeOrigin + performance.now() - began;
    report.reportDev(server, { milliseconds, hasKeys }, logger);
    warnOfBackend(server, logger);
    if (isFirst && open) await openPage(server.url);
    const stopKeys = listenToKeys(
      process.stdin,
      {
        r: { label: "start anew", run: () => void restart("as you asked") },
        o: { label: "open the admin in the browser", run: () => void openPage(server.url) },
        g: {
          label: "open the gallery of components in the browser",
          run: () => void openPage(server.url + galleryPath),
        },
        q: { label: "stop", run: () => end(undefined) },
      },
      (line) => logger.out(line),
    );
    const reason = await Promise.race([ended, signal.then(() => undefined)]);
    stopKeys();
    if (reason === undefined) return stopServer(server, logger);
    report.reportRestart(reason, logger);
    began = performance.timeOrigin + performance.now();
    // An address that was picked stays: pages that are open find the admin again.
    kept = picksPort ? { port: server.port } : {};
    await server.close();
  }
}

/** Adds `tillhouse dev`. */
export function addDev(program: Command, perform: Perform): void {
  const settings = settingsIn(settingsSchema, "dev");
  const developing = program
    .command("dev")
    .description("serve the admin with your extensions, and reload every change");
  addServerOptions(addSettingOptions(developing, settings))
    .option(
      "--mock-endpoints [scenario]",
      "answer at the endpoints of src/admin/mock, and pass everything else on to the backend",
    )
    .option("--open", "open the admin in the browser")
    .addHelpText("after", environmentText(settings) + exitCodeText)
    .action((_, command: Command) => {
      const flags = givenFlags<DevFlags>(command);
      return perform((logger) => runDev(flags, logger), flags);
    });
}
