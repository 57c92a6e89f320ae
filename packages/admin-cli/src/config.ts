import { type BrandSettings, brandSettings } from "./brand-settings";
import { CommandError, type Problem } from "./errors";
import {
  type GivenValue,
  parseAddress,
  parseBackend,
  parseBasePath,
  parseBuildBackend,
  parseFolder,
  parseHost,
  parseNumber,
  parseOrigins,
  parsePort,
  parseSwitch,
  parseWriteKey,
  type Setting,
} from "./parse-setting";
import { type SignInSettings, signInSettings } from "./sign-in-settings";

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
}

/** The places that values come from, the first of them winning. */
export interface ConfigurationSources {
  flags?: Partial<Record<keyof Configuration, GivenValue>>;
  environment?: Readonly<Record<string, string | undefined>>;
}

/** The configuration, and for each value where it came from, such as `--port` or `TILLHOUSE_PORT`. */
export interface ResolvedConfiguration {
  values: Configuration;
  origins: Readonly<Record<keyof Configuration, string>>;
}

/** The paths that belong to the backend when it is reached through the admin's address. */
export const backendPaths = ["/admin", "/store", "/uploads"] as const;

type Settings = { [Key in keyof Configuration]: Setting<Configuration[Key]> };

function settingsFor(command: "serve" | "build"): Settings {
  const serving = command === "serve";
  return {
    ...brandSettings,
    ...signInSettings,
    port: { flag: "--port", environment: ["TILLHOUSE_PORT"], fallback: 7001, parse: parsePort },
    host: { flag: "--host", environment: ["TILLHOUSE_HOST"], fallback: "localhost", parse: parseHost },
    basePath: {
      flag: "--base-path",
      environment: ["TILLHOUSE_BASE_PATH"],
      fallback: "/app",
      parse: parseBasePath,
    },
    backend: {
      flag: "--backend",
      // A build made where the server's variables are set must not bake an address that only the server can reach.
      environment: serving ? ["TILLHOUSE_BACKEND", "MEDUSA_ADMIN_BACKEND_URL", "MEDUSA_BACKEND_URL"] : [],
      fallback: serving ? "http://localhost:9000" : "",
      parse: serving ? parseBackend : parseBuildBackend,
    },
    proxy: { flag: "--no-proxy", environment: [], fallback: true, parse: parseSwitch },
    outDir: { flag: "--out-dir", environment: [], fallback: "build", parse: parseFolder },
    connect: { flag: "--connect", environment: ["TILLHOUSE_CONNECT"], fallback: [], parse: parseOrigins },
    frameAncestors: {
      flag: "--frame-ancestors",
      environment: ["TILLHOUSE_FRAME_ANCESTORS"],
      fallback: [],
      parse: parseOrigins,
    },
    trustProxy: {
      flag: "--trust-proxy",
      environment: ["TILLHOUSE_TRUST_PROXY"],
      fallback: false,
      parse: parseSwitch,
    },
    hsts: { flag: "--hsts", environment: ["TILLHOUSE_HSTS"], fallback: false, parse: parseSwitch },
    bodyLimit: {
      flag: "--body-limit",
      environment: ["TILLHOUSE_BODY_LIMIT"],
      fallback: 200,
      parse: parseNumber(1, 100_000),
    },
    analyticsWriteKey: {
      flag: "--analytics-write-key",
      environment: ["TILLHOUSE_ANALYTICS_WRITE_KEY"],
      fallback: "",
      parse: parseWriteKey,
    },
    analyticsCdn: {
      flag: "--analytics-cdn",
      environment: ["TILLHOUSE_ANALYTICS_CDN"],
      fallback: "https://cdn.segment.com",
      parse: parseAddress,
    },
    analyticsApiHost: {
      flag: "--analytics-api-host",
      environment: ["TILLHOUSE_ANALYTICS_API_HOST"],
      fallback: "https://api.segment.io/v1",
      parse: parseAddress,
    },
  };
}

interface Resolved<Value> {
  value: Value;
  origin: string;
  problem?: Problem;
}

function resolveSetting<Value>(
  setting: Setting<Value>,
  flag: GivenValue,
  environment: NonNullable<ConfigurationSources["environment"]>,
): Resolved<Value> {
  // An empty variable counts as not set: that is how a shell or a compose file switches one off.
  const variable = setting.environment.find((name) => (environment[name] ?? "").trim() !== "");
  const given = flag ?? (variable === undefined ? undefined : environment[variable]);
  const origin = flag !== undefined ? setting.flag : (variable ?? "default");
  if (given === undefined) return { value: setting.fallback, origin };
  const parsed = setting.parse(given);
  if ("value" in parsed) return { value: parsed.value, origin };
  const rule = `invalid-${setting.flag.replace(/^--/, "")}`;
  const problem = { rule, message: `${origin}: ${parsed.problem}.`, hint: parsed.hint };
  return { value: setting.fallback, origin, problem };
}

/**
 * Merges the sources of configuration: a flag wins over the environment, which wins over the default.
 *
 * Pure: the environment is passed in, nothing is read. All bad values are told at once, each with its source.
 *
 * @throws CommandError `invalid-configuration`, with one detail for each bad value.
 * @example resolveConfig("serve", { flags: { port: "80" }, environment: process.env }).origins.port // "--port"
 */
export function resolveConfig(
  command: "serve" | "build",
  { flags = {}, environment = {} }: ConfigurationSources,
): ResolvedConfiguration {
  const settings = settingsFor(command);
  // The keys of the settings are the keys of the configuration.
  const keys = Object.keys(settings) as (keyof Configuration)[];
  const resolved = keys.map((key): [keyof Configuration, Resolved<unknown>] => [
    key,
    // Each setting reads and gives values of one type, which is not looked at here.
    resolveSetting(settings[key] as Setting<unknown>, flags[key], environment),
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
  const taken = backendPaths.find((path) => `${values.basePath}/`.startsWith(`${path}/`));
  if (command === "serve" && values.proxy && taken !== undefined) {
    problems.push({
      rule: "invalid-base-path",
      message: `${origins.basePath}: "${values.basePath}" lies under ${taken}, which belongs to the backend.`,
      hint: `Choose another base path, or use --no-proxy so that ${taken} is not passed on.`,
    });
  }
  if (problems.length > 0) {
    throw new CommandError({
      code: "invalid-configuration",
      message:
        problems.length === 1 ? "A setting cannot be used." : `${problems.length} settings cannot be used.`,
      details: problems,
    });
  }
  return { values, origins };
}
