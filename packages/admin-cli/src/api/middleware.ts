import type { IncomingMessage, ServerResponse } from "node:http";
import { resolve } from "node:path";
import { CommandError } from "../base/errors";
import { backendPaths } from "../config/config";
import { loadConfiguration } from "../config/load-config";
import type { DevUpdate } from "../dev/dev-state";
import { findStaleness } from "../project/find-staleness";
import { createRequestHandler, type RequestHandler } from "../server/request-handler";
import type { Configuration, GivenSettings } from "../settings/schema";
import { readBrand } from "../site/brand";
import type { PageConfiguration } from "../site/page";
import { loadShell } from "../site/shell";
import type { BuildResult } from "./build";
import { findSource } from "./serve";

/** What {@link createMiddleware} takes. Everything has a default; what is left out comes from `tillhouse.config.*`. */
export interface MiddlewareOptions
  extends Omit<GivenSettings, "port" | "host" | "proxy" | "tlsCert" | "tlsKey"> {
  /** The project folder, with `src/admin` in it. Default: the working directory. */
  directory?: string;
  /** A configuration file, instead of the project's own. */
  config?: string;
  /** Whether sources are compiled as they change, as `dev` does. Default: no, the output of a build is served. */
  develop?: boolean;
  /** Whether an output that is missing or older than its sources is made anew at the start. Default: yes. */
  autoRebuild?: boolean;
  /** Told when the output was made anew. */
  onBuild?: (result: BuildResult) => void;
  /** While developing: told of the first compilation and of each after it. */
  onUpdate?: (update: DevUpdate) => void;
  /** Told of what goes wrong. The server goes on, and the admin with what there is. */
  onTrouble?: (error: unknown) => void;
  /** A folder with a shell, instead of the installed one. */
  shell?: string;
  /** Variables for `process.env` in extensions and for defaults. Default: the environment of the process. */
  environment?: Readonly<Record<string, string | undefined>>;
}

/** A request of Node.js, Express or Connect. Its type is theirs, which not every project has installed. */
export interface MiddlewareRequest {
  /** The address that was asked for, from the server's root. */
  url?: string | undefined;
}

/** The answer to a request of Node.js, Express or Connect. */
export interface MiddlewareResponse {
  /** Whether anything was sent already. */
  readonly headersSent: boolean;
}

/** An admin inside of another server. */
export interface Middleware {
  /** The path that it answers at, and below. */
  basePath: string;
  /** Answers what is the admin's, and calls `next` for everything else. */
  handle(request: MiddlewareRequest, response: MiddlewareResponse, next: (error?: unknown) => void): void;
  /** Resolves once an output that has to be made has been made, or could not be made. */
  ready: Promise<void>;
  /** Stops watching and compiling. */
  close(): Promise<void>;
}

const isBelow = (path: string, prefix: string): boolean => path === prefix || path.startsWith(`${prefix}/`);

/** Whether a request is for the admin: below its path, and not the backend's where that is everything. */
function isOwn({ url = "/" }: MiddlewareRequest, basePath: string): boolean {
  const path = url.replace(/[?#].*$/, "");
  if (basePath !== "/") return isBelow(path, basePath);
  return !backendPaths.some((prefix) => isBelow(path, prefix));
}

/** What the page says of an output that could not be made. */
function unbuilt(error: unknown, hasOutput: boolean): NonNullable<PageConfiguration["problems"]> {
  const [first] = error instanceof CommandError ? error.details : [];
  const message = first?.message ?? (error instanceof Error ? error.message : String(error));
  const at = first?.file === undefined ? "" : ` (${first.file}${first.line ? `:${first.line}` : ""})`;
  return [
    { owner: "src/admin", reason: hasOutput ? "notRebuilt" : "notBuilt", values: { message: message + at } },
  ];
}

interface Prepared {
  handler: RequestHandler;
  close(): Promise<void>;
}

/** Serves an output: that of the last build, or the one that is made first because the last is old. */
async function serveOutput(
  project: string,
  values: Configuration,
  options: MiddlewareOptions & Required<Pick<MiddlewareOptions, "environment" | "onTrouble">>,
): Promise<Prepared> {
  const { config, shell, environment, autoRebuild = true, onBuild, onTrouble } = options;
  const directory = resolve(project, values.outDir);
  const { version } = await loadShell(shell);
  const { extensions } = values;
  const staleness = await findStaleness({ project, output: directory, extensions, shell: version, config });
  let problems: PageConfiguration["problems"];
  if (staleness !== undefined && autoRebuild)
    try {
      const { build } = await import("./build");
      const { basePath, outDir, backend } = values;
      onBuild?.(
        await build({
          directory: project,
          config,
          shell,
          environment,
          basePath,
          outDir,
          backend,
          isAlone: true,
        }),
      );
    } catch (error) {
      onTrouble(error);
      problems = unbuilt(error, staleness !== "missing");
    }
  const source = await findSource(directory, false, shell);
  const handler = createRequestHandler({
    ...values,
    proxy: false,
    root: source.directory,
    brand: await readBrand(values, project),
    bodyTimeout: 60_000,
    problems,
  });
  return { handler, close: async () => handler.close() };
}

/**
 * Puts the admin into a server that is there already, as that of the backend: below its base path it answers with the same
 * headers, compression and policy as `serve`, and leaves everything else alone.
 *
 * With extensions, an output that is older than its sources is made anew first; requests wait for it. A build that fails
 * leaves the last good output, or the admin without extensions, and the page says so. Nothing that is wrong with the project
 * stops the server.
 *
 * @throws CommandError `invalid-configuration`. Whatever else keeps the admin from being served is handed to `next`.
 * @example
 * const admin = await createMiddleware({ directory: "shop", basePath: "/app" });
 * app.use(admin.handle);
 */
export async function createMiddleware(options: MiddlewareOptions = {}): Promise<Middleware> {
  const {
    directory = ".",
    config,
    shell,
    environment = process.env,
    develop = false,
    autoRebuild,
    onBuild,
    onUpdate,
    onTrouble = () => {},
    backend = "",
    ...flags
  } = options;
  const project = resolve(directory);
  // What the backend's own process is told of its address is for others: the page calls the address that it came from.
  const { values: all } = await loadConfiguration("build", {
    project,
    config,
    flags: { ...flags, backend },
    environment,
  });
  const values: Configuration = { ...all, backend };
  const { basePath } = values;
  const prepare = async (): Promise<Prepared> => {
    if (!develop)
      return serveOutput(project, values, { config, shell, environment, autoRebuild, onBuild, onTrouble });
    const { createDevHandler } = await import("./dev-handler");
    // It answers where the backend does, so there is no other address.
    const asked = { ...flags, directory: project, config, shell, environment, onUpdate, onTrouble };
    const { handler, close } = await createDevHandler({ ...asked, isInBackend: true });
    return {
      handler,
      async close() {
        await close();
        handler.close();
      },
    };
  };
  const prepared = prepare();
  const ready = prepared.then(() => {}, onTrouble);
  return {
    basePath,
    ready,
    handle(request, response, next) {
      if (!isOwn(request, basePath)) return next();
      // Who has a request to hand over is a server of Node.js.
      const [asked, answer] = [request as IncomingMessage, response as ServerResponse];
      prepared
        .then(({ handler }) => handler.handle(asked, answer))
        .catch((error: unknown) => {
          // Most likely the reader went away. Nobody can say anything in an answer that has begun, and who tries throws.
          if (answer.headersSent) answer.destroy();
          else next(error);
        });
    },
    async close() {
      await (await prepared.catch(() => undefined))?.close();
    },
  };
}
