import type * as z from "zod/mini";
import { didYouMean } from "../base/did-you-mean";
import { CommandError, type Problem } from "../base/errors";
import {
  type Configuration,
  type ConfiguredCommand,
  type GivenSettings,
  schemaOf,
  type settingsSchema,
} from "../settings/schema";
import { type Setting, type SettingsSchema, settingsIn } from "../settings/setting";

/** The places that values come from, the first of them winning. */
export interface ConfigurationSources {
  flags?: GivenSettings;
  environment?: Readonly<Record<string, string | undefined>>;
  file?: ConfigurationFile;
}

/** The same for any settings. */
interface Sources extends Omit<ConfigurationSources, "flags"> {
  flags?: Readonly<Record<string, unknown>>;
}

/** What a configuration file says. */
interface ConfigurationFile {
  /** As messages name it. */
  name: string;
  values: Readonly<Record<string, unknown>>;
}

/** Something wrong with a value, and where in the configuration file it stands. */
interface ConfigurationProblem extends Problem {
  at?: { path: readonly (string | number)[]; part: "key" | "value" };
}

/** The configuration, and for each value where it came from, such as `--port`, `TILLHOUSE_PORT` or `tillhouse.config.ts`. */
export interface ResolvedConfiguration {
  /** Every setting with the value in force. */
  values: Configuration;
  /** Who gave each value; `default` where nobody did. */
  origins: Readonly<Record<keyof Configuration, string>>;
}

/** The paths that belong to the backend when it is reached through the admin's address. */
export const backendPaths = ["/admin", "/store", "/uploads"] as const;

/** What came of reading the settings of a schema. */
interface Merged<Schema extends SettingsSchema> {
  values: z.output<Schema>;
  origins: Readonly<Record<keyof z.output<Schema>, string>>;
  problems: ConfigurationProblem[];
}

