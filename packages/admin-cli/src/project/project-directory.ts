import { realpath, stat } from "node:fs/promises";
import { resolve } from "node:path";
import { CommandError } from "../base/errors";

/**
 * The project's folder without links in its path.
 *
 * @throws CommandError `directory-missing`.
 */
export async function projectDirectory(directory: string): Promise<string> {
  const asked = resolve(directory);
  const found = await stat(asked).catch(() => undefined);
  if (found?.isDirectory()) return realpath(asked);
  throw new CommandError({
    code: "directory-missing",
    message: `There is no folder ${asked}.`,
    hint: "Name the project's folder with --directory.",
  });
}
