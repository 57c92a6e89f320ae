import { realpath } from "node:fs/promises";
import { resolve } from "node:path";
import type { ResolvedConfiguration } from "../config/config";
import { loadConfiguration } from "../config/load-config";
import type { DevUpdate } from "../dev/dev-state";
import { projectExtensions } from "../project/project-extensions";
import { checkBackend } from "../server/check-backend";
import type { FailedRequest } from "../server/failed-request";
import { readCertificate } from "../server/read-certificate";
import { startServer } from "../server/start-server";
import type { Configuration, GivenSettings } from "../settings/schema";
import { readBrand } from "../site/brand";
import { pathPrefix } from "../site/page";
import { createDevHandler } from "./dev-handler";
import { networkUrls, urlOf } from "./serve";

/** What `dev` takes. Everything has a default; what is left out comes from the environment and `tillhouse.config.*`. */
export interface DevOptions extends GivenSettings {
  /** The project folder, with `src/admin` in it. Default: the working directory. */
  directory?: string;
  /** A configuration file, instead of the project's own. */
  config?: string;
  /** A store in this process in place of the backend: a scenario, or `true` for the usual one. Default: none. */
  mock?: string | boolean;
  /**
   * The endpoints of `src/admin/mock` beside the backend, which answers everything else: `true`, or a scenario of the mocks.
   * Default: none.
   */
  mockEndpoints?: string | boolean;
  /** Told of the first compilation and of each after it. */
  onUpdate?: (update: DevUpdate) => void;
  /** Told of each request that the backend failed on or did not answer. */
  onFailure?: (failed: FailedRequest) => void;
  /** Told when the configuration file was written, came or went: what is in force was read at the start. */
  onConfigurationChange?: (file: string) => void;
  /** Told of what goes wrong beside that: files that cannot be read or watched, declarations that cannot be written. */
  onTrouble?: (error: unknown) => void;
  /** A folder with a shell that takes changes, instead of the installed one. */
  shell?: string;
  /** Variables for `process.env` in extensions and for defaults. Default: the environment of the process. */
  environment?: Readonly<Record<string, string | undefined>>;
}

/** A running admin that takes changes. */
export interface DevResult {
  /** The address to open, such as `http://localhost:7001/app`. */
  url: string;
  /** The same for other machines of the network, where `host` lets them in. */
  networkUrls: string[];
  /** The port that is listened on; a free one where 0 or `auto` was asked for. */
  port: number;
  /** The configuration in force, and where each value came from. */
  configuration: Configuration;
  /** Where each value of the configuration came from: `--port`, `TILLHOUSE_PORT`, a file or `default`. */
  origins: ResolvedConfiguration["origins"];
  /** What the mock store is like, where there is one. */
  scenario?: string;
  /** Resolves with what is wrong where the backend does not answer at the start, else with `undefined`. */
  backendProblem: Promise<string | undefined>;
  /** Stops watching and serving. */
  close(): Promise<void>;
}

/** Whether a port is one that is picked, so that another start would pick another one. */
const isPicked = (port: Configuration["port"]): boolean => port === 0 || port === "auto";

/**
 * Reads what `dev` would be started with, and starts nothing.
 *
 * @throws CommandError `invalid-configuration`.
 */
export async function checkDevOptions(options: DevOptions = {}): Promise<{ picksPort: boolean }> {
  const {
    config,
    shell: _,
    mock: __,
    mockEndpoints: ___,
    directory = ".",
    environment = process.env,
    ...flags
  } = options;
  const project = await realpath(resolve(directory));
  const configuration = await loadConfiguration("serve", { project, config, flags, environment });
  await projectExtensions({ project, configuration, environment });
  await readBrand(configuration.values, project);
  await readCertificate(configuration.values, project);
  return { picksPort: isPicked(configuration.values.port) };
}

/**
 * Serves the admin with the extensions of a project and takes over what changes in them: components keep their state, and
 * the page, its address and what was typed stay. The backend is reached through the same address.
 *
 * @throws CommandError `invalid-configuration`, `address-taken`, `address-unavailable`, `shell-missing`, `shell-invalid`.
 * @example
 * const admin = await dev({ directory: "shop", port: 0 });
 * console.log(admin.url);
 * await admin.close();
 */
export async function dev(options: DevOptions = {}): Promise<DevResult> {
  const { project, values, origins, handler, store, close } = await createDevHandler(options);
  const { host, port } = values;
  const server = await readCertificate(values, project)
    .then((certificate) =>
      startServer(handler, { host, port, certificate, command: "dev", headersTimeout: 20_000 }),
    )
    .catch(async (error: unknown) => {
      await close();
      throw error;
    });
  const stopped = new AbortController();
  return {
    url: urlOf(values, server.port) + pathPrefix(values.basePath),
    networkUrls: networkUrls(values, server.port),
    port: server.port,
    configuration: { ...values, port: server.port },
    origins,
    backendProblem:
      store === undefined ? checkBackend(values.backend, stopped.signal) : Promise.resolve(undefined),
    scenario: store?.scenario,
    async close() {
      stopped.abort();
      await close();
      await server.close();
    },
  };
}
