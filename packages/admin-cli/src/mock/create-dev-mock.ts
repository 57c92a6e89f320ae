import { sep } from "node:path";
import { CommandError, type Problem } from "../base/errors";
import type { BackendProxy } from "../server/backend-proxy";
import { createMockServer, type MockServer } from "./create-mock-server";
import { createMockLoader } from "./load-mocks";

/** What {@link createDevMock} needs to know. */
export interface DevMockOptions {
  /** The project's folder, absolute. */
  project: string;
  /** The folders with a `src/admin`, absolute. */
  roots: readonly string[];
  /** What `--mock` or `--mock-endpoints` says: a scenario, or `true` for the usual one. */
  asked: string | boolean;
  /** Whether a store answers what no mock of an extension does. */
  isBeside: boolean;
  /** Told of a mock that cannot be loaded; what worked last of it stays. */
  onTrouble: (error: unknown) => void;
}

/** A mock store with what the project adds to it, which takes changes. */
export interface DevMock {
  scenario: string;
  /** Answers in place of the backend. */
  store: MockServer;
  /** Answers where the project has endpoints of its own, and passes everything else on. */
  besides(backend: BackendProxy): BackendProxy;
  /** All files that were read, absolute. */
  inputs(): string[];
  /** Loads what has changed. */
  change(paths: readonly string[]): void;
}

function unusable(problems: readonly Problem[]): CommandError {
  return new CommandError({
    code: "invalid-extensions",
    message: "A mock cannot be used. The mock store goes on with what worked last.",
    details: problems,
  });
}

/**
 * Starts a mock store with `src/admin/mock/*.ts` of the project.
 *
 * @throws CommandError `invalid-configuration` where there is no such scenario.
 */
export async function createDevMock(options: DevMockOptions): Promise<DevMock> {
  const { project, roots, asked, isBeside, onTrouble } = options;
  const loader = createMockLoader(project, roots);
  let { extensions, problems, inputs } = await loader.load();
  if (problems.length > 0) onTrouble(unusable(problems));
  const store = createMockServer(asked, {
    extensions,
    needsSignIn: !isBeside,
    option: isBeside ? "--mock-endpoints" : "--mock",
  });
  let loading: Promise<void> = Promise.resolve();

  async function reload(): Promise<void> {
    ({ extensions, problems, inputs } = await loader.load());
    if (problems.length > 0) onTrouble(unusable(problems));
    store.backend.replaceExtensions(extensions);
  }

  const concerns = (path: string): boolean =>
    inputs.includes(path) || path.includes(`${sep}src${sep}admin${sep}mock${sep}`);
  return {
    scenario: store.scenario,
    store,
    besides: (backend) => ({
      pass(request, response) {
        const path = (request.url ?? "/").split("?")[0] ?? "/";
        const isOwn = store.backend.hasOwnEndpoint(request.method ?? "GET", path);
        (isOwn ? store : backend).pass(request, response);
      },
      close: () => backend.close(),
    }),
    inputs: () => inputs,
    change(paths) {
      if (paths.some(concerns)) loading = loading.then(reload).catch(onTrouble);
    },
  };
}
