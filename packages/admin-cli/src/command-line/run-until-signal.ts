import type { Logger } from "../reporting/logger";
import { exitCodes } from "./exit-codes";

/** Ends the server on the first signal, and the process on the second. */
function stopOnSignals(close: () => Promise<void>, logger: Logger): Promise<void> {
  return new Promise((resolve) => {
    let isStopping = false;
    const stop = (): void => {
      if (isStopping) process.exit(exitCodes.failure);
      isStopping = true;
      logger.out("stopping   running requests may end; press again to stop at once");
      close().then(resolve);
    };
    process.on("SIGINT", stop);
    process.on("SIGTERM", stop);
  });
}

/** What runs until somebody ends it. */
interface RunningServer {
  close(): Promise<void>;
  backendProblem: Promise<string | undefined>;
  configuration: { backend: string };
}

/** Warns when the backend cannot be reached, and is done when a signal has ended the server. */
export async function runUntilSignal(server: RunningServer, logger: Logger): Promise<void> {
  const stopped = stopOnSignals(server.close, logger);
  const { warnBackend } = await import("../reporting/report");
  server.backendProblem.then((reason) => {
    if (reason !== undefined) warnBackend(reason, server.configuration.backend, logger);
  });
  await stopped;
}
