import { stat } from "node:fs/promises";
import { join, resolve } from "node:path";
import { CommandError } from "../base/errors";

/** The names of the configuration file, in the project's folder. */
const configFileNames = [
  "tillhouse.config.ts",
  "tillhouse.config.mts",
  "tillhouse.config.js",
  "tillhouse.config.mjs",
  "tillhouse.config.cjs",
  "tillhouse.config.json",
] as const;

/** Where the configuration of a project may stand: the one that was asked for, or each of its usual names. */
export function configFilePaths(project: string, asked?: string): string[] {
  return asked === undefined ? configFileNames.map((name) => join(project, name)) : [resolve(asked)];
}

async function isFile(path: string): Promise<boolean> {
  const found = await stat(path).catch(() => undefined);
  return found?.isFile() === true;
}

/**
 * Finds the configuration file of a project, or the one that was asked for.
 *
 * @param asked a path, relative to the working directory.
 * @returns its absolute path, or `undefined` where a project has none.
 * @throws CommandError `invalid-configuration` where the one asked for is missing, or where a project has two.
 */
export async function findConfigFile(project: string, asked?: string): Promise<string | undefined> {
  if (asked !== undefined) {
    const path = resolve(asked);
    if (/\.(?:[cm]?[jt]s|json)$/.test(path) && (await isFile(path))) return path;
    throw new CommandError({
      code: "invalid-configuration",
      message: (await isFile(path))
        ? `The configuration file ${path} is neither a script nor JSON.`
        : `There is no configuration file ${path}.`,
      hint: "Name a file with --config that ends in .ts, .mts, .js, .mjs, .cjs or .json, or leave the option out.",
    });
  }
  const found: string[] = [];
  for (const name of configFileNames) if (await isFile(join(project, name))) found.push(name);
  const [first, second] = found;
  if (second !== undefined) {
    throw new CommandError({
      code: "invalid-configuration",
      message: `The project has two configuration files: ${found.join(" and ")}.`,
      hint: `Remove one of them, or name the one to use: --config ${first}`,
    });
  }
  return first === undefined ? undefined : join(project, first);
}
