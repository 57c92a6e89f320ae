import { isIP } from "node:net";
import { CommandError, type Problem } from "./errors";

/** What can be configured. Every value has a default. */
export interface Configuration {
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
}

/** A value as it arrives: text from the command line and the environment, or typed values from a program. */
type GivenValue = string | number | boolean | readonly string[] | undefined;

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

type Parsed<Value> = { value: Value } | { problem: string; hint: string };

interface Setting<Value> {
  flag: string;
  environment: readonly string[];
  fallback: Value;
  parse: (given: Exclude<GivenValue, undefined>) => Parsed<Value>;
}

type Settings = { [Key in keyof Configuration]: Setting<Configuration[Key]> };

function parsePort(given: unknown): Parsed<number> {
  const text = String(given).trim();
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  if (port <= 65535) return { value: port };
  return {
    problem: `"${text}" is not a port`,
    hint: "Use a number from 1 to 65535, or 0 for any free port.",
  };
}

function parseHost(given: unknown): Parsed<string> {
  const host = String(given).trim();
  const bare = host.startsWith("[") && host.endsWith("]") ? host.slice(1, -1) : host;
  if (isIP(bare) !== 0 || /^[A-Za-z0-9]([A-Za-z0-9.-]*[A-Za-z0-9])?$/.test(bare)) return { value: bare };
  return {
    problem: `"${host}" is not a host name or an address`,
    hint: "Use localhost, 0.0.0.0 (all networks), :: or a name without http:// and without a port.",
  };
}

function parseBasePath(given: unknown): Parsed<string> {
  const text = String(given).trim();
  const path = text.length > 1 ? text.replace(/([^/])\/$/, "$1") : text;
  if (path === "/") return { value: path };
  const segments = path.split("/").slice(1);
  const hint = "Use a path such as /app, /back/office or /.";
  if (!path.startsWith("/")) return { problem: `"${text}" does not start with a slash`, hint };
  if (segments.some((segment) => segment === "" || segment === "." || segment === ".."))
    return { problem: `"${text}" has an empty segment, "." or ".."`, hint };
  if (!segments.every((segment) => /^[A-Za-z0-9._~-]+$/.test(segment)))
    return { problem: `"${text}" has characters other than letters, digits and - . _ ~`, hint };
  return { value: path };
}

function parseBackend(given: unknown): Parsed<string> {
  const text = String(given).trim();
  const hint = "Use a whole address such as http://localhost:9000.";
  let url: URL;
  try {
    url = new URL(text);
  } catch {
    return { problem: `"${text}" is not an address`, hint };
  }
  if (url.protocol !== "http:" && url.protocol !== "https:")
    return { problem: `"${text}" does not start with http:// or https://`, hint };
  if (url.username !== "" || url.password !== "")
    return { problem: "the address carries a user name or a password", hint };
  if (url.search !== "" || url.hash !== "")
    return { problem: `"${text}" carries a query or a fragment`, hint };
  return { value: url.origin + url.pathname.replace(/\/+$/, "") };
}

/** A build may leave the backend open: the page then calls its own address. */
function parseBuildBackend(given: unknown): Parsed<string> {
  return String(given).trim() === "" ? { value: "" } : parseBackend(given);
}

function parseSwitch(given: unknown): Parsed<boolean> {
  const text = String(given).trim().toLowerCase();
  if (["true", "1", "yes", "on"].includes(text)) return { value: true };
  if (["false", "0", "no", "off"].includes(text)) return { value: false };
  return { problem: `"${text}" is neither true nor false`, hint: "Use true or false." };
}

function parseFolder(given: unknown): Parsed<string> {
  const text = String(given);
  return text.trim() === "" ? { problem: "the folder is empty", hint: "Name a folder." } : { value: text };
}

function parseOrigins(given: unknown): Parsed<readonly string[]> {
  const texts = Array.isArray(given) ? given.map(String) : String(given).split(/[\s,]+/);
  const origins: string[] = [];
  for (const text of texts.filter((part) => part !== "")) {
    if (!/^(https?|wss?):\/\/(\*\.)?[A-Za-z0-9.[\]:-]+$/.test(text))
      return {
        problem: `"${text}" is not an origin`,
        hint: "Use an address without a path, such as https://api.example.com.",
      };
    origins.push(text);
  }
  return { value: origins };
}

function settingsFor(command: "serve" | "build"): Settings {
  const serving = command === "serve";
  return {
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
  const resolved = {
    port: resolveSetting(settings.port, flags.port, environment),
    host: resolveSetting(settings.host, flags.host, environment),
    basePath: resolveSetting(settings.basePath, flags.basePath, environment),
    backend: resolveSetting(settings.backend, flags.backend, environment),
    proxy: resolveSetting(settings.proxy, flags.proxy, environment),
    outDir: resolveSetting(settings.outDir, flags.outDir, environment),
    connect: resolveSetting(settings.connect, flags.connect, environment),
  };
  const problems = Object.values(resolved).flatMap(({ problem }) => problem ?? []);
  const taken = backendPaths.find((path) => `${resolved.basePath.value}/`.startsWith(`${path}/`));
  if (command === "serve" && resolved.proxy.value && taken !== undefined) {
    problems.push({
      rule: "invalid-base-path",
      message: `${resolved.basePath.origin}: "${resolved.basePath.value}" lies under ${taken}, which belongs to the backend.`,
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
  return {
    values: {
      port: resolved.port.value,
      host: resolved.host.value,
      basePath: resolved.basePath.value,
      backend: resolved.backend.value,
      proxy: resolved.proxy.value,
      outDir: resolved.outDir.value,
      connect: resolved.connect.value,
    },
    origins: {
      port: resolved.port.origin,
      host: resolved.host.origin,
      basePath: resolved.basePath.origin,
      backend: resolved.backend.origin,
      proxy: resolved.proxy.origin,
      outDir: resolved.outDir.origin,
      connect: resolved.connect.origin,
    },
  };
}
