import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { CommandError } from "../base/errors";
import { loadShell, type Shell } from "../site/shell";

/** A shell that takes changes while it runs. */
export interface DevShell extends Shell {
  /** The file that keeps components and modules, relative to the page's root. */
  hot: string;
  /** The folder with what is the same for every shell: texts, pages of their own, the icon. */
  common: string;
  /** The shell that `build` compiles for: extensions are tried out in it. Left out where a folder was asked for. */
  built?: Shell;
}

/**
 * Finds the shell for those who write extensions.
 *
 * @param directory a folder with such a shell, instead of the installed one
 * @throws CommandError `shell-missing` or `shell-invalid`.
 */
export async function loadDevShell(directory?: string): Promise<DevShell> {
  const common = await loadShell(directory);
  const root = directory ?? join(dirname(common.directory), "shell-dev");
  const shell = await loadShell(root);
  const description: unknown = JSON.parse(await readFile(join(root, "shell.json"), "utf8"));
  const hot: unknown = Reflect.get(Object(description), "hot");
  if (typeof hot === "string")
    return {
      ...shell,
      hot,
      common: common.directory,
      ...(directory === undefined ? { built: common } : {}),
    };
  throw new CommandError({
    code: "shell-invalid",
    message: `The shell in ${root} takes no changes: its description names no file for them.`,
    hint: "Install @tillhouse/admin-ui again, in the version that @tillhouse/admin-cli asks for.",
  });
}
