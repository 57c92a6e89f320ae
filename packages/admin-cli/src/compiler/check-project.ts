import { CommandError, type Problem } from "../base/errors";
import type { ProjectExtensions } from "../project/project-extensions";
import { readProvidedNames } from "../project/provided-names";
import type { Shell } from "../site/shell";
import { createModuleStore, type ModuleStore } from "../syntax/module-store";
import type { Bundle } from "./bundle";
import { inOrder, isWarning } from "./checks/rules";
import { collectSources, type ExtensionSources } from "./extension-sources";
import type { ExtensionSource } from "./sources/contribution";
import type { SkippedFile } from "./sources/find-files";
import { type ProcessEnvironmentOptions, processEnvironment } from "./sources/process-environment";
import { isOfficialCode } from "./v1/official-packages";
import { prepareV1 } from "./v1/prepare-v1";
import { validateExtensions } from "./validate-extensions";

/** What {@link checkProject} needs to know. */
export interface CheckProjectOptions extends ProcessEnvironmentOptions {
  shell: Shell;
  /** The extensions that the configuration names, beside the project's own folders. */
  configured?: ProjectExtensions;
  sourcemap: boolean;
  /** Whether `later` of the bundle will be asked for: then it is begun before the rest is compiled. */
  isBuilding?: boolean;
}

/** A project that was looked through: what is in it, what is wrong with it, and what it compiles to. */
export interface CheckedProject {
  sources: ExtensionSource[];
  skipped: SkippedFile[];
  /** What keeps the extensions from working, in the order of their places. */
  mistakes: Problem[];
  /** What is likely wrong and leaves the admin working. */
  warnings: Problem[];
  /** What the compiler made of it; without files where there are mistakes, left out where there is nothing to compile. */
  bundle?: Bundle;
}

/** Whether a mistake of the compiler is one that the checks have told in their own words. */
function isTold(problem: Problem, told: readonly Problem[]): boolean {
  // Nobody need hear of each package that comes with the one that is missing.
  const [, request = ""] = /^"([^"]+)"/.exec(problem.message) ?? [];
  const isOfficial = problem.rule === "import-unresolved" && isOfficialCode(request);
  if (isOfficial && told.some(({ rule }) => rule.startsWith("official-runtime-"))) return true;
  const syntax = ["syntax-error", "messages-syntax"];
  return told.some(({ rule, file }) => syntax.includes(rule) && file === problem.file);
}

/** Collects what `process.env` holds in extensions. A secret in it is one mistake among others. */
async function readVariables(
  options: ProcessEnvironmentOptions,
): Promise<{ variables: Readonly<Record<string, string>>; problems: Problem[] }> {
  try {
    return { variables: await processEnvironment(options), problems: [] };
  } catch (error) {
    if (!(error instanceof CommandError) || error.code !== "invalid-configuration") throw error;
    const { message, hint = "" } = error;
    const why = "What starts with MEDUSA_ADMIN_ is written into the page.";
    return {
      variables: { ADMIN_PATH: options.basePath, NODE_ENV: options.mode ?? "production" },
      problems: [{ rule: "environment-secret", message, why, hint }],
    };
  }
}

/** Tells each thing once: a file that two extensions share is looked at for both. */
export function distinct(problems: readonly Problem[]): Problem[] {
  const seen = new Set<string>();
  return problems.filter(({ rule, message, file, line, column }) => {
    const key = JSON.stringify([rule, message, file, line, column]);
    return !seen.has(key) && seen.add(key);
  });
}

/** Leaves out what follows from another mistake: where no text can be read, each of them is missing. */
function withoutFollowing(problems: readonly Problem[]): Problem[] {
  // An extension beside it has texts of its own.
  const rootOf = ({ file = "" }: Problem): string => file.slice(0, Math.max(0, file.indexOf("src/admin/")));
  const unread = new Set(
    problems.filter(({ rule }) => rule === "messages-syntax" || rule === "messages-shape").map(rootOf),
  );
  return problems.filter((problem) => problem.rule !== "message-missing" || !unread.has(rootOf(problem)));
}

/** What {@link scanProject} needs to know. */
export interface ScanProjectOptions extends Pick<CheckProjectOptions, "project" | "shell" | "configured"> {
  modules: ModuleStore;
}

/** Looks through the extensions of a project without compiling them: what there is to compile, and what is wrong so far. */
export async function scanProject(options: ScanProjectOptions): Promise<ExtensionSources> {
  const { project, shell, configured = { extensions: [], problems: [] }, modules } = options;
  const linked = configured.extensions.flatMap(({ root, entry, bundle }) =>
    entry === undefined && bundle === undefined ? root : [],
  );
  const packages = configured.extensions.filter(({ entry }) => entry !== undefined);
  const installed = await Promise.all(packages.map(readProvidedNames));
  const roots = [project, ...linked];
  const validation = await validateExtensions({ project, roots, installed, shell, modules });
  const { known } = validation;
  const { sources, skipped, problems } = await collectSources({ project, known, modules, configured });
  return { sources, skipped, problems: withoutFollowing([...problems, ...validation.problems]) };
}

/**
 * Looks through the extensions of a project: the one engine that `check`, `build` and `dev` judge by. Everything that is
 * wrong is told at once; nothing is written and nothing is thrown for mistakes.
 */
export async function checkProject(options: CheckProjectOptions): Promise<CheckedProject> {
  const { project, shell, sourcemap } = options;
  const modules = createModuleStore();
  const scanned = await scanProject({ ...options, modules });
  const { skipped } = scanned;
  const prepared = await prepareV1(scanned.sources, { project, shell, modules });
  const { sources, v1 } = prepared;
  // What keeps it from being made is told when it is asked for.
  if (options.isBuilding === true) void v1?.styles.text().catch(() => undefined);
  const found = [...scanned.problems, ...prepared.problems];
  const result = (all: readonly Problem[], bundle?: Bundle): CheckedProject => {
    const ordered = inOrder(distinct(all));
    return {
      sources,
      skipped,
      mistakes: ordered.filter((problem) => !isWarning(problem)),
      warnings: ordered.filter(isWarning),
      ...(bundle === undefined ? {} : { bundle }),
    };
  };
  if (sources.length === 0) return result(found);
  // The compiler is loaded only when there is something to compile.
  const { bundle } = await import("./bundle");
  const { variables, problems: secrets } = await readVariables(options);
  const extensions = sources;
  const compiled = await bundle({
    project,
    extensions,
    shell,
    variables,
    sourcemap,
    modules,
    ...(v1 && { v1 }),
  });
  // It runs even after failed checks, so that everything that is wrong is told at once.
  const told = compiled.problems.filter((problem) => !isTold(problem, found));
  return result([...found, ...secrets, ...told, ...compiled.warnings], compiled);
}
