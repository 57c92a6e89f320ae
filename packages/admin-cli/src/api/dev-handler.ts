import { realpath, stat } from "node:fs/promises";
import { resolve } from "node:path";
import { CommandError } from "../base/errors";
import { processEnvironment } from "../compiler/sources/process-environment";
import type { ResolvedConfiguration } from "../config/config";
import { loadConfiguration } from "../config/load-config";
import { createDevFiles } from "../dev/dev-files";
import { createDevProject } from "../dev/dev-project";
import { loadDevShell } from "../dev/dev-shell";
import { watchConfiguration } from "../dev/watch-configuration";
import { watchFiles } from "../dev/watch-files";
import { watchTypes } from "../dev/watch-types";
import type { DevMock, DevMockOptions } from "../mock/create-dev-mock";
import { projectExtensions } from "../project/project-extensions";
import { createRequestHandler, type RequestHandler } from "../server/request-handler";
import { readBrand } from "../site/brand";
import type { DevOptions } from "./dev";

/** What {@link createDevHandler} takes. */
export interface DevHandlerOptions extends DevOptions {
  /** Whether it answers inside the backend's own server, which has the rest of the address. Default: no, it passes that on. */
  isInBackend?: boolean;
}

/** The sources of a project as a page that takes changes, without a server. */
export interface DevHandler extends ResolvedConfiguration {
  /** The project's folder, without links. */
  project: string;
  handler: RequestHandler;
  /** The store in this process, where there is one. */
  store?: DevMock["store"];
  /** Stops watching and compiling. */
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

/**
 * Compiles and watches the sources of a project, and answers for them.
 *
 * @throws CommandError `invalid-configuration`, `wrong-usage`, `shell-missing`, `shell-invalid`.
 */
export async function createDevHandler(options: DevHandlerOptions): Promise<DevHandler> {
  const began = Date.now();
  const {
    config,
    shell: asked,
    mock,
    mockEndpoints,
    onUpdate,
    onFailure,
    onTrouble = () => {},
    isInBackend = false,
    ...others
  } = options;
  const { environment = process.env, onConfigurationChange, ...flags } = others;
  const project = await realpath(resolve(options.directory ?? "."));
  const configuration = await loadConfiguration("serve", { project, config, flags, environment });
  const { values, origins } = configuration;
  const [shell, configured, brand, variables] = await Promise.all([
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
    backend: isInBackend ? "" : values.backend,
    proxy: !isInBackend,
    root: shell.directory,
    brand,
    made: files,
    bodyTimeout: 60_000,
    store,
    ...(mocks === undefined ? {} : { beside: mocks.besides }),
    onFailure,
    ...(isInBackend ? {} : { answersTo: values.host }),
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
  return {
    project,
    values,
    origins,
    handler,
    ...(store === undefined ? {} : { store }),
    async close() {
      unsubscribe();
      files.close();
      await configurationFiles.close();
      await (await watched).close();
      await stopTypes();
      await devProject.close();
    },
  };
}
