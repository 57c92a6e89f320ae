import { CommandError, type Problem } from "../base/errors";
import { checkProject } from "../compiler/check-project";
import { inOrder } from "../compiler/checks/rules";
import { resolveConfig } from "../config/config";
import { type LoadedConfiguration, loadConfiguration } from "../config/load-config";
import { projectDirectory } from "../project/project-directory";
import { projectExtensions } from "../project/project-extensions";
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
  { config, environment }: Required<Pick<CheckOptions, "environment">> & CheckOptions,
): Promise<{ configuration: LoadedConfiguration; problems: Problem[] }> {
  const asked = { project, config, flags: {}, environment };
  try {
    return { configuration: await loadConfiguration("build", asked), problems: [] };
  } catch (error) {
    return {
      configuration: resolveConfig("build", { flags: {}, environment: {} }),
      problems: problemsOf(error),
    };
  }
}

/**
 * Looks through the extensions of a project and its configuration, and tells everything that is wrong at once. Nothing is
 * written. `build` and `dev` judge by the same engine and refuse the same mistakes.
 *
 * @throws CommandError `directory-missing`, `shell-missing`, `shell-invalid`, `types-unavailable`; mistakes are returned.
 * @example
 * const { ok, mistakes } = await check({ directory: "shop", strict: true });
 */
export async function check(options: CheckOptions = {}): Promise<CheckResult> {
  const began = performance.now();
  const { environment = process.env } = options;
  const project = await projectDirectory(options.directory ?? ".");
  const shell = await loadShell(options.shell);
  const { configuration, problems } = await readConfiguration(project, { ...options, environment });
  const { basePath, backend } = configuration.values;
  const configured = await projectExtensions({ project, configuration, environment });
  const asked = { project, shell, basePath, backend, environment, configured };
  const checked = await checkProject({ ...asked, sourcemap: false });
  const types = options.types
    ? await (await import("../compiler/checks/check-types")).checkTypes(project)
    : [];
  const mistakes = inOrder([...checked.mistakes, ...problems, ...types]);
  const { warnings, sources } = checked;
  return {
    directory: project,
    ok: mistakes.length === 0 && (options.strict !== true || warnings.length === 0),
    mistakes,
    warnings,
    extensions: sources.map(({ id }) => id),
    contributions: sources.reduce((sum, { contributions }) => sum + contributions.length, 0),
    milliseconds: Math.round(performance.now() - began),
  };
}
