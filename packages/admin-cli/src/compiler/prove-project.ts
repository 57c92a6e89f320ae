import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Problem } from "../errors";
import type { OutputFile } from "./bundle";
import { invalidExtensions } from "./compile-project";
import { type ProveOptions, proveOutput } from "./prove-output";
import { problemsOfProof } from "./prove-problems";

/** What {@link proveProject} needs besides the output. */
export interface ProveProjectOptions extends ProveOptions {
  project: string;
  /** Compiles the same again, with source maps; asked only where something threw. */
  recompile: () => Promise<readonly OutputFile[]>;
}

/**
 * Loads an output that is not yet in its place, and refuses it where something of it does not work.
 *
 * @returns what could not be found out, as warnings.
 * @throws CommandError `invalid-extensions` with everything that does not work as a detail.
 */
export async function proveProject(options: ProveProjectOptions): Promise<Problem[]> {
  const { directory, project, recompile } = options;
  if (options.extensions.length === 0) return [];
  // Node.js takes the files for modules only where a description says so; the output has none.
  const description = join(directory, "package.json");
  await writeFile(description, '{ "type": "module" }\n', { flag: "wx" });
  const proof = await proveOutput(options).finally(() => rm(description));
  const { problems, warnings } = await problemsOfProof(proof, project, recompile);
  if (problems.length > 0) throw invalidExtensions(problems);
  return warnings;
}
