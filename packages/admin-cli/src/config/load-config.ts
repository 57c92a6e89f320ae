import { dirname, resolve } from "node:path";
import type { Problem } from "../base/errors";
import { findConfigFile } from "../config-file/find-config-file";
import type { ConfigFile } from "../config-file/read-config-file";
import { type Configuration, type ConfiguredCommand, settingsSchema } from "../settings/schema";
import { settingsIn } from "../settings/setting";
import {
  type ConfigurationSources,
  invalidConfiguration,
  mergeSources,
  type ResolvedConfiguration,
} from "./config";

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
  /** How long a configuration file may take, in milliseconds. Default: it is waited for. */
  loadLimit?: number;
}

/** Paths in a file are relative to it; everything else is relative to the project. */
function relativeToFile(loaded: ResolvedConfiguration, file: ConfigFile, project: string): Configuration {
  const folder = dirname(file.path);
  if (folder === project) return loaded.values;
  const values: Record<string, unknown> = { ...loaded.values };
  const origins: Readonly<Record<string, string>> = loaded.origins;
  for (const { name, isPath } of settingsIn(settingsSchema)) {
    const path = values[name];
    if (isPath && origins[name] === file.name && typeof path === "string")
      values[name] = resolve(folder, path);
  }
  // Paths stay texts.
  return values as Configuration;
}

/** A configuration that was read, with what is wrong with it. What cannot be used is as if nobody had said it. */
export interface ReadConfiguration extends LoadedConfiguration {
  problems: Problem[];
}

/**
 * Reads the configuration of a project as {@link loadConfiguration} does, and returns bad values instead of throwing.
 *
 * @throws CommandError `invalid-configuration` where the file itself cannot be read.
 */
export async function readConfiguration(
  command: ConfiguredCommand,
  { project, config, flags, environment, loadLimit }: LoadConfigurationOptions,
): Promise<ReadConfiguration> {
  const path = await findConfigFile(project, config);
  if (path === undefined) {
    const { problems, ...resolved } = mergeSources(command, { flags, environment });
    return { ...resolved, problems: problems.map(({ at: _, ...problem }) => problem) };
  }
  const { readConfigFile, locationInConfigFile } = await import("../config-file/read-config-file");
  const file = await readConfigFile(path, project, loadLimit);
  const { problems, ...resolved } = mergeSources(command, { flags, environment, file });
  const placed = problems.map(async ({ at, ...problem }) =>
    at === undefined ? problem : { ...problem, ...(await locationInConfigFile(file, at)) },
  );
  return {
    ...resolved,
    values: relativeToFile(resolved, file, project),
    file,
    problems: await Promise.all(placed),
  };
}

/**
 * Reads the configuration of a project: flags over environment over `tillhouse.config.*` over defaults.
 *
 * @throws CommandError `invalid-configuration` with every value that cannot be used, each with its source; those of the
 * file with their lines.
 */
export async function loadConfiguration(
  command: ConfiguredCommand,
  options: LoadConfigurationOptions,
): Promise<LoadedConfiguration> {
  const { problems, ...configuration } = await readConfiguration(command, options);
  if (problems.length > 0) throw invalidConfiguration(problems);
  return configuration;
}
