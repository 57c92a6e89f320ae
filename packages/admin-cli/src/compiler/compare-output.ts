import { mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A file of an output that a new one would add, change or remove. */
export interface OutputChange {
  /** Relative to the output folder, with forward slashes. */
  file: string;
  /** What would become of it. */
  change: "added" | "changed" | "removed";
  /** Its size afterwards, in bytes; 0 where it is removed. */
  bytes: number;
  /** Its size now, in bytes; 0 where it is added. */
  previousBytes: number;
}

/** What a new output would be, beside the one that is there. */
export interface OutputComparison {
  /** How many files it would have. */
  files: number;
  /** Size of all its files on the disk, in bytes. */
  bytes: number;
  /** Size of all files that are there now, in bytes; 0 where there is no output. */
  previousBytes: number;
  /** The files that would not stay as they are, by their names. */
  changes: OutputChange[];
}

/** The sizes of all files below a folder, in bytes, by their paths; empty where there is none. */
async function sizesBelow(directory: string): Promise<Map<string, number>> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true }).catch(() => []);
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const sizes = await Promise.all(
    paths.map(async (path): Promise<[string, number]> => {
      const name = path.slice(directory.length + 1).replaceAll("\\", "/");
      return [name, (await stat(path)).size];
    }),
  );
  return new Map(sizes.sort(([one], [other]) => (one < other ? -1 : 1)));
}

const sum = (sizes: ReadonlyMap<string, number>): number =>
  [...sizes.values()].reduce((total, bytes) => total + bytes, 0);

/** Compares a complete output with the one that it would replace. */
async function compareOutput(made: string, directory: string): Promise<OutputComparison> {
  const [wanted, found] = await Promise.all([sizesBelow(made), sizesBelow(directory)]);
  const changes: OutputChange[] = [];
  for (const file of [...new Set([...wanted.keys(), ...found.keys()])].sort()) {
    const bytes = wanted.get(file);
    const previousBytes = found.get(file);
    if (bytes === undefined || previousBytes === undefined) {
      const change = bytes === undefined ? "removed" : "added";
      changes.push({ file, change, bytes: bytes ?? 0, previousBytes: previousBytes ?? 0 });
      continue;
    }
    const isSame =
      bytes === previousBytes &&
      (await readFile(join(made, file))).equals(await readFile(join(directory, file)));
    if (!isSame) changes.push({ file, change: "changed", bytes, previousBytes });
  }
  return { files: wanted.size, bytes: sum(wanted), previousBytes: sum(found), changes };
}

/**
 * Fills a folder among the temporary files of the machine as the output would be filled, and compares it with the output.
 * Nothing is written beside the output, nor in it.
 */
export async function tryOutput(
  directory: string,
  fill: (temporary: string) => Promise<void>,
): Promise<OutputComparison> {
  const made = await mkdtemp(join(tmpdir(), "tillhouse-dry-run-"));
  try {
    await fill(made);
    return await compareOutput(made, directory);
  } finally {
    await rm(made, { recursive: true, force: true });
  }
}
