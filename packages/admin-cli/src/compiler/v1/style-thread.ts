import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { Worker } from "node:worker_threads";
import type { V1Runtime } from "./runtime";

/** A file that styles are made for, or its text. */
export interface StyleSource {
  path: string;
  text: string;
}

/** Makes style sheets beside everything else. */
interface StyleThread {
  /**
   * Makes the style sheet of a project's extensions: the classes that their sources name, with the official theme.
   *
   * @throws what the runtime's own module throws
   */
  compile(sources: readonly StyleSource[]): Promise<string>;
  close(): Promise<void>;
}

/** Making styles keeps a processor busy for as long as the compiler needs the other, so it has a thread of its own. */
const code = `
const { parentPort, workerData } = require("node:worker_threads");
const loaded = import(workerData);
loaded.catch(() => {});
parentPort.on("message", async ({ id, sources, withComponents }) => {
  try {
    const { compileStyles } = await loaded;
    parentPort.postMessage({ id, styles: await compileStyles(sources, { withComponents }) });
  } catch (error) {
    parentPort.postMessage({ id, error });
  }
});
`;

type Answer = { id: number; styles: string } | { id: number; error: unknown };

interface Waiting {
  resolve(styles: string): void;
  reject(error: unknown): void;
}

/** Starts a thread that makes style sheets until it is closed. While nothing is asked of it, it keeps no process from ending. */
function startStyleThread(runtime: V1Runtime): StyleThread {
  const thread = new Worker(code, {
    eval: true,
    workerData: pathToFileURL(join(runtime.directory, "dist", "styles.js")).href,
    // It makes much and keeps little: with the usual few megabytes a sixth of the time went into clearing up.
    resourceLimits: { maxYoungGenerationSizeMb: 64 },
  });
  const waiting = new Map<number, Waiting>();
  const settle = (id: number, act: (one: Waiting) => void): void => {
    const one = waiting.get(id);
    waiting.delete(id);
    if (waiting.size === 0) thread.unref();
    if (one !== undefined) act(one);
  };
  const failAll = (error: unknown): void => {
    for (const id of waiting.keys()) settle(id, ({ reject }) => reject(error));
  };
  thread.on("message", (answer: Answer) => {
    settle(answer.id, ({ resolve, reject }) =>
      "styles" in answer ? resolve(answer.styles) : reject(answer.error),
    );
  });
  thread.on("error", failAll);
  thread.on("exit", () => failAll(new Error("The thread that makes styles has ended.")));
  thread.unref();
  let last = 0;
  return {
    compile: (sources) =>
      new Promise((resolve, reject) => {
        last += 1;
        waiting.set(last, { resolve, reject });
        thread.ref();
        const withComponents = sources.some(({ text }) => text.includes("@medusajs/ui"));
        thread.postMessage({ id: last, sources, withComponents });
      }),
    close: async () => {
      await thread.terminate();
    },
  };
}

/** Makes one style sheet. */
export async function compileStylesOnce(
  runtime: V1Runtime,
  sources: readonly StyleSource[],
): Promise<string> {
  const thread = startStyleThread(runtime);
  try {
    return await thread.compile(sources);
  } finally {
    await thread.close();
  }
}

/** What makes style sheets again and again: its thread stays, with what it has read and made. */
export interface StyleCompiler {
  compile(runtime: V1Runtime, sources: readonly StyleSource[]): Promise<string>;
  close(): Promise<void>;
}

/** Makes a {@link StyleCompiler}. The thread is started when it is first asked for something, and anew after it has failed. */
export function createStyleCompiler(): StyleCompiler {
  let kept: { directory: string; thread: StyleThread } | undefined;
  const close = async (): Promise<void> => {
    const before = kept;
    kept = undefined;
    await before?.thread.close();
  };
  return {
    async compile(runtime, sources) {
      const { directory } = runtime;
      const before = kept?.directory === directory ? undefined : kept;
      if (kept?.directory !== directory) kept = { directory, thread: startStyleThread(runtime) };
      const { thread } = kept;
      await before?.thread.close();
      try {
        return await thread.compile(sources);
      } catch (error) {
        if (kept?.thread === thread) await close();
        throw error;
      }
    },
    close,
  };
}
