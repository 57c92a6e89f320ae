import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { networkInterfaces } from "node:os";
import { join, resolve } from "node:path";
import { CommandError } from "../base/errors";
import type { ResolvedConfiguration } from "../config/config";
import { loadConfiguration } from "../config/load-config";
import { startMockServer } from "../mock/start-mock-server";
import { newerSource } from "../project/extension-sources";
import type { FailedRequest } from "../server/failed-request";
import { readCertificate } from "../server/read-certificate";
import { createRequestHandler } from "../server/request-handler";
import { startServer } from "../server/start-server";
import type { Configuration, GivenSettings } from "../settings/schema";
import { readBrand } from "../site/brand";
import { pathPrefix, readPageConfiguration } from "../site/page";
import { loadShell } from "../site/shell";

/** What `serve` takes. Everything has a default; what is left out comes from the environment first. */
export interface ServeOptions extends GivenSettings {
  /** The folder that `outDir` is relative to. Default: the working directory. */
  directory?: string;
  /** A configuration file. Default: `tillhouse.config.*` of that folder, where it has one. */
  config?: string;
  /** A store in this process in place of the backend: a scenario, or `true` for the usual one. Default: none. */
  mock?: string | boolean;
  /** How long a client may take for the head of a request, and be silent in its body, in milliseconds. */
  patience?: {
    /** For the head. Default: 20000. */
    head?: number;
    /** For silence in the body. Default: 60000. */
    body?: number;
  };
  /** Told of each request that the backend failed on or did not answer. */
  onFailure?: (failed: FailedRequest) => void;
  /** A folder with a shell, instead of the installed one. */
  shell?: string;
  /** Variables for defaults. Default: the environment of the process. */
  environment?: Readonly<Record<string, string | undefined>>;
}

/** A running admin. */
export interface ServeResult {
  /** The address to open, such as `http://localhost:7001/app`. */
  url: string;
  /** The same for other machines of the network, where `host` lets them in. */
  networkUrls: string[];
  /** The port that is listened on; a free one where 0 or `auto` was asked for. */
  port: number;
  /** The configuration in force, and where each value came from. */
  configuration: Configuration;
  /** Where each value of the configuration came from: `--port`, `TILLHOUSE_PORT`, a file, `the build` or `default`. */
  origins: ResolvedConfiguration["origins"];
  /** What is served: the output of a build, or the admin without extensions. */
  source: {
    /** `build` for the output of a build, `shell` for the admin as it comes. */
    kind: "build" | "shell";
    /** The folder whose files are sent. */
    directory: string;
    /** How many extensions the page loads; 0 for a shell. */
    extensions: number;
  };
  /** A file of the project's extensions that was changed after the build; what is sent does not have it. */
  newerSource?: string;
  /** What the mock store is like, where there is one. */
  scenario?: string;
  /** Resolves with what is wrong where the backend does not answer at the start, else with `undefined`. */
  backendProblem: Promise<string | undefined>;
  /** Stops taking requests, lets running ones end, closes connections that wait. */
  close(): Promise<void>;
}

/** What is served: an output, or the admin as it comes. */
export interface Source {
  kind: "build" | "shell";
  directory: string;
  extensions: number;
  /** The backend that the build was made for, if any. */
  backend: string;
}

/**
 * Finds what is to be served: the output of a build, or the shell where there is none.
 *
 * @param isAsked whether the folder was named, so that it has to be there
 * @throws CommandError `output-missing` for a named folder that is no output; `shell-missing`, `shell-invalid`.
 */
export async function findSource(
  directory: string,
  isAsked: boolean,
  shell: string | undefined,
): Promise<Source> {
  if (existsSync(join(directory, "build.json"))) {
    const page = readPageConfiguration(await readFile(join(directory, "index.html"), "utf8"));
    return {
      kind: "build",
      directory,
      extensions: page.extensions?.length ?? 0,
      backend: page.backend ?? "",
    };
  }
  if (isAsked) {
    throw new CommandError({
      code: "output-missing",
      message: existsSync(directory)
        ? `The folder ${directory} was not made by tillhouse build (it has no build.json).`
        : `There is no folder ${directory}.`,
      hint: "Run tillhouse build first, or leave --out-dir out to serve the admin without extensions.",
    });
  }
  return { kind: "shell", directory: (await loadShell(shell)).directory, extensions: 0, backend: "" };
}

/** Addresses under which other machines of the network reach a server that listens on all of this one's. */
export function networkUrls(
  { host, basePath, tlsCert }: Pick<Configuration, "host" | "basePath" | "tlsCert">,
  port: number,
): string[] {
  if (host !== "0.0.0.0" && host !== "::") return [];
  const addresses = Object.values(networkInterfaces()).flatMap((list) => list ?? []);
  return addresses
    .filter(({ family, internal }) => family === "IPv4" && !internal)
    .map(({ address }) => urlOf({ host: address, tlsCert }, port) + pathPrefix(basePath));
}

/** The address of a server, as people open it. */
export function urlOf({ host, tlsCert }: Pick<Configuration, "host" | "tlsCert">, port: number): string {
  const visible = host === "0.0.0.0" || host === "::" ? "localhost" : host;
  return `${tlsCert === "" ? "http" : "https"}://${visible.includes(":") ? `[${visible}]` : visible}:${port}`;
}

/**
 * Serves the admin: the output of `build` where there is one, else the admin as it comes, which needs no build.
 *
 * The backend is reached through the same address, below `/admin`, `/store` and `/uploads`, unless `proxy` is off.
 * Base path and routes: specification, section 2.
 *
 * @throws CommandError `invalid-configuration`, `output-missing`, `address-taken`, `address-unavailable`,
 * `shell-missing`, `shell-invalid`; `invalid-extensions` for a mock of the project that cannot be used.
 * @example
 * const admin = await serve({ port: 0, backend: "http://localhost:9000" });
 * console.log(admin.url);
 * await admin.close();
 */
export async function serve(options: ServeOptions = {}): Promise<ServeResult> {
  const { config, shell, mock, patience = {}, onFailure, environment = process.env, ...flags } = options;
  const project = resolve(options.directory ?? ".");
  const { values, origins } = await loadConfiguration("serve", { project, config, flags, environment });
  const source = await findSource(resolve(project, values.outDir), origins.outDir !== "default", shell);
  const builtFor = origins.backend === "default" && source.backend !== "";
  const store = await startMockServer(mock, project);
  const configuration: Configuration = builtFor ? { ...values, backend: source.backend } : values;
  const handler = createRequestHandler({
    ...configuration,
    root: source.directory,
    brand: await readBrand(values, project),
    bodyTimeout: patience.body ?? 60_000,
    store,
    onFailure,
  });
  const { host, port } = values;
  const certificate = await readCertificate(values, project);
  const server = await startServer(handler, {
    host,
    port,
    certificate,
    headersTimeout: patience.head ?? 20_000,
  });
  const stopped = new AbortController();
  const { checkBackend } = await import("../server/check-backend");
  return {
    url: urlOf(values, server.port) + pathPrefix(values.basePath),
    networkUrls: networkUrls(values, server.port),
    port: server.port,
    configuration: { ...configuration, port: server.port },
    origins: builtFor ? { ...origins, backend: "the build" } : origins,
    source: { kind: source.kind, directory: source.directory, extensions: source.extensions },
    newerSource: source.kind === "build" ? await newerSource(source.directory, project) : undefined,
    backendProblem:
      store === undefined ? checkBackend(configuration.backend, stopped.signal) : Promise.resolve(undefined),
    scenario: store?.scenario,
    close() {
      stopped.abort();
      return server.close();
    },
  };
}
