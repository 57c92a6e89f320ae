// Which files a change has touched, and what they can reach.
import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { rootDirectory } from "./workspace.mjs";

const git = async (...args) => {
  const { stdout } = await promisify(execFile)("git", args, { cwd: rootDirectory });
  return stdout.split("\n").filter(Boolean);
};

/**
 * The files that differ from a commit, those that are not committed yet as well.
 *
 * @param {string} since a commit, such as `HEAD` or `origin/main`
 */
export async function changedFiles(since) {
  const [changed, added] = await Promise.all([
    git("diff", "--name-only", since),
    git("ls-files", "--others", "--exclude-standard"),
  ]);
  return [...new Set([...changed, ...added])];
}

/**
 * Whether a change can alter the result of a stage.
 *
 * @param {string[]} changed
 * @param {((file: string) => boolean) | undefined} reads which files the stage depends on; any, where it does not say
 */
export function reaches(changed, reads = () => true) {
  return changed.some((file) => reads(file) || file === "package-lock.json" || file === "scripts/test.mjs");
}
