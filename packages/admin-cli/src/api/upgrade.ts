import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Problem } from "../base/errors";
import { sourceName } from "../compiler/sources/find-files";
import { projectDirectory } from "../project/project-directory";
import { replaceFile } from "../project/replace-file";
import { loadShell } from "../site/shell";
import type { ChangedLines } from "../upgrade/edits";

export type { ChangedLines };

/** What `upgrade` takes. Everything has a default. */
export interface UpgradeOptions {
  /** The project folder. Default: the working directory. */
  directory?: string;
  /** Whether it only says what it would change. Default: no. */
  dryRun?: boolean;
  /** A folder with a shell, instead of the installed one. */
  shell?: string;
}

/** A file that was rewritten, or would be. */
export interface UpgradedFile {
  /** Relative to the project. */
  file: string;
  /** Each line, or neighbouring lines, that changed. */
  changes: ChangedLines[];
}

/** What `upgrade` did. */
export interface UpgradeResult {
  /** The project, absolute. */
  directory: string;
  /** The files that were rewritten, or would be; others are as they should be. */
  files: UpgradedFile[];
  /** What has to be changed by hand, with its place. */
  open: Problem[];
  /** Whether the files were written. */
  written: boolean;
}

/** The scripts of an extension and of its tests. */
async function scriptsOf(project: string): Promise<string[]> {
  const folders = await Promise.all(
    ["src/admin", "test"].map(async (folder) => {
      const names = await readdir(join(project, folder), { recursive: true }).catch((): string[] => []);
      return names.map((name) => join(project, folder, name));
    }),
  );
  return folders
    .flat()
    .filter((path) => /\.[jt]sx?$/.test(path) && !/\.d\.ts$|[\\/]node_modules[\\/]/.test(path))
    .sort();
}

/**
 * Rewrites the extension of a project, and its tests, for the SDK of today: exports and options that have other names, and
 * imports that moved to another entry. What it does not know it leaves to the letter, and names what has to be done by hand.
 * A second run changes nothing.
 *
 * @throws CommandError `directory-missing`, `shell-missing`, `shell-invalid`.
 * @example
 * const { files, open } = await upgrade({ directory: "shop", dryRun: true });
 */
export async function upgrade(options: UpgradeOptions = {}): Promise<UpgradeResult> {
  const { dryRun = false } = options;
  const directory = await projectDirectory(options.directory ?? ".");
  const shell = await loadShell(options.shell);
  const { upgradeSource } = await import("../upgrade/upgrade-source");
  const exports = new Map([...shell.shared].map(([name, shared]) => [name, shared.exports]));
  const files: UpgradedFile[] = [];
  const open: Problem[] = [];
  const texts = new Map<string, string>();
  for (const path of await scriptsOf(directory)) {
    const file = sourceName(directory, path);
    const upgraded = upgradeSource({ path, source: file, text: await readFile(path, "utf8") }, exports);
    open.push(...upgraded.open);
    if (upgraded.changes.length === 0) continue;
    files.push({ file, changes: upgraded.changes });
    texts.set(path, upgraded.text);
  }
  // Everything is known before anything is written.
  if (!dryRun) for (const [path, text] of texts) await replaceFile(path, text);
  return { directory, files, open, written: !dryRun };
}
