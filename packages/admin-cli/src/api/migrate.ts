import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { CommandError, type Problem, systemCode } from "../base/errors";
import type { MigratedText } from "../migrate/migrate-config";
import { findPackageManager } from "../project/package-manager";
import { projectDirectory } from "../project/project-directory";
import { replaceFile } from "../project/replace-file";
import { applyEdits, type ChangedLines, changedLines } from "../upgrade/edits";
import type { CheckResult } from "./check";

/** What `migrate` takes. Everything has a default. */
export interface MigrateOptions {
  /** The folder with `medusa-config.js`. Default: the working directory. */
  directory?: string;
  /** Whether it only says what it would change. Default: no. */
  dryRun?: boolean;
  /** Whether it takes back what it did last. Default: no. */
  undo?: boolean;
  /** Asked before anything is written; with `false` nothing is. Default: it is written. */
  confirm?: (plan: MigratePlan) => Promise<boolean>;
  /** A folder with a shell, instead of the installed one. */
  shell?: string;
  /** Default: the environment of the process. */
  environment?: Readonly<Record<string, string | undefined>>;
}

/** A file that is changed. */
export interface MigratedFile {
  /** Relative to the project. */
  file: string;
  /** Each line, or neighbouring lines, that changed. */
  changes: ChangedLines[];
}

/** What is to be changed. */
export interface MigratePlan {
  /** The project, absolute. */
  directory: string;
  /** The files that change. */
  files: MigratedFile[];
  /** What has to be looked at by hand, with its place. */
  open: Problem[];
  /** What the official admin was built into. Left out where there is none, and with `undo`. */
  officialOutput?: OfficialOutput;
}

/** A folder that the official admin was built into. */
export interface OfficialOutput {
  /** Relative to the project. */
  folder: string;
  /** Whether the next build replaces it; if not, nothing reads it any more. */
  isReplaced: boolean;
}

/** What `migrate` did. */
export interface MigrateResult extends MigratePlan {
  /** Whether the files were written. */
  written: boolean;
  /** What to run next, in this order. */
  next: string[];
  /**
   * What `check` says of the project's extensions. Left out where it has none, with `undo`, and where they need packages
   * that are yet to be installed: then `check` is one of the commands to run next.
   */
  check?: Pick<CheckResult, "mistakes" | "warnings">;
}

/** A file of the project: where it is, its name there, and what is in it. */
interface ProjectFile {
  path: string;
  source: string;
  text: string;
}

/** Where what was changed is kept, so that it can be taken back. */
const record = ".cache/tillhouse-migrate.json";

interface Change extends MigratedFile {
  before: string;
  after: string;
}

async function textOf(path: string): Promise<string | undefined> {
  return readFile(path, "utf8").catch((error: unknown) => {
    if (systemCode(error) === "ENOENT") return undefined;
    throw error;
  });
}

async function findConfiguration(directory: string): Promise<ProjectFile> {
  const { serverConfigurations } = await import("../project/server-plugins");
  for (const source of serverConfigurations) {
    const path = join(directory, source);
    const text = await textOf(path);
    if (text !== undefined) return { path, source, text };
  }
  throw new CommandError({
    code: "directory-missing",
    message: `There is no medusa-config.js in ${directory}.`,
    hint: "Run it in the folder of a Medusa v1 project, or name that folder with --directory.",
  });
}

async function findOfficialOutput(
  directory: string,
  outDir: string | undefined,
): Promise<OfficialOutput | undefined> {
  const [{ isOfficialOutput }, { officialOutput }] = await Promise.all([
    import("../project/official-output"),
    import("../migrate/official-names"),
  ]);
  const folder = outDir ?? officialOutput;
  if (!(await isOfficialOutput(resolve(directory, folder)))) return undefined;
  return { folder, isReplaced: outDir !== undefined };
}

