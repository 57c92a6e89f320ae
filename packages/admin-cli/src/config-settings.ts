import { brandSettings } from "./brand-settings";
import { parseBudgets } from "./budgets";
import type { Configuration } from "./config";
import {
  parseAddress,
  parseBackend,
  parseBasePath,
  parseBuildBackend,
  parseExtensions,
  parseFolder,
  parseHost,
  parseNumber,
  parseOrigins,
  parsePort,
  parseSwitch,
  parseWriteKey,
  type Setting,
} from "./parse-setting";
import { signInSettings } from "./sign-in-settings";

/** What is configured: `build` makes files for any host, everything else talks to a backend. */
export type ConfiguredCommand = "serve" | "build";

/** How each value of the configuration is read. */
export type Settings = { [Key in keyof Configuration]: Setting<Configuration[Key]> };

/** The settings of a command. */
export function settingsFor(command: ConfiguredCommand): Settings {
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
    extensions: { environment: [], fallback: [], parse: parseExtensions },
    budgets: { environment: [], fallback: {}, parse: parseBudgets },
  };
}
