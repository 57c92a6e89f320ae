import { stat } from "node:fs/promises";
import { basename, dirname } from "node:path";
import { type FSWatcher, watch } from "chokidar";
import { configFilePaths } from "../config-file/find-config-file";

/** What {@link watchConfiguration} needs to know. */
interface WatchConfigurationOptions {
  /** The project's folder, absolute. */
  project: string;
  /** The file that was named on the command line, if any. */
  asked: string | undefined;
  /** When the configuration was read, in milliseconds since 1970. */
  since: number;
  /** Told the name of the file that was written, came or went. */
  onChange: (file: string) => void;
  /** Told why it cannot be watched. */
  onTrouble: (error: unknown) => void;
}

/** How long a file has to stay the same before it counts as written, in milliseconds. */
const settled = 100;

/** Watches the configuration file of a project, also one that is not there yet. */
export function watchConfiguration({
  project,
  asked,
  since,
  onChange,
  onTrouble,
}: WatchConfigurationOptions): FSWatcher {
  const files = configFilePaths(project, asked);
  const folder = dirname(files[0] ?? project);
  const watcher = watch(folder, {
    depth: 0,
    alwaysStat: true,
    ignored: (path) => path !== folder && !files.includes(path),
    // A tool that writes in pieces is done before the file is read.
    awaitWriteFinish: { stabilityThreshold: settled, pollInterval: 20 },
  });
  /** When each file that was told of was written, so that one writing is told once. */
  const told = new Map<string, number>();
  const tell = (path: string, time = Date.now()): void => {
    if (told.get(path) === time) return;
    told.set(path, time);
    onChange(basename(path));
  };
  /** What is there already when the watcher begins was read, unless it was written meanwhile. */
  const tellIfNew = (path: string, time = Date.now()): void => {
    if (time >= since) tell(path, time);
  };
  watcher.on("error", onTrouble);
  watcher.on("change", (path, stats) => tell(path, stats?.mtimeMs));
  watcher.on("unlink", (path) => tell(path));
  watcher.on("add", (path, stats) => tellIfNew(path, stats?.mtimeMs));
  // The watcher reads the folder before it listens: what is written between the two has no event.
  watcher.on("ready", () => {
    const look = async (): Promise<void> => {
      for (const path of files) {
        const found = await stat(path).catch(() => undefined);
        if (!watcher.closed && found?.isFile() === true) tellIfNew(path, found.mtimeMs);
      }
    };
    setTimeout(() => void look(), 2 * settled).unref();
  });
  return watcher;
}
