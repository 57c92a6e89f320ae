import { CommandError, type Problem } from "../base/errors";
import { type CheckedProject, type CheckProjectOptions, checkProject } from "../compiler/check-project";
import { inOrder, untold } from "../compiler/checks/rules";
import { isOfV1, type OfficialExtension, officialExtensions } from "../compiler/v1/is-of-v1";
import type { VerificationProblems } from "../compiler/verify/verify-problems";
import { resolveConfig } from "../config/config";
import { type LoadedConfiguration, loadConfiguration } from "../config/load-config";
import { projectDirectory } from "../project/project-directory";
import { type ProjectExtensions, projectExtensions } from "../project/project-extensions";
import { usualLimit } from "../script/time-limit";
import { type Budgets, checkBudgets } from "../settings/budgets";
import { loadShell } from "../site/shell";

/** What `check` takes. Everything has a default. */
export interface CheckOptions {
  /** The project folder, with `src/admin` in it. Default: the working directory. */
  directory?: string;
  /** A configuration file. Default: `tillhouse.config.*` of the project, where it has one. */
  config?: string;
  /** Whether warnings count as mistakes. Default: no. */
  strict?: boolean;
  /** Whether the project's own TypeScript checks its types as well. Default: no. */
  types?: boolean;
  /** How long one part of an extension, a mock or the configuration may take when it is tried out, in milliseconds. Default: 5000. */
  loadLimit?: number;
  /** A folder with a shell, instead of the installed one. */
  shell?: string;
  /** Variables for `process.env` in extensions and for defaults. Default: the environment of the process. */
  environment?: Readonly<Record<string, string | undefined>>;
}

/** What `check` found. */
export interface CheckResult {
  /** The project's folder, absolute. */
  directory: string;
  /** Whether there are no mistakes; with `strict`, no warnings either. */
  ok: boolean;
  /** What keeps the extensions from working, in the order of their places. */
  mistakes: Problem[];
  /** What is likely wrong and leaves the admin working. */
  warnings: Problem[];
  /** The ids of the extensions that were looked through. */
  extensions: string[];
  /** How many widgets, pages, settings pages, resources and files of texts they have. */
  contributions: number;
  /** Those of them with contributions for the official admin, which run as they are or have something to mend. */
  official: OfficialExtension[];
  /** How long it took. */
  milliseconds: number;
}

/** What another command would refuse to start with is one mistake among others here. */
function problemsOf(error: unknown): Problem[] {
  if (!(error instanceof CommandError) || error.code !== "invalid-configuration") throw error;
  if (error.details.length > 0) return [...error.details];
  const { message, hint } = error;
  return [{ rule: error.code, message, ...(hint === undefined ? {} : { hint }) }];
}

async function readConfiguration(
  project: string,
  {
    config,
    environment,
    loadLimit,
  }: Required<Pick<CheckOptions, "environment" | "loadLimit">> & CheckOptions,
): Promise<{ configuration: LoadedConfiguration; problems: Problem[] }> {
  const asked = { project, config, flags: {}, environment, loadLimit };
  try {
    return { configuration: await loadConfiguration("build", asked), problems: [] };
  } catch (error) {
    return {
      configuration: resolveConfig("build", { flags: {}, environment: {} }),
      problems: problemsOf(error),
    };
  }
}

/** Loads what was compiled once, where there is nothing wrong with it so far: as `build` does with what it writes. */
async function tryOut(
  { bundle, mistakes }: CheckedProject,
  options: CheckProjectOptions & { limit: number | undefined },
): Promise<VerificationProblems> {
  if (bundle === undefined || mistakes.length > 0) return { problems: [], warnings: [] };
  const { verifyCompiled } = await import("../compiler/verify/verify-project");
  return verifyCompiled({ files: bundle.files, extensions: bundle.compiled }, options);
}

/** A wrong folder would be free of mistakes for ever. */
function nothingIn(project: string): Problem {
  return {
    rule: "nothing-to-check",
    message: `There is no extension in ${project}.`,
    why: "It has nothing in src/admin, and its configuration names no extensions.",
    hint: "Name the project with --directory, or begin with: tillhouse init",
  };
}