async function plan(directory: string): Promise<MigratePlan & { changes: Change[] }> {
  const configuration = await findConfiguration(directory);
  const [
    { migrateConfig },
    { migrateIgnored, migratePackage },
    { readServerPlugins },
    { hasExtensionSources },
  ] = await Promise.all([
    import("../migrate/migrate-config"),
    import("../migrate/migrate-package"),
    import("../project/server-plugins"),
    import("../project/extension-sources"),
  ]);
  const files: MigratedFile[] = [];
  const changes: Change[] = [];
  const open: Problem[] = [];
  const take = (file: ProjectFile, { edits, open: own }: MigratedText): void => {
    open.push(...own);
    if (edits.length === 0) return;
    const migrated = { file: file.source, changes: changedLines(file.text, edits) };
    files.push(migrated);
    changes.push({ ...migrated, before: file.text, after: applyEdits(file.text, edits) });
  };
  const configured = migrateConfig(configuration);
  take(configuration, configured);
  const { plugins, problems } = await readServerPlugins(directory);
  // Where it cannot be parsed at all, that is said already.
  if (!configured.open.some(({ rule }) => rule === "syntax-error")) open.push(...problems);
  const { outDir } = configured;
  const hasExtensions = plugins.length > 0 || (await hasExtensionSources(directory));
  const migrations = {
    "package.json": (file: ProjectFile) => migratePackage(file, { outDir, hasExtensions }),
    ".gitignore": migrateIgnored,
  };
  for (const [source, migrateFile] of Object.entries(migrations)) {
    const path = join(directory, source);
    const text = await textOf(path);
    if (text === undefined) continue;
    const file = { path, source, text };
    take(file, migrateFile(file));
  }
  const officialOutput = await findOfficialOutput(directory, outDir);
  return { directory, files, open, changes, ...(officialOutput === undefined ? {} : { officialOutput }) };
}

/** What is needed to take back the last run; what somebody has changed since stays as it is. */
async function planUndo(directory: string): Promise<MigratePlan & { changes: Change[] }> {
  const kept = await textOf(join(directory, record));
  if (kept === undefined)
    throw new CommandError({
      code: "wrong-usage",
      message: "There is nothing to take back: migrate has changed nothing here.",
    });
  const open: Problem[] = [];
  const changes: Change[] = [];
  // Written below, by this command.
  for (const { file, before, after, changes: lines } of JSON.parse(kept) as Change[]) {
    const back = lines.map(({ line, ...of }) => ({ line, before: of.after, after: of.before }));
    const text = await textOf(join(directory, file));
    // An earlier run has taken it back already.
    if (text === before) continue;
    if (text === after) changes.push({ file, changes: back, before: after, after: before });
    else
      open.push({
        rule: "changed-since",
        message: "Somebody has changed the file since. It stays as it is.",
        hint: `The text of before stands in ${record}.`,
        file,
      });
  }
  const files = changes.map(({ file, changes: lines }) => ({ file, changes: lines }));
  return { directory, files, open, changes };
}

async function checkExtensions(
  directory: string,
  { shell, environment = process.env }: MigrateOptions,
): Promise<MigrateResult["check"]> {
  const { hasExtensionSources } = await import("../project/extension-sources");
  if (!(await hasExtensionSources(directory))) return undefined;
  const { check } = await import("./check");
  const { mistakes, warnings } = await check({ directory, shell, environment });
  return { mistakes, warnings };
}

/** Whether extensions cannot be judged before the runtime is installed, or the one that fits. */
function waitsForRuntime(check: MigrateResult["check"]): boolean {
  return check?.mistakes.some(({ rule }) => rule.startsWith("official-runtime-")) === true;
}

/**
 * Puts `@tillhouse/medusa-plugin` in the place of `@medusajs/admin` in a Medusa v1 project: in its configuration, its
 * packages and its scripts. The configuration is read and not run; what it computes is named, and stays. What was there
 * before is kept beside the project's caches, for `undo`.
 *
 * @throws CommandError `directory-missing` without a project of Medusa, `wrong-usage` with nothing to take back.
 * @example
 * const { files, open, next } = await migrate({ directory: "shop", dryRun: true });
 */
export async function migrate(options: MigrateOptions = {}): Promise<MigrateResult> {
  const { dryRun = false, undo = false, confirm = async () => true, environment = process.env } = options;
  const directory = await projectDirectory(options.directory ?? ".");
  const { changes, ...planned } = await (undo ? planUndo(directory) : plan(directory));
  const written = !dryRun && changes.length > 0 && (await confirm(planned));
  if (written) {
    const path = join(directory, record);
    await mkdir(dirname(path), { recursive: true });
    // Before the first file is touched: whatever ends this here, there is a way back.
    if (!undo) await writeFile(path, `${JSON.stringify(changes, undefined, 2)}\n`);
    for (const { file, after } of changes) await replaceFile(join(directory, file), after);
    if (undo && planned.open.length === 0) await rm(path);
  }
  const manager = await findPackageManager(directory, environment);
  const check = undo ? undefined : await checkExtensions(directory, options);
  const isWaiting = changes.length > 0 && waitsForRuntime(check);
  const then = [...(isWaiting ? ["npx tillhouse check"] : []), "npx medusa develop"];
  return {
    ...planned,
    written,
    next: changes.length === 0 ? [] : [`${manager} install`, ...(undo ? [] : then)],
    ...(check === undefined || isWaiting ? {} : { check }),
  };
}
