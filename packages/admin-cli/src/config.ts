import type { BrandSettings } from "./brand-settings";
import type { Budgets } from "./budgets";
import { type ConfiguredCommand, settingsFor } from "./config-settings";
import { CommandError, type Problem } from "./errors";
import type { GivenValue, Setting } from "./parse-setting";
import type { SignInSettings } from "./sign-in-settings";
import { closestOf } from "./suggest";

/** What can be configured. Every value has a default. */
export interface Configuration extends BrandSettings, SignInSettings {
  /** The port to listen on; 0 takes a free one. */
  port: number;
  /** The host name or address to listen on. */
  host: string;
  /** Where the admin lives on its address, such as `/app` (specification, section 9). */
  basePath: string;
  /** The address of the Medusa backend. Empty, for a build only: the same address as the page. */
  backend: string;
  /** Whether the backend is reached through the admin's own address. */
  proxy: boolean;
  /** The folder of the build output, as given. */
  outDir: string;
  /** Further origins that the page may send requests to. */
  connect: readonly string[];
  /** Origins whose pages may show the admin in a frame. */
  frameAncestors: readonly string[];
  /** Whether what a proxy in front says about the client (`X-Forwarded-*`) is believed. */
  trustProxy: boolean;
  /** Whether browsers are told to reach this host by https only. */
  hsts: boolean;
  /** How large the body of a request may be, in megabytes. */
  bodyLimit: number;
  /** The write key of a source at Segment. Empty: no usage data is sent, whatever people allow. */
  analyticsWriteKey: string;
  /** Where the settings of that source come from. */
  analyticsCdn: string;
  /** Where usage data goes to. */
  analyticsApiHost: string;
  /** Packages and folders with extensions, beside the project's own `src/admin`. */
  extensions: readonly string[];
  /** How large extensions may become; see `Budgets`. */
  budgets: Budgets;
}

/** The places that values come from, the first of them winning. */
export interface ConfigurationSources {
  flags?: Partial<Record<keyof Configuration, GivenValue>>;
  environment?: Readonly<Record<string, string | undefined>>;
  file?: ConfigurationFile;
}

/** What a configuration file says. */
interface ConfigurationFile {
  /** As messages name it. */
  name: string;
  values: Readonly<Record<string, unknown>>;
}

/** Something wrong with a value, and where in the configuration file it stands. */
export interface ConfigurationProblem extends Problem {
  at?: { path: readonly (string | number)[]; part: "key" | "value" };
}

/** The configuration, and for each value where it came from, such as `--port`, `TILLHOUSE_PORT` or `tillhouse.config.ts`. */
export interface ResolvedConfiguration {
  values: Configuration;
  origins: Readonly<Record<keyof Configuration, string>>;
}

/** The paths that belong to the backend when it is reached through the admin's address. */
export const backendPaths = ["/admin", "/store", "/uploads"] as const;

interface Resolved<Value> {
  value: Value;
  origin: string;
  problem?: ConfigurationProblem;
}

function ruleOf(key: string): string {
  return `invalid-${key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

/** What kind of value a setting takes, where a file gives another one. */
function wrongKind(fallback: unknown, given: unknown): string | undefined {
  if (Array.isArray(fallback)) {
    const isList = Array.isArray(given) && given.every((item) => typeof item === "string");
    return isList ? undefined : "takes a list of texts";
  }
  if (typeof fallback === typeof given) return undefined;
  const kinds: Record<string, string> = {
    string: "a text",
    number: "a number",
    boolean: "true or false",
    object: "an object",
  };
  return `takes ${kinds[typeof fallback]}`;
}

function resolveSetting<Value>(
  key: string,
  setting: Setting<Value>,
  {
    flag,
    environment,
    file,
  }: { flag: GivenValue } & Pick<ConfigurationSources, "file"> & {
      environment: NonNullable<ConfigurationSources["environment"]>;
    },
): Resolved<Value> {
  // An empty variable counts as not set: that is how a shell or a compose file switches one off.
  const variable = setting.environment.find((name) => (environment[name] ?? "").trim() !== "");
  const isFlag = flag !== undefined;
  const fromFile = file?.values[key];
  const isFile = !isFlag && variable === undefined && fromFile !== undefined && file !== undefined;
  const origin = isFlag ? (setting.flag ?? key) : (variable ?? (isFile ? file.name : "default"));
  const wrong = (message: string, hint?: string): Resolved<Value> => ({
    value: setting.fallback,
    origin,
    problem: {
      rule: ruleOf(key),
      message: isFile ? `${key} in ${origin}: ${message}.` : `${origin}: ${message}.`,
      ...(hint !== undefined && { hint }),
      ...(isFile && { file: origin, at: { path: [key], part: "value" } }),
    },
  });
  const kind = isFile ? wrongKind(setting.fallback, fromFile) : undefined;
  if (kind !== undefined) return wrong(`this setting ${kind}`);
  // A value of a file is of the kind that the setting's default has.
  const given = flag ?? (variable === undefined ? (fromFile as GivenValue) : environment[variable]);
  if (given === undefined) return { value: setting.fallback, origin };
  const parsed = setting.parse(given);
  return "value" in parsed ? { value: parsed.value, origin } : wrong(parsed.problem, parsed.hint);
}

function unknownSettings(file: ConfigurationFile, known: readonly string[]): ConfigurationProblem[] {
  return Object.keys(file.values)
    .filter((key) => !known.includes(key) && key !== "$schema")
    .map((key) => {
      const meant = closestOf(key, known);
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

/** Merges the sources as {@link resolveConfig} does, and returns what is wrong instead of throwing it. */
export function mergeSources(
  command: ConfiguredCommand,
  { flags = {}, environment = {}, file: asked }: ConfigurationSources,
): ResolvedConfiguration & { problems: ConfigurationProblem[] } {
  const settings = settingsFor(command);
  const file = fileFor(command, asked);
  // The keys of the settings are the keys of the configuration.
  const keys = Object.keys(settings) as (keyof Configuration)[];
  const resolved = keys.map((key): [keyof Configuration, Resolved<unknown>] => [
    key,
    // Each setting reads and gives values of one type, which is not looked at here.
    resolveSetting(key, settings[key] as Setting<unknown>, { flag: flags[key], environment, file }),
  ]);
  // Every key is there, each with the value that its own reader gave.
  const values = Object.fromEntries(
    resolved.map(([key, { value }]) => [key, value]),
  ) as unknown as Configuration;
  // Every key is there.
  const origins = Object.fromEntries(
    resolved.map(([key, { origin }]) => [key, origin]),
  ) as ResolvedConfiguration["origins"];
  const problems = resolved.flatMap(([, { problem }]) => problem ?? []);
  if (file !== undefined) problems.push(...unknownSettings(file, keys));
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
  return { values, origins, problems };
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
