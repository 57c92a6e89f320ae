import { readdir, readFile, stat } from "node:fs/promises";
import { join, resolve } from "node:path";
import { version } from "../base/version";
import { hasExtensionSources, newerBelow } from "./extension-sources";
import { installedFolder, isPath, officialBundle } from "./installed-package";

/** What {@link findStaleness} looks at. */
export interface StalenessOptions {
  project: string;
  /** The folder with the output. */
  output: string;
  /** The packages and folders that the configuration names as extensions. */
  extensions: readonly string[];
  /** The version of the shell that is installed. */
  shell: string;
  /** The configuration file that was asked for. */
  config?: string;
}

/** Files of a project that say what is installed and configured. */
const descriptions =
  /^(?:package\.json|package-lock\.json|yarn\.lock|pnpm-lock\.yaml|tsconfig\.json|tillhouse\.config\.\w+)$/;

/** The bundle for the official admin that an extension or a plugin would have. */
async function bundleOf(name: string, project: string): Promise<string[]> {
  const folder = isPath(name) ? resolve(project, name) : await installedFolder(name, project);
  return folder === undefined ? [] : [join(folder, officialBundle)];
}

/** Whether any of these files was changed after a time; those that are not there were not. */
async function isNewer(files: readonly string[], time: number): Promise<boolean> {
  const found = await Promise.all(files.map((path) => stat(path).catch(() => undefined)));
  return found.some((file) => file !== undefined && file.mtimeMs > time);
}

/**
 * Tells why the output of a project's extensions would have to be made anew: it is `missing`, or `old`.
 *
 * @returns `undefined` for one that is as its sources are, and for a project without extensions, which needs none.
 */
export async function findStaleness(options: StalenessOptions): Promise<"missing" | "old" | undefined> {
  const { project, output, extensions, shell, config } = options;
  const sources = join(project, "src", "admin");
  // Loaded late: who only serves a build needs no parser, and an image of that has none.
  const { readServerPlugins } = await import("./server-plugins");
  const [hasSources, server] = await Promise.all([
    hasExtensionSources(project),
    readServerPlugins(project, extensions),
  ]);
  const manifest = join(output, "build.json");
  const built = await stat(manifest).catch(() => undefined);
  // Without extensions any more, an output of before must not bring back those that there were.
  if (!hasSources && extensions.length === 0 && server.plugins.length === 0)
    return built === undefined ? undefined : "old";
  if (built === undefined) return "missing";
  try {
    const made = JSON.parse(await readFile(manifest, "utf8"));
    if (made.version !== version || made.shell.version !== shell) return "old";
  } catch {
    return "old";
  }
  const time = built.mtimeMs;
  const folders = extensions.filter(isPath).map((name) => join(resolve(project, name), "src", "admin"));
  for (const root of [sources, ...folders]) if ((await newerBelow(root, time)) !== undefined) return "old";
  const plugins = [...extensions, ...server.plugins.map(({ name }) => name)];
  const bundles = await Promise.all(plugins.map((name) => bundleOf(name, project)));
  const described = (await readdir(project)).filter((name) => descriptions.test(name));
  const named = [...described, ...(config === undefined ? [] : [config])].map((name) =>
    resolve(project, name),
  );
  return (await isNewer([...named, ...server.files, ...bundles.flat()], time)) ? "old" : undefined;
}
