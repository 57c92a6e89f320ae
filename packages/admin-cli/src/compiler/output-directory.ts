import { randomBytes } from "node:crypto";
import { constants, linkSync, readFileSync, statSync } from "node:fs";
import { copyFile, mkdir, readdir, readFile, realpath, rename, rm, writeFile } from "node:fs/promises";
import { basename, dirname, join, relative, resolve, sep } from "node:path";
import { CommandError, systemCode } from "../base/errors";
import { isOfficialOutput } from "../project/official-output";
import type { OutputFile } from "./bundle";

/** The name of the manifest, which also marks a folder as made by this tool. */
export const manifestName = "build.json";

/** A name that tells its content, and that of its compressed neighbours. */
const hashed = /-(?:[A-Z0-9]{8}|[0-9a-f]{8})\.[a-z0-9]+(?:\.br|\.gz)?$/;

const temporaryMark = ".tillhouse-";

/** Sizes of extensions in an output, compressed and not, by their ids. */
export type PreviousSizes = Readonly<
  Record<
    string,
    {
      /** Size of all its files as they are, in bytes. */
      bytes: number;
      /** Size of all its files compressed with gzip, in bytes. */
      gzipBytes: number;
    }
  >
>;

/** The sizes that stand in the manifest of an output; empty where there is none. */
export async function readPrevious(directory: string): Promise<PreviousSizes> {
  const text = await readFile(join(directory, manifestName), "utf8").catch(() => "{}");
  const sizes: Record<string, { bytes: number; gzipBytes: number }> = {};
  try {
    const extensions: unknown = Reflect.get(Object(JSON.parse(text)), "extensions");
    for (const extension of Array.isArray(extensions) ? extensions : []) {
      const { id, bytes, gzipBytes }: Record<string, unknown> = Object(extension);
      if (typeof id === "string" && typeof bytes === "number" && typeof gzipBytes === "number")
        sizes[id] = { bytes, gzipBytes };
    }
  } catch {
    // A manifest that cannot be read is compared with nothing.
  }
  return sizes;
}

/** Whether a folder was made by this tool, or by the one in whose place it came. */
async function isOwnOutput(directory: string): Promise<boolean> {
  const text = await readFile(join(directory, manifestName), "utf8").catch(() => undefined);
  if (text === undefined) return isOfficialOutput(directory);
  try {
    const manifest: unknown = JSON.parse(text);
    return (
      typeof manifest === "object" && manifest !== null && "shell" in manifest && "extensions" in manifest
    );
  } catch {
    return false;
  }
}

function contains(outer: string, inner: string): boolean {
  const path = relative(outer, inner);
  return (
    path === "" || (!path.startsWith(`..${sep}`) && path !== ".." && resolve(inner) === join(outer, path))
  );
}

/**
 * Tells where the output goes, following a link, and makes sure that replacing it destroys nothing of the author's.
 *
 * @throws CommandError `output-refused` for a folder with other content, or one that holds the project or its sources.
 */
export async function prepareOutput(
  project: string,
  outDir: string,
  isOwn: (directory: string) => Promise<boolean> = isOwnOutput,
): Promise<string> {
  const asked = resolve(project, outDir);
  const directory = await realpath(asked).catch(() => asked);
  const refuse = (message: string, hint: string): CommandError =>
    new CommandError({ code: "output-refused", message, hint });
  if (
    contains(directory, project) ||
    contains(directory, join(project, "src", "admin")) ||
    contains(join(project, "src"), directory)
  ) {
    throw refuse(
      `The output folder ${directory} would overwrite the project or its sources.`,
      "Choose a folder of its own, such as --out-dir build.",
    );
  }
  let entries: string[];
  try {
    entries = await readdir(directory);
  } catch (error) {
    if (systemCode(error) === "ENOENT") return directory;
    if (systemCode(error) !== "ENOTDIR") throw error;
    throw refuse(`The output folder ${directory} is a file.`, "Choose another folder with --out-dir.");
  }
  if (entries.length === 0 || (await isOwn(directory))) return directory;
  throw refuse(
    `The output folder ${directory} is not empty and was not made by tillhouse${isOwn === isOwnOutput ? ` build (it has no ${manifestName})` : ""}.`,
    "Choose another folder with --out-dir, or empty this one yourself.",
  );
}

function isRunning(processId: number): boolean {
  try {
    process.kill(processId, 0);
    return true;
  } catch (error) {
    return systemCode(error) === "EPERM";
  }
}

/** Removes what a build left behind that was ended from outside; builds that still run keep their folders. */
async function removeLeftovers(directory: string): Promise<void> {
  const prefix = `.${basename(directory)}${temporaryMark}`;
  const names = await readdir(dirname(directory)).catch((): string[] => []);
  for (const name of names) {
    if (!name.startsWith(prefix)) continue;
    const processId = Number(name.slice(prefix.length).split("-")[0]);
    if (Number.isInteger(processId) && processId > 0 && processId !== process.pid && isRunning(processId))
      continue;
    if (processId === process.pid) continue;
    await rm(join(dirname(directory), name), { recursive: true, force: true });
  }
}

/** What Windows says while a server or a virus scanner has a file of a folder open. */
const heldByOthers = new Set(["EPERM", "EBUSY", "EACCES"]);

