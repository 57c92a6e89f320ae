import { realpath, stat } from "node:fs/promises";
import { resolve } from "node:path";
import { CommandError } from "../base/errors";
import { processEnvironment } from "../compiler/sources/process-environment";
import type { ResolvedConfiguration } from "../config/config";
import { loadConfiguration } from "../config/load-config";
import { createDevFiles } from "../dev/dev-files";
import { createDevProject } from "../dev/dev-project";
import { loadDevShell } from "../dev/dev-shell";
import type { DevUpdate } from "../dev/dev-state";
import { watchConfiguration } from "../dev/watch-configuration";
import { watchFiles } from "../dev/watch-files";
import { watchTypes } from "../dev/watch-types";
import type { DevMock, DevMockOptions } from "../mock/create-dev-mock";
import { projectExtensions } from "../project/project-extensions";
import { checkBackend } from "../server/check-backend";
import type { FailedRequest } from "../server/failed-request";
import { readCertificate } from "../server/read-certificate";
import { createRequestHandler } from "../server/request-handler";
import { startServer } from "../server/start-server";
import type { Configuration, GivenSettings } from "../settings/schema";
import { readBrand } from "../site/brand";
import { pathPrefix } from "../site/page";
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

async function changedSince(paths: readonly string[], time: number): Promise<string[]> {
  const times = await Promise.all(
    paths.map(async (path) => (await stat(path).catch(() => undefined))?.mtimeMs ?? time),
  );
  return paths.filter((_, index) => (times[index] ?? 0) >= time);
}

/** The mock store that the options ask for. What it consists of is loaded only then. */
async function startMock(
  { mock = false, mockEndpoints = false }: Pick<DevOptions, "mock" | "mockEndpoints">,
  setting: Pick<DevMockOptions, "project" | "roots" | "onTrouble">,
): Promise<DevMock | undefined> {
  if (mock !== false && mockEndpoints !== false)
    throw new CommandError({
      code: "wrong-usage",
      message: "--mock and --mock-endpoints cannot stand together.",
      hint: "--mock has the endpoints of src/admin/mock already.",
    });
  if (mock === false && mockEndpoints === false) return undefined;
  const { createDevMock } = await import("../mock/create-dev-mock");
  const isBeside = mock === false;
  return createDevMock({ ...setting, asked: isBeside ? mockEndpoints : mock, isBeside });
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
  const began = Date.now();
  const {
    config,
    shell: asked,
    mock,
    mockEndpoints,
    onUpdate,
    onFailure,
    onTrouble = () => {},
    ...others
  } = options;
  const { environment = process.env, onConfigurationChange, ...flags } = others;
  const project = await realpath(resolve(options.directory ?? "."));
  const configuration = await loadConfiguration("serve", { project, config, flags, environment });
  const { values, origins } = configuration;
  const [certificate, shell, configured, brand, variables] = await Promise.all([
    readCertificate(values, project),
    loadDevShell(asked),
    projectExtensions({ project, configuration, environment }),
    readBrand(values, project),
    processEnvironment({ project, environment, basePath: values.basePath, backend: "", mode: "development" }),
  ]);
  const worked = configured.extensions.filter(({ isLinked }) => isLinked).map(({ root }) => root);
  const roots = [project, ...worked];
  // Before anything runs that would have to be ended: a scenario that does not exist ends the command.
  const mocks = await startMock({ mock, mockEndpoints }, { project, roots, onTrouble });
  const store = mock === undefined || mock === false ? undefined : mocks?.store;
  const devProject = createDevProject({
    project,
    configured,
    shell,
    variables,
    environment,
    basePath: values.basePath,
    onUpdate,
    onTrouble,
  });
  const files = createDevFiles(devProject, shell);
  const handler = createRequestHandler({
    ...values,
    // There is one address for everything, whatever a build will have.
    proxy: true,
    root: shell.directory,
    brand,
    made: files,
    bodyTimeout: 60_000,
    store,
    ...(mocks === undefined ? {} : { beside: mocks.besides }),
    onFailure,
    answersTo: values.host,
  });
  const { host, port } = values;
  const address = { host, port, certificate, command: "dev", headersTimeout: 20_000 } as const;
  const server = await startServer(handler, address).catch(async (error: unknown) => {
    await devProject.close();
    throw error;
  });
  const stopTypes = watchTypes(devProject, {
    project,
    writeTypes: async () => {
      // It loads what extensions are compiled to: nothing that has to be there before the page.
      const { typegen } = await import("./typegen");
      await typegen({ directory: project, config, shell: asked, environment });
    },
    onFailure: onTrouble,
  });
  const change = (paths: readonly string[]): void => {
    devProject.change(paths);
    mocks?.change(paths);
  };
  // The page need not wait until everything is watched; what changed meanwhile is looked at then.
  const watching = watchFiles(roots, change, onTrouble);
  const watched = watching.then(async (watcher) => {
    // What it cannot be compiled for is told to whoever asks for the page.
    await devProject.state().catch(() => {});
    watcher.add([...devProject.inputs(), ...(mocks?.inputs() ?? [])]);
    const changed = await changedSince(devProject.inputs(), began);
    if (changed.length > 0) devProject.change(changed);
    return watcher;
  });
  const configurationFiles = watchConfiguration({
    project,
    asked: config,
    since: began,
    onChange: (file) => onConfigurationChange?.(file),
    onTrouble,
  });
  const unsubscribe = devProject.subscribe(() => {
    void watching.then((watcher) => watcher.add(devProject.inputs()));
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
      unsubscribe();
      files.close();
      await configurationFiles.close();
      await (await watched).close();
      await stopTypes();
      await devProject.close();
      await server.close();
    },
  };
}
