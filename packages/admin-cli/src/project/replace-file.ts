import { chmod, realpath, rename, rm, stat, writeFile } from "node:fs/promises";

/**
 * Writes a file in one go: whoever reads it meanwhile, or a power cut, finds the old or the new one. Who may read it stays, and
 * what is a link stays a link: the file that it leads to is written.
 */
export async function replaceFile(path: string, text: string): Promise<void> {
  const target = await realpath(path);
  const { mode } = await stat(target);
  const temporary = `${target}.tillhouse-${process.pid}`;
  try {
    await writeFile(temporary, text);
    // What a file is created with is narrowed by the process.
    await chmod(temporary, mode);
    await rename(temporary, target);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}
