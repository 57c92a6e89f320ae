import { existsSync } from "node:fs";
import { stat } from "node:fs/promises";
import { dirname, join, sep } from "node:path";
import { watch } from "chokidar";

/** Watches what extensions are made from. */
export interface FileWatcher {
  /** Watches further files. */
  add(paths: readonly string[]): void;
  close(): Promise<void>;
}

/** How long changes are gathered, in milliseconds: a tool that writes many files is answered once. */
const gathering = 5;

/** How long the watcher keeps quiet about a file after it has told of it, in milliseconds, and a little more. */
const quiet = 70;

/**
 * How often a file with nothing in it is looked at before that is told. Many tools empty a file and then write it: an
 * extension that is gone for that moment would lose everything that its components remember.
 */
const looksAtEmpty = 8;

/** What tells two states of a file apart. */
async function stampOf(path: string): Promise<string> {
  const stats = await stat(path).catch(() => undefined);
  return stats === undefined ? "" : `${stats.mtimeMs} ${stats.size} ${stats.ino}`;
}

/** Whether a path has to do with a folder: it lies in it, or on the way to it. */
function concerns(path: string, folder: string): boolean {
  return path === folder || path.startsWith(folder + sep) || folder.startsWith(path + sep);
}

/**
 * Watches `src/admin` of each root, whether or not it is there yet, and files beside it.
 *
 * @param onChange told of the paths that came, changed or went.
 * @param onTrouble told why something cannot be watched; the rest still is.
 */
export async function watchFiles(
  roots: readonly string[],
  onChange: (paths: readonly string[]) => void,
  onTrouble: (error: unknown) => void,
): Promise<FileWatcher> {
  const folders = roots.map((root) => join(root, "src", "admin"));
  const beside = new Set<string>();
  const places = folders.map(
    (folder) => [folder, dirname(folder)].find(existsSync) ?? dirname(dirname(folder)),
  );
  const watcher = watch(places, {
    ignoreInitial: true,
    ignored: (path) => {
      if (beside.has(path)) return false;
      if (path.includes(`${sep}node_modules${sep}`) || path.endsWith(`${sep}node_modules`)) return true;
      return !folders.some((folder) => concerns(path, folder));
    },
  });
  let changed = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const looks = new Map<string, ReturnType<typeof setTimeout>>();
  const emptied = new Map<string, ReturnType<typeof setTimeout>>();
  let isClosed = false;

  function gather(path: string): void {
    changed.add(path);
    clearTimeout(timer);
    timer = setTimeout(() => {
      const paths = [...changed];
      changed = new Set();
      onChange(paths);
    }, gathering);
  }

  /** Saving and formatting are two writes in a row, and the watcher tells of the first alone. */
  async function lookAgain(path: string): Promise<void> {
    const before = await stampOf(path);
    clearTimeout(looks.get(path));
    if (isClosed) return;
    looks.set(
      path,
      setTimeout(async () => {
        looks.delete(path);
        if ((await stampOf(path)) !== before && !isClosed) await tell(path);
      }, quiet),
    );
  }

  /** Tells of a file, and of an empty one only when it stays so. */
  async function tell(path: string, left = looksAtEmpty): Promise<void> {
    const stats = await stat(path).catch(() => undefined);
    clearTimeout(emptied.get(path));
    emptied.delete(path);
    if (isClosed) return;
    if (stats?.isFile() && stats.size === 0 && left > 0) {
      emptied.set(
        path,
        setTimeout(() => void tell(path, left - 1), quiet),
      );
      return;
    }
    gather(path);
    await lookAgain(path);
  }

  watcher.on("all", (event, path) => {
    if (event !== "addDir") void tell(path);
  });
  watcher.on("error", onTrouble);
  await new Promise<void>((resolve) => watcher.once("ready", () => resolve()));
  return {
    add(paths) {
      const others = paths.filter(
        (path) => !beside.has(path) && !folders.some((folder) => path.startsWith(folder + sep)),
      );
      for (const path of others) beside.add(path);
      if (others.length > 0) watcher.add(others);
    },
    async close() {
      isClosed = true;
      clearTimeout(timer);
      for (const look of [...looks.values(), ...emptied.values()]) clearTimeout(look);
      await watcher.close();
    },
  };
}
