import { dirname, isAbsolute, resolve } from "node:path";
import {
  type Configuration,
  type ConfigurationSources,
  invalidConfiguration,
  mergeSources,
  type ResolvedConfiguration,
  resolveConfig,
} from "./config";
import { findConfigFile } from "./config-file/find-config-file";
import type { ConfigFile } from "./config-file/read-config-file";
import type { ConfiguredCommand } from "./config-settings";

/** The configuration of a project, and the file that some of it stands in. */
export interface LoadedConfiguration extends ResolvedConfiguration {
  /** Left out where the project has none. */
  file?: ConfigFile;
}

/** What {@link loadConfiguration} needs to know. */
export interface LoadConfigurationOptions extends Omit<ConfigurationSources, "file"> {
  /** The project's folder, absolute. */
  project: string;
  /** A configuration file, instead of the project's own. */
  config?: string;
}

const paths = ["outDir", "logo", "logoDark", "favicon", "signInArt"] as const;

/** Paths in a file are relative to it; everything else is relative to the project. */
function relativeToFile(loaded: ResolvedConfiguration, file: ConfigFile, project: string): Configuration {
  const folder = dirname(file.path);
  const values = { ...loaded.values };
  if (folder === project) return values;
  for (const key of paths)
    if (loaded.origins[key] === file.name && values[key] !== "" && !isAbsolute(values[key]))
      values[key] = resolve(folder, values[key]);
  return values;
}

/**
 * Reads the configuration of a project: flags over environment over `tillhouse.config.*` over defaults.
 *
 * @throws CommandError `invalid-configuration` with every value that cannot be used, each with its source; those of the
 * file with their lines.
 */
export async function loadConfiguration(
  command: ConfiguredCommand,
  { project, config, flags, environment }: LoadConfigurationOptions,
): Promise<LoadedConfiguration> {
  const path = await findConfigFile(project, config);
  if (path === undefined) return resolveConfig(command, { flags, environment });
  const { readConfigFile, placeInConfigFile } = await import("./config-file/read-config-file");
  const file = await readConfigFile(path, project);
  const { problems, ...resolved } = mergeSources(command, { flags, environment, file });
  if (problems.length > 0) {
    const placed = problems.map(async ({ at, ...problem }) =>
      at === undefined ? problem : { ...problem, ...(await placeInConfigFile(file, at)) },
    );
    throw invalidConfiguration(await Promise.all(placed));
  }
  return { ...resolved, values: relativeToFile(resolved, file, project), file };
}