/** What is wrong with the mocks of the project and of what is worked on beside it. The store in memory is loaded only then. */
async function checkMocks(
  project: string,
  { extensions }: ProjectExtensions,
  limit: number,
): Promise<Problem[]> {
  const roots = [project, ...extensions.filter(({ isLinked }) => isLinked).map(({ root }) => root)];
  const { findMocks } = await import("../mock/find-mocks");
  if ((await Promise.all(roots.map(findMocks))).flat().length === 0) return [];
  const { createMockLoader } = await import("../mock/load-mocks");
  return (await createMockLoader(project, roots, limit).load()).problems;
}

/** Extensions that are larger than they may be. What is small enough as it stands need not be compressed to tell. */
async function overBudget(
  { bundle, mistakes, sources }: CheckedProject,
  budgets: Budgets,
): Promise<Problem[]> {
  if (bundle === undefined || mistakes.length > 0) return [];
  const bytes = new Map(bundle.files.map(({ name, contents }) => [name, contents.length]));
  const plain = bundle.compiled.map(({ id, files, preload, styles }) => {
    const total = (names: readonly string[]) => names.reduce((sum, name) => sum + (bytes.get(name) ?? 0), 0);
    const isV1 = isOfV1(id, sources);
    return { id, isV1, gzipBytes: total(files), startGzipBytes: total([...preload, ...styles]) };
  });
  if (checkBudgets({ extensions: plain, modules: new Map() }, budgets).length === 0) return [];
  const { measureBundle } = await import("../compiler/compile-project");
  return checkBudgets(await measureBundle(bundle, sources), budgets);
}

/**
 * Looks through the extensions of a project and its configuration, and tells everything that is wrong at once. What compiles
 * is loaded once in a thread of its own, so that what throws or never ends there is told as well. Nothing is written. `build`
 * and `dev` judge by the same engine and refuse the same mistakes.
 *
 * @throws CommandError `directory-missing`, `shell-missing`, `shell-invalid`, `types-unavailable`; mistakes are returned.
 * @example
 * const { ok, mistakes } = await check({ directory: "shop", strict: true });
 */
export async function check(options: CheckOptions = {}): Promise<CheckResult> {
  const began = performance.now();
  const { environment = process.env, loadLimit = usualLimit } = options;
  const project = await projectDirectory(options.directory ?? ".");
  const shell = await loadShell(options.shell);
  const { configuration, problems } = await readConfiguration(project, {
    ...options,
    environment,
    loadLimit,
  });
  const { basePath, backend } = configuration.values;
  const configured = await projectExtensions({ project, configuration, environment });
  const asked = { project, shell, basePath, backend, environment, configured, sourcemap: false };
  const checked = await checkProject(asked);
  const tried = await tryOut(checked, { ...asked, limit: loadLimit });
  const tooLarge = tried.problems.length > 0 ? [] : await overBudget(checked, configuration.values.budgets);
  const told = new Set(checked.mistakes.map(({ file, line }) => `${file}:${line}`));
  // What keeps everything from being compiled, as a broken tsconfig.json, is told once.
  const mocks = (await checkMocks(project, configured, loadLimit)).filter(
    ({ file, line }) => !told.has(`${file}:${line}`),
  );
  const types = options.types
    ? await (await import("../compiler/checks/check-types")).checkTypes(project)
    : [];
  const mistakes = inOrder([
    ...checked.mistakes,
    ...tried.problems,
    ...tooLarge,
    ...problems,
    ...mocks,
    ...types,
  ]);
  const { sources } = checked;
  const warnings = inOrder([...checked.warnings, ...untold(tried.warnings, checked.warnings)]);
  if (sources.length + mistakes.length + warnings.length === 0) warnings.push(nothingIn(project));
  return {
    directory: project,
    ok: mistakes.length === 0 && (options.strict !== true || warnings.length === 0),
    mistakes,
    warnings,
    extensions: sources.map(({ id }) => id),
    contributions: sources.reduce((sum, { contributions }) => sum + contributions.length, 0),
    official: officialExtensions(sources, [...mistakes, ...warnings]),
    milliseconds: Math.round(performance.now() - began),
  };
}
