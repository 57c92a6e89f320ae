import type { Dirent } from "node:fs";
import { readdir, realpath, stat } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { systemCode } from "../../base/errors";

/** A file in one of the folders, and the path inside that folder. */
export interface FoundFile {
  kind: "widget" | "route" | "setting" | "resource" | "messages" | "extension";
  /** Absolute. */
  path: string;
  /** Relative to the project, with forward slashes. */
  source: string;
  /** Relative to its folder, without the extension, in segments: `["sub", "rating"]`. */
  segments: readonly string[];
}

/** A file that was left out, and why. */
export interface SkippedFile {
  /** The author's file, relative to the project, with forward slashes. */
  source: string;
  /** In words, as the build prints it: `a helper: no default export`. */
  reason: string;
}

/** What lies in the folders of the contract, in the order of the file names. */
export interface FoundFiles {
  files: FoundFile[];
  skipped: SkippedFile[];
}

const folders = {
  widget: "widgets",
  route: "routes",
  setting: "settings",
  resource: "resources",
  messages: "messages",
} as const;
const kinds = ["widget", "route", "setting", "resource", "messages"] as const;
const script = /\.(?:jsx?|tsx?)$/;
const testFile = /\.(?:test|spec|stories)\.[jt]sx?$/;
const testFolder = /^__(?:tests?|mocks|fixtures)__$/;

async function entryKind(entry: Dirent, path: string): Promise<"file" | "folder" | "other"> {
  if (entry.isFile()) return "file";
  if (entry.isDirectory()) return "folder";
  if (!entry.isSymbolicLink()) return "other";
  const target = await stat(path).catch(() => undefined);
  return target?.isFile() ? "file" : target?.isDirectory() ? "folder" : "other";
}

/** Lists all files below a folder; a link that leads back to a folder above is followed once. */
async function filesBelow(folder: string, above: readonly string[] = []): Promise<string[]> {
  let entries: Dirent[];
  let real: string;
  try {
    entries = await readdir(folder, { withFileTypes: true });
    real = await realpath(folder);
  } catch (error) {
    if (systemCode(error) === "ENOENT" || systemCode(error) === "ENOTDIR") return [];
    throw error;
  }
  if (above.includes(real)) return [];
  // By code unit and not by language, so that every machine finds the same order.
  entries.sort((left, right) => (left.name < right.name ? -1 : 1));
  const files: string[] = [];
  for (const entry of entries) {
    const path = join(folder, entry.name);
    const kind = await entryKind(entry, path);
    if (kind === "file") files.push(path);
    else if (kind === "folder" && entry.name !== "node_modules")
      files.push(...(await filesBelow(path, [...above, real])));
  }
  return files;
}

function reasonToSkip(segments: readonly string[]): string | undefined {
  const name = segments.at(-1) ?? "";
  if (segments.some((segment) => segment.startsWith("."))) return "its name starts with a dot";
  if (/\.d\.ts$/.test(name)) return "a declaration file";
  if (testFile.test(name) || segments.some((segment) => testFolder.test(segment))) return "a test";
  return undefined;
}

/** A path relative to the project, written the same on every system. */
export function sourceName(project: string, path: string): string {
  return relative(project, path).split(sep).join("/");
}

/** Whether a file stands for something by itself; others belong to the one beside them. */
function isOwn(kind: FoundFile["kind"], name: string): boolean {
  if (kind === "messages") return name.endsWith(".json");
  if (kind === "widget" || kind === "resource") return script.test(name);
  return /^page\.[jt]sx?$/.test(name);
}

/**
 * Finds the files of the folder contract: every script below `widgets` and `resources`, every JSON file below `messages`,
 * `page` files below `routes` and `settings`, and `extension` beside these folders. Other files below these two belong to their pages and are not mentioned.
 */
export async function findFiles(project: string): Promise<FoundFiles> {
  const found: FoundFiles = { files: await findExtensionFiles(project), skipped: [] };
  for (const kind of kinds) {
    const folder = join(project, "src", "admin", folders[kind]);
    for (const path of await filesBelow(folder)) {
      const segments = relative(folder, path).split(sep);
      const name = segments.at(-1) ?? "";
      if (!isOwn(kind, name)) continue;
      const source = sourceName(project, path);
      const reason = reasonToSkip(segments);
      if (reason !== undefined) found.skipped.push({ source, reason });
      else
        found.files.push({
          kind,
          path,
          source,
          segments: [...segments.slice(0, -1), name.replace(/\.[a-z]+$/, "")],
        });
    }
  }
  return found;
}

/** The files that define an extension in code: one, or several by mistake. */
async function findExtensionFiles(project: string): Promise<FoundFile[]> {
  const folder = join(project, "src", "admin");
  const found: FoundFile[] = [];
  for (const ending of ["ts", "tsx", "js", "jsx"]) {
    const path = join(folder, `extension.${ending}`);
    const isFile = await stat(path).then(
      (entry) => entry.isFile(),
      () => false,
    );
    if (isFile)
      found.push({ kind: "extension", path, source: sourceName(project, path), segments: ["extension"] });
  }
  return found;
}

/** Lists the scripts below `src/admin`, for the question which file imports which. */
export async function adminScripts(project: string): Promise<string[]> {
  return (await filesBelow(join(project, "src", "admin"))).filter(
    (path) => script.test(path) && !path.endsWith(".d.ts"),
  );
}
