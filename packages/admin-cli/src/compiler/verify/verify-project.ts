import type { Problem } from "../../base/errors";
import type { OutputFile } from "../bundle";
import { invalidExtensions } from "../compile-project";
import { type VerifyOptions, verifyOutput } from "./verify-output";
import { problemsOfVerification } from "./verify-problems";

/** What {@link verifyProject} needs besides the output. */
export interface VerifyProjectOptions extends VerifyOptions {
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
export async function verifyProject(options: VerifyProjectOptions): Promise<Problem[]> {
  const { project, recompile } = options;
  if (options.extensions.length === 0) return [];
  const proof = await verifyOutput(options);
  const { problems, warnings } = await problemsOfVerification(proof, project, recompile);
  if (problems.length > 0) throw invalidExtensions(problems);
  return warnings;
}
