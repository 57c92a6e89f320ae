import { readdir, readFile, stat } from "node:fs/promises";
import { join, relative, resolve, sep } from "node:path";
import { version } from "../base/version";

/** The file below a folder that was changed last, where that was after a time, in milliseconds since 1970. */
async function newerBelow(folder: string, time: number): Promise<string | undefined> {
  const names = await readdir(folder, { recursive: true }).catch((): string[] => []);
  const files = await Promise.all(
    names.map(async (name) => {
      const found = await stat(join(folder, name)).catch(() => undefined);
      return { path: join(folder, name), time: found?.isFile() === true ? found.mtimeMs : 0 };
    }),
  );
  const last = files.reduce((one, other) => (other.time > one.time ? other : one), { path: "", time });
  return last.path === "" ? undefined : last.path;
}

/** The file of a project's own extensions that was changed last, where that was after the build; relative, with forward slashes. */
export async function newerSource(output: string, project: string): Promise<string | undefined> {
  const { mtimeMs } = await stat(join(output, "build.json"));
  const found = await newerBelow(join(project, "src", "admin"), mtimeMs);
  return found === undefined ? undefined : relative(project, found).split(sep).join("/");
}

/** Whether a project has files in `src/admin`. */
export async function hasExtensionSources(project: string): Promise<boolean> {
  return (await newerBelow(join(project, "src", "admin"), 0)) !== undefined;
}

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

async function newerDescription(
  { project, config }: StalenessOptions,
  time: number,
): Promise<string | undefined> {
  const names = (await readdir(project)).filter((name) => descriptions.test(name));
  for (const path of [...names, ...(config === undefined ? [] : [config])].map((name) =>
    resolve(project, name),
  ))
    if (((await stat(path).catch(() => undefined))?.mtimeMs ?? 0) > time) return path;
  return undefined;
}

/**
 * Tells why the output of a project's extensions would have to be made anew: it is `missing`, or `old`.
 *
 * @returns `undefined` for one that is as its sources are, and for a project without extensions, which needs none.
 */
export async function findStaleness(options: StalenessOptions): Promise<"missing" | "old" | undefined> {
  const { project, output, extensions, shell } = options;
  const sources = join(project, "src", "admin");
  const hasSources = await hasExtensionSources(project);
  const manifest = join(output, "build.json");
  const built = await stat(manifest).catch(() => undefined);
  // Without extensions any more, an output of before must not bring back those that there were.
  if (!hasSources && extensions.length === 0) return built === undefined ? undefined : "old";
  if (built === undefined) return "missing";
  try {
    const made = JSON.parse(await readFile(manifest, "utf8"));
    if (made.version !== version || made.shell.version !== shell) return "old";
  } catch {
    return "old";
  }
  const folders = extensions.filter((name) => /^(?:[./\\]|[A-Za-z]:)/.test(name));
  const roots = [sources, ...folders.map((name) => join(resolve(project, name), "src", "admin"))];
  for (const root of roots) if ((await newerBelow(root, built.mtimeMs)) !== undefined) return "old";
  return (await newerDescription(options, built.mtimeMs)) === undefined ? undefined : "old";
}
