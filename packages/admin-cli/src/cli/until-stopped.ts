import type { Logger } from "../logger";
import { exitCodes } from "./exit-codes";

/** Ends the server on the first signal, and the process on the second. */
export function stopOnSignals(close: () => Promise<void>, logger: Logger): Promise<void> {
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
