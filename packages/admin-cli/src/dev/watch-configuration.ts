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
    awaitWriteFinish: { stabilityThreshold: 100, pollInterval: 20 },
  });
  const tell = (path: string): void => onChange(basename(path));
  watcher.on("error", onTrouble);
  watcher.on("change", tell);
  watcher.on("unlink", tell);
  // What is there already when the watcher begins was read, unless it was written meanwhile.
  watcher.on("add", (path, stats) => {
    if (stats === undefined || stats.mtimeMs >= since) tell(path);
  });
  return watcher;
}
