import type { Logger } from "../reporting/logger";
import { exitCodes } from "./exit-codes";

/** What runs until somebody ends it. */
interface RunningServer {
  close(): Promise<void>;
  backendProblem: Promise<string | undefined>;
  configuration: { backend: string };
}

/** Resolves on the first signal, and ends the process on the second. */
export function firstSignal(): Promise<void> {
  return new Promise((resolve) => {
    let isStopping = false;
    const stop = (): void => {
      if (isStopping) process.exit(exitCodes.failure);
      isStopping = true;
      resolve();
    };
    process.on("SIGINT", stop);
    process.on("SIGTERM", stop);
  });
}

/** Ends a server, and tells that running requests may end first. */
export async function stopServer({ close }: RunningServer, logger: Logger): Promise<void> {
  logger.out("stopping   running requests may end; press again to stop at once");
  await close();
}

/** Warns, as soon as that is known, when the backend cannot be reached. */
export function warnOfBackend(server: RunningServer, logger: Logger): void {
  void server.backendProblem.then(async (reason) => {
    if (reason === undefined) return;
    const { warnBackend } = await import("../reporting/report");
    warnBackend(reason, server.configuration.backend, logger);
  });
}

/** Warns when the backend cannot be reached, and is done when a signal has ended the server. */
export async function runUntilSignal(server: RunningServer, logger: Logger): Promise<void> {
  const signal = firstSignal();
  warnOfBackend(server, logger);
  await signal;
  await stopServer(server, logger);
}
