import { fileURLToPath } from "node:url";
import { Script } from "node:vm";
import { Worker } from "node:worker_threads";
import { systemCode } from "../base/errors";
import type { CompiledScript, ScriptSource } from "./compile-script";

/** How long a file of the project may take where nobody says otherwise, in milliseconds. */
export const usualLimit = 5000;

/** Thread and packages are the machine's to load: this much longer, in milliseconds, they may take. */
const startLimit = 30_000;

/**
 * Runs a compiled script in a thread of its own, as an endless loop in the command's process could not be stopped.
 *
 * @param limit how long the script may take, in milliseconds
 * @returns whether it came to its end, be it by throwing.
 */
export function endsInTime(
  { code }: CompiledScript,
  { provided }: ScriptSource,
  limit: number,
): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(fileURLToPath(new URL("./script-worker.js", import.meta.url)), {
      workerData: {
        code,
        provided: Object.fromEntries(
          Object.entries(provided).map(([name, module]) => [name, Object.keys(module)]),
        ),
      },
      // The run in the command's own process prints it.
      stdout: true,
      stderr: true,
    });
    const finish = (isEnded: boolean): void => {
      clearTimeout(timer);
      // A thread that is stopped exits, too.
      worker.removeAllListeners("exit");
      worker.terminate().then(() => resolve(isEnded), reject);
    };
    let timer = setTimeout(finish, limit + startLimit, false);
    worker.on("message", (said: "begin" | "end") => {
      if (said === "end") finish(true);
      else {
        clearTimeout(timer);
        timer = setTimeout(finish, limit, false);
      }
    });
    // What is thrown outside of the script's own course, as by a timer, ends the thread as it would end the command.
    worker.on("error", () => finish(true));
    // 13 is how Node.js says that the script waits for something that can no longer come.
    worker.on("exit", (exitCode) => finish(exitCode !== 13));
  });
}

/** What {@link withinTime} throws of a call that takes too long. */
export class TimeLimitError extends Error {
  override name = "TimeLimitError";
}

const call = Symbol.for("tillhouse.timed-call");

/**
 * Calls a function that answers at once, and stops it where it does not end.
 *
 * @param limit how long it may take, in milliseconds
 * @throws TimeLimitError where it takes longer; what the function throws.
 */
export function withinTime<Result>(run: () => Result, limit: number): Result {
  const answers: Result[] = [];
  Reflect.set(globalThis, call, () => answers.push(run()));
  try {
    // The limit holds for everything that a script calls, so the script has to do no more than call.
    new Script(`globalThis[Symbol.for("tillhouse.timed-call")]()`).runInThisContext({ timeout: limit });
  } catch (error) {
    if (systemCode(error) === "ERR_SCRIPT_EXECUTION_TIMEOUT")
      throw new TimeLimitError("It does not end.", { cause: error });
    throw error;
  } finally {
    Reflect.deleteProperty(globalThis, call);
  }
  // What did not throw has answered.
  return answers[0] as Result;
}
