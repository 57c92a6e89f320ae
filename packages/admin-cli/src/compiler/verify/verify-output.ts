import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { Worker } from "node:worker_threads";
import type { Shell } from "../../site/shell";

/** What is tried out: a folder with a whole output, and the extensions in it. */
export interface VerifyOptions {
  directory: string;
  shell: Shell;
  extensions: readonly { id: string; module: string }[];
  /** How long one step may take, in milliseconds. Default: 5000. */
  limit?: number;
}

/** Zones and ids, as the admin's manifest has them. */
export interface OutputManifest {
  zones: readonly { name: string; resource?: string; prop?: string }[];
  ids: readonly { id: string; kind: string }[];
}

/** What the definitions of an output offer to others. */
export interface DescribedOutput {
  /** The keys of all English texts. */
  keys: readonly string[];
  /** Everything that there is with these extensions; left out for a shell that has no registry. */
  own?: OutputManifest;
  /** What there is without them. */
  builtIn?: OutputManifest;
}

/** Something that did not work when it was loaded. */
export interface VerificationFailure {
  /** The extension's id. */
  owner: string;
  /** The part: its id, its path, or the file of texts; empty for the extension's entry. */
  what: string;
  /** The author's file, where the part names one. */
  source?: string;
  rule: "throws" | "hangs" | "no-definition" | "no-component" | "no-texts";
  message?: string;
  stack?: string;
  /** Whether it had used something that only a browser has, so that this proves nothing. */
  usesBrowser: boolean;
}

/** What the registry says against a definition. */
export interface FoundProblem {
  owner: string;
  source?: string;
  reason: string;
  /** In English, following the name of the extension. */
  text: string;
}

/** Everything that loading the output brought to light. */
export interface Verification {
  failures: VerificationFailure[];
  findings: FoundProblem[];
}

type Task = "prove" | "describe";
type Step = Pick<VerificationFailure, "owner" | "what" | "source">;
type Answer =
  | { kind: "begin"; step: Step }
  | { kind: "failed"; message: string }
  | { kind: "end"; problems: VerificationFailure[]; findings: FoundProblem[]; described?: DescribedOutput };

/** Node.js takes the files for modules only where a description says so; an output has none. */
async function asModules<Result>(directory: string, run: () => Promise<Result>): Promise<Result> {
  const description = join(directory, "package.json");
  await writeFile(description, '{ "type": "module" }\n', { flag: "wx" });
  return run().finally(() => rm(description));
}

/** Runs one thread to its end, or until one of its steps takes too long. */
function runThread(
  options: VerifyOptions,
  task: Task,
): Promise<(Verification & { described?: DescribedOutput }) | { hanging: VerificationFailure }> {
  const { directory, shell, extensions, limit = 5000 } = options;
  // Shared, so that it can be read of a thread that no longer answers.
  const flag = new SharedArrayBuffer(4);
  return new Promise((resolve, reject) => {
    const worker = new Worker(fileURLToPath(new URL("./verify-worker.js", import.meta.url)), {
      workerData: {
        directory,
        registry: shell.registry === undefined ? undefined : join(shell.directory, shell.registry),
        shared: [...shell.shared.values()].map(({ file }) => file),
        extensions: extensions.map(({ id, module }) => ({ id, module })),
        flag,
        task,
      },
      // What authors' code prints belongs to the browser's console.
      stdout: true,
      stderr: true,
      // A build is to need little memory; what is loaded here is small and lives short.
      resourceLimits: { maxYoungGenerationSizeMb: 4 },
    });
    let step: Step = { owner: "", what: "" };
    const finish = (act: () => void): void => {
      clearTimeout(timer);
      worker.terminate().then(act, reject);
    };
    const tooLong = (): void => {
      const usesBrowser = new Int32Array(flag)[0] === 1;
      finish(() => resolve({ hanging: { ...step, rule: "hangs", usesBrowser } }));
    };
    // The first step waits for the thread and the shell, which are the machine's to load.
    let timer = setTimeout(tooLong, limit + 30_000);
    worker.on("message", (answer: Answer) => {
      if (answer.kind === "end")
        finish(() =>
          resolve({ failures: answer.problems, findings: answer.findings, described: answer.described }),
        );
      else if (answer.kind === "failed") finish(() => reject(new Error(answer.message)));
      else {
        step = answer.step;
        clearTimeout(timer);
        timer = setTimeout(tooLong, limit);
      }
    });
    worker.on("error", (error) => finish(() => reject(error)));
  });
}

/**
 * Loads a compiled output once, in a thread of its own: every extension, every part that it would load later, and the
 * registry's judgement of the definitions. A loop without an end costs the extension that has it, and is told by name.
 */
export function verifyOutput(options: VerifyOptions): Promise<Verification> {
  return asModules(options.directory, () => proveAll(options));
}

async function proveAll(options: VerifyOptions): Promise<Verification> {
  const hanging: VerificationFailure[] = [];
  let left = options.extensions;
  while (left.length > 0) {
    const outcome = await runThread({ ...options, extensions: left }, "prove");
    if (!("hanging" in outcome))
      return {
        failures: [...hanging, ...outcome.failures],
        // A definition that was not loaded cannot be judged, nor can those that count on it.
        findings: hanging.length > 0 ? [] : outcome.findings,
      };
    const { owner } = outcome.hanging;
    if (owner === "") throw new Error("The shell itself could not be loaded in time.");
    hanging.push(outcome.hanging);
    left = left.filter(({ id }) => id !== owner);
  }
  return { failures: hanging, findings: [] };
}

/**
 * Loads the definitions of a compiled output and tells what they offer.
 *
 * @returns what went wrong instead, where a definition cannot be loaded.
 */
export async function describeOutput(options: VerifyOptions): Promise<DescribedOutput | Verification> {
  const outcome = await asModules(options.directory, () => runThread(options, "describe"));
  if ("hanging" in outcome) return { failures: [outcome.hanging], findings: [] };
  const { described, ...proof } = outcome;
  return described !== undefined && proof.failures.length === 0 ? described : proof;
}
