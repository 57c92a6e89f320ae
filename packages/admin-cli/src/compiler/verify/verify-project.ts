import type { Problem } from "../../base/errors";
import type { OutputFile } from "../bundle";
import { type CheckProjectOptions, checkProject } from "../check-project";
import { invalidExtensions } from "../compile-project";
import { withTemporaryOutput } from "../temporary-output";
import { type VerifyOptions, verifyOutput } from "./verify-output";
import { problemsOfVerification, type VerificationProblems } from "./verify-problems";

/** What {@link findRuntimeProblems} needs besides the output. */
export interface VerifyProjectOptions extends VerifyOptions {
  project: string;
  /** Compiles the same again, with source maps; asked only where something threw. */
  recompile: () => Promise<readonly OutputFile[]>;
}

const none: VerificationProblems = { problems: [], warnings: [] };

/** Loads an output that is not yet in its place, and tells what of it does not work, and what could not be found out. */
async function findRuntimeProblems(options: VerifyProjectOptions): Promise<VerificationProblems> {
  const { project, recompile } = options;
  if (options.extensions.length === 0) return none;
  return problemsOfVerification(await verifyOutput(options), project, recompile);
}

/**
 * Loads an output that is not yet in its place, and refuses it where something of it does not work.
 *
 * @returns what could not be found out, as warnings.
 * @throws CommandError `invalid-extensions` with everything that does not work as a detail.
 */
export async function verifyProject(options: VerifyProjectOptions): Promise<Problem[]> {
  const { problems, warnings } = await findRuntimeProblems(options);
  if (problems.length > 0) throw invalidExtensions(problems);
  return warnings;
}

/** A compiled project of which nothing is written: its files, and the entries of its extensions. */
export interface CompiledOutput {
  files: readonly OutputFile[];
  extensions: VerifyOptions["extensions"];
}

/** Loads what was compiled in a folder that is removed afterwards, as `check` and `dev` do, which write nothing. */
export function verifyCompiled(
  { files, extensions }: CompiledOutput,
  options: CheckProjectOptions & Pick<VerifyOptions, "limit">,
): Promise<VerificationProblems> {
  const { project, shell, limit } = options;
  if (extensions.length === 0) return Promise.resolve(none);
  const recompile = async () => (await checkProject({ ...options, sourcemap: true })).bundle?.files ?? [];
  return withTemporaryOutput(shell, files, (directory) =>
    findRuntimeProblems({ directory, project, shell, extensions, limit, recompile }),
  );
}
