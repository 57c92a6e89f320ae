import { readFile, stat } from "node:fs/promises";
import { dirname, isAbsolute, join } from "node:path";

/** What stands in a `package.json`. */
export type Description = Readonly<Record<string, unknown>>;

/** Where the official `medusa-admin bundle` puts what a plugin brings, in the plugin's folder. */
export const officialBundle = join("dist", "admin", "_virtual_entry.js");

/** Whether a name is a path, and no package. */
export function isPath(name: string): boolean {
  return isAbsolute(name) || /^\.{1,2}(?:[/\\]|$)/.test(name);
}

/** Whether there is such a folder; links are followed. */
export async function isFolder(path: string): Promise<boolean> {
  return (await stat(path).catch(() => undefined))?.isDirectory() === true;
}

/** Reads the `package.json` of a folder; empty where it is no JSON, `undefined` where there is none. */
export async function readDescription(folder: string): Promise<Description | undefined> {
  const text = await readFile(join(folder, "package.json"), "utf8").catch(() => undefined);
  if (text === undefined) return undefined;
  try {
    return Object(JSON.parse(text));
  } catch {
    return {};
  }
}

/** A folder and all above it, the nearest first. */
export function foldersAbove(start: string): string[] {
  const parent = dirname(start);
  return parent === start ? [start] : [start, ...foldersAbove(parent)];
}

/** Finds a package the way that every resolver does; `exports` of it do not matter for finding its folder. */
export async function installedFolder(name: string, from: string): Promise<string | undefined> {
  for (const folder of foldersAbove(from)) {
    const candidate = join(folder, "node_modules", name);
    if (await isFolder(candidate)) return candidate;
  }
  return undefined;
}

/** The packages that a project asks for. */
export function dependencyNames(description: Description | undefined): string[] {
  return ["dependencies", "devDependencies", "optionalDependencies"].flatMap((key) =>
    Object.keys(Object(description?.[key])),
  );
}
