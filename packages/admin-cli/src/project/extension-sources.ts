import { readdir, stat } from "node:fs/promises";
import { join, relative, sep } from "node:path";

/** The file below a folder that was changed last, where that was after a time, in milliseconds since 1970. */
export async function newerBelow(folder: string, time: number): Promise<string | undefined> {
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