/** How {@link renameWhenFree} renames. */
interface RenameOptions {
  /** What renames. Default: that of Node.js. */
  move?: (from: string, to: string) => Promise<void>;
  /** Default: whether this is Windows. */
  isWindows?: boolean;
  /** Default: 20. */
  attempts?: number;
  /** Milliseconds between two attempts. Default: 100. */
  wait?: number;
}

/**
 * Renames a folder. On Windows it waits for those who have files of it open, for moments; elsewhere these answers mean what they say.
 */
export async function renameWhenFree(
  from: string,
  to: string,
  { move = rename, isWindows = process.platform === "win32", attempts = 20, wait = 100 }: RenameOptions = {},
): Promise<void> {
  for (let attempt = 1; ; attempt += 1)
    try {
      return await move(from, to);
    } catch (error) {
      const mayPass = isWindows && heldByOthers.has(systemCode(error) ?? "");
      if (!mayPass || attempt >= attempts) throw error;
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
}

/** Moves a folder to a new name; `false` where there is none. */
async function moveAside(directory: string, old: string): Promise<boolean> {
  try {
    await renameWhenFree(directory, old);
    return true;
  } catch (error) {
    if (systemCode(error) === "ENOENT") return false;
    throw error;
  }
}

async function swap(directory: string, made: string, old: string, attempts = 5): Promise<void> {
  const hadOld = await moveAside(directory, old);
  try {
    await renameWhenFree(made, directory);
  } catch (error) {
    // Another build has put its output there in between; the later one wins.
    const isTaken = systemCode(error) === "ENOTEMPTY" || systemCode(error) === "EEXIST";
    if (isTaken && attempts > 1) {
      await rm(old, { recursive: true, force: true });
      return swap(directory, made, old, attempts - 1);
    }
    if (hadOld) await renameWhenFree(old, directory);
    throw error;
  }
  await rm(old, { recursive: true, force: true });
}

/**
 * Fills a new folder beside the output and puts it in the output's place when it is complete. Whatever fails before
 * that leaves the output as it was.
 */
export async function replaceOutput(
  directory: string,
  fill: (temporary: string) => Promise<void>,
): Promise<void> {
  await mkdir(dirname(directory), { recursive: true });
  await removeLeftovers(directory);
  const unique = `${process.pid}-${randomBytes(4).toString("hex")}`;
  const made = join(dirname(directory), `.${basename(directory)}${temporaryMark}${unique}`);
  const old = `${made}-old`;
  try {
    await mkdir(made);
    await fill(made);
    await swap(directory, made, old);
  } finally {
    await rm(made, { recursive: true, force: true });
  }
}

/** Whether the output before has a file as it is to be: one whose name tells its content, or one with the same bytes. */
function isTheSame(source: string, before: string): boolean {
  try {
    if (statSync(source).size !== statSync(before).size) return false;
    return hashed.test(basename(source)) || readFileSync(source).equals(readFileSync(before));
  } catch {
    return false;
  }
}

/** Gives a file of the output before a second name; `false` where that cannot be, as some file systems know none. */
function takeOver(before: string, target: string): boolean {
  try {
    linkSync(before, target);
    return true;
  } catch {
    return false;
  }
}

/** Writes what was compiled, taking over from the output before what has not changed. */
export async function writeOutput(
  files: readonly OutputFile[],
  directory: string,
  previous: string,
): Promise<void> {
  for (const folder of new Set(files.map(({ name }) => dirname(name))))
    await mkdir(join(directory, folder), { recursive: true });
  await Promise.all(
    files.map(async ({ name, contents }) => {
      const before = join(previous, name);
      const found = await readFile(before).catch(() => undefined);
      if (found?.equals(contents) && takeOver(before, join(directory, name))) return;
      await writeFile(join(directory, name), contents);
    }),
  );
}

/**
 * Copies a folder's files without those that `skip` names. A file system that can share blocks does so.
 *
 * @param previous the output that this one replaces. What stays the same is taken over from it: writing some hundred
 * files, and freeing as many when the old ones are removed, takes longer than compiling does. Giving a file a second
 * name takes no time, but waiting for it does; nothing else runs meanwhile, so it is done at once.
 */
export async function copyFiles(
  from: string,
  to: string,
  { skip = new Set(), previous }: { skip?: ReadonlySet<string>; previous?: string | undefined } = {},
): Promise<void> {
  const entries = await readdir(from, { withFileTypes: true });
  await mkdir(to, { recursive: true });
  const place = (name: string): Promise<void> | undefined => {
    const [source, target] = [join(from, name), join(to, name)];
    const before = previous === undefined ? undefined : join(previous, name);
    if (before !== undefined && isTheSame(source, before) && takeOver(before, target)) return undefined;
    return copyFile(source, target, constants.COPYFILE_FICLONE);
  };
  await Promise.all(
    entries.map((entry) => {
      const { name } = entry;
      if (!entry.isDirectory()) return skip.has(name) ? undefined : place(name);
      const before = previous === undefined ? undefined : join(previous, name);
      return copyFiles(join(from, name), join(to, name), { previous: before });
    }),
  );
}
