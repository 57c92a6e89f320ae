import { mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { Shell } from "../site/shell";
import type { OutputFile } from "./bundle";

/** Puts compiled files beside the shell's for as long as something is done with them. */
export async function withTemporaryOutput<Result>(
  shell: Shell,
  files: readonly OutputFile[],
  use: (directory: string) => Promise<Result>,
): Promise<Result> {
  const directory = await mkdtemp(join(tmpdir(), "tillhouse-output-"));
  try {
    await symlink(join(shell.directory, "assets"), join(directory, "assets"), "junction");
    for (const { name, contents } of files) {
      await mkdir(dirname(join(directory, name)), { recursive: true });
      await writeFile(join(directory, name), contents);
    }
    return await use(directory);
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}