function ruleOf(name: string): string {
  return `invalid-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

/** What to do about an issue, where the reader that found it tells. */
function hintOf(issue: z.core.$ZodIssue | undefined): string | undefined {
  const hint: unknown = issue?.code === "custom" ? issue.params?.hint : undefined;
  return typeof hint === "string" ? hint : undefined;
}

/** What kind of value a setting takes, where a file gives another one. */
function wrongKind(fallback: unknown, given: unknown): string | undefined {
  if (Array.isArray(fallback)) {
    const isList = Array.isArray(given) && given.every((item) => typeof item === "string");
    return isList ? undefined : "this setting takes a list of texts";
  }
  if (typeof fallback === typeof given) return undefined;
  const kinds: Record<string, string> = {
    string: "a text",
    number: "a number",
    boolean: "true or false",
    object: "an object",
  };
  return `this setting takes ${kinds[typeof fallback]}`;
}

function unknownSettings(file: ConfigurationFile, known: readonly string[]): ConfigurationProblem[] {
  return Object.keys(file.values)
    .filter((key) => !known.includes(key) && key !== "$schema")
    .map((key) => {
      const meant = didYouMean(key, known);
      return {
        rule: "unknown-setting",
        message: `There is no setting "${key}".`,
        hint:
          meant === undefined ? `Settings are ${[...known].sort().join(", ")}.` : `Did you mean "${meant}"?`,
        file: file.name,
        at: { path: [key], part: "key" },
      };
    });
}

/**
 * The file's backend is the one that `serve` passes requests on to. A page calls it by itself only where the file says
 * so; else a build would carry the address of a developer's machine to every visitor.
 */
function fileFor(
  command: ConfiguredCommand,
  file: ConfigurationFile | undefined,
): ConfigurationFile | undefined {
  if (file === undefined || command !== "build" || file.values.proxy === false) return file;
  const { backend: _, ...values } = file.values;
  return { ...file, values };
}

/** A value that somebody gave, and who. */
function givenFor(
  { name, flag, environment: names, fallback }: Setting,
  { flags = {}, environment = {}, file }: Sources,
): { given?: unknown; origin: string; isFile: boolean } {
  // An empty text counts as not set where that is the default, and so does any empty variable: that is how a shell or a compose
  // file switches one off.
  const isSet = (given: unknown): boolean => given !== undefined && (given !== "" || fallback !== "");
  if (isSet(flags[name])) return { given: flags[name], origin: flag ?? name, isFile: false };
  const variable = names.find((candidate) => (environment[candidate] ?? "").trim() !== "");
  if (variable !== undefined) return { given: environment[variable], origin: variable, isFile: false };
  const given = file?.values[name];
  if (file === undefined || !isSet(given)) return { origin: "default", isFile: false };
  return { given, origin: file.name, isFile: true };
}

/**
 * Reads the settings of a schema from all sources. What cannot be used is told, and as if nobody had said it.
 *
 * @example mergeSettings(settingsSchema, { environment: process.env }).values.port // 7001
 */
export function mergeSettings<Schema extends SettingsSchema>(
  schema: Schema,
  sources: Sources,
): Merged<Schema> {
  const found = settingsIn(schema).map((setting) => ({ setting, ...givenFor(setting, sources) }));
  const values = Object.fromEntries(found.map(({ setting, given }) => [setting.name, given]));
  const read = schema.safeParse(values);
  const issues = read.error?.issues ?? [];
  const problems = found.flatMap(({ setting, given, origin, isFile }): ConfigurationProblem[] => {
    const { name, fallback } = setting;
    const kind = isFile ? wrongKind(fallback, given) : undefined;
    const issue = kind === undefined ? issues.find(({ path }) => path[0] === name) : undefined;
    if (kind === undefined && issue === undefined) return [];
    values[name] = undefined;
    // A setting with settings in it is told of by the one that is wrong.
    const [, ...inner] = issue?.path ?? [];
    const text = kind ?? [inner.join("."), issue?.message].join(" ").trim();
    const hint = kind === undefined ? (hintOf(issue) ?? setting.hint) : undefined;
    return [
      {
        rule: ruleOf(name),
        message: isFile ? `${name} in ${origin}: ${text}.` : `${origin}: ${text}.`,
        ...(hint !== undefined && { hint }),
        ...(isFile && { file: origin, at: { path: [name, ...inner.map(String)], part: "value" } }),
      },
    ];
  });
  const { file } = sources;
  if (file !== undefined) problems.push(...unknownSettings(file, Object.keys(values)));
  return {
    values: read.success && problems.length === 0 ? read.data : schema.parse(values),
    // Every name is there.
    origins: Object.fromEntries(
      found.map(({ setting, origin }) => [setting.name, origin]),
    ) as Merged<Schema>["origins"],
    problems,
  };
}

/** Merges the sources as {@link resolveConfig} does, and returns what is wrong instead of throwing it. */
export function mergeSources(
  command: ConfiguredCommand,
  sources: ConfigurationSources,
): Merged<typeof settingsSchema> {
  const file = fileFor(command, sources.file);
  const merged = mergeSettings(schemaOf[command], { ...sources, file });
  const { values, origins, problems } = merged;
  const taken = backendPaths.find((path) => `${values.basePath}/`.startsWith(`${path}/`));
  if (command === "serve" && values.proxy && taken !== undefined) {
    problems.push({
      rule: "invalid-base-path",
      message: `${origins.basePath}: "${values.basePath}" lies under ${taken}, which belongs to the backend.`,
      hint: `Choose another base path, or use --no-proxy so that ${taken} is not passed on.`,
      ...(origins.basePath === file?.name && {
        file: file.name,
        at: { path: ["basePath"], part: "value" as const },
      }),
    });
  }
  return merged;
}

/** The error that tells every value that cannot be used. */
export function invalidConfiguration(problems: readonly Problem[]): CommandError {
  return new CommandError({
    code: "invalid-configuration",
    message:
      problems.length === 1 ? "A setting cannot be used." : `${problems.length} settings cannot be used.`,
    details: problems,
  });
}

/**
 * Merges the sources of configuration: a flag wins over the environment, which wins over the file, which wins over the
 * default.
 *
 * Pure: the environment is passed in, nothing is read. All bad values are told at once, each with its source.
 *
 * @throws CommandError `invalid-configuration`, with one detail for each bad value.
 * @example resolveConfig("serve", { flags: { port: "80" }, environment: process.env }).origins.port // "--port"
 */
export function resolveConfig(
  command: ConfiguredCommand,
  sources: ConfigurationSources,
): ResolvedConfiguration {
  const { values, origins, problems } = mergeSources(command, sources);
  if (problems.length > 0) throw invalidConfiguration(problems.map(({ at: _, ...problem }) => problem));
  return { values, origins };
}
