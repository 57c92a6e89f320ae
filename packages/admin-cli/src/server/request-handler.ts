import type { IncomingMessage, ServerResponse } from "node:http";
import { backendPaths, type Configuration } from "../config";
import { pathPrefix } from "../page";
import { type BackendProxy, createBackendProxy } from "./backend-proxy";
import { createPageSource } from "./page-source";
import { respondText } from "./respond";
import { partHeaders, securityHeaders } from "./security-headers";
import { sendFile } from "./static-files";

/** Answers requests; see {@link createRequestHandler}. */
export interface RequestHandler {
  handle(request: IncomingMessage, response: ServerResponse): Promise<void>;
  close(): void;
}

/** What a request handler serves, and how. */
export interface RequestHandlerOptions
  extends Pick<Configuration, "basePath" | "backend" | "proxy" | "connect"> {
  /** The folder with `index.html`, `assets` and the rest. */
  root: string;
}

function isBackendPath(path: string): boolean {
  return backendPaths.some((prefix) => path === prefix || path.startsWith(`${prefix}/`));
}

/** The admin's own pages (specification, section 2). Everything below them is a page, whatever dots it has. */
const pages = /^\/(?:a|login|invite|reset-password)(?:\/|$)/;
/** Paths that can only be files. */
const files = /^\/(?:assets|extensions|public)(?:\/|$)|\.[A-Za-z0-9]{1,8}$/;

/** Files that no browser opens as a document: rules for documents would only weigh on every one of them. */
const parts = /\.(?:js|css|json|map|woff2)$/;

/** Whether a request is somebody who opens an address, and not a script that misses a file. */
function isNavigation(request: IncomingMessage, path: string): boolean {
  if (!pages.test(path) && files.test(path)) return false;
  return (request.headers.accept ?? "").includes("text/html");
}

/** The path as it is meant, or `undefined` where it is not encoded correctly or tries to climb out of its folder. */
function decode(path: string): string | undefined {
  try {
    const decoded = decodeURIComponent(path);
    const climbs = decoded.includes("\0") || decoded.split(/[\\/]/).includes("..");
    return decoded.startsWith("/") && !climbs ? decoded : undefined;
  } catch {
    return undefined;
  }
}

/** The path below the base path, `"/"` for the base path itself, or `undefined` outside of it. */
function belowBase(path: string, basePath: string): string | undefined {
  if (basePath === "/") return path;
  if (path === basePath) return "/";
  return path.startsWith(`${basePath}/`) ? path.slice(basePath.length) : undefined;
}

/**
 * Makes the function that answers requests: backend paths go to the backend, files are sent, navigations get the page,
 * everything else is refused with a text that says why.
 */
export function createRequestHandler(options: RequestHandlerOptions): RequestHandler {
  const { basePath, root } = options;
  const headers = securityHeaders(options);
  const proxy: BackendProxy | undefined = options.proxy ? createBackendProxy(options.backend) : undefined;
  const page = createPageSource(root, { basePath, backend: options.proxy ? "" : options.backend });

  async function answer(path: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (path === "/" || path === "/index.html") return page.send(request, response);
    if (await sendFile(root, path, request, response)) return;
    if (isNavigation(request, path)) return page.send(request, response);
    respondText(response, 404, `Not found: there is no file ${path}`);
  }

  return {
    async handle(request, response) {
      const [rawPath = "/", ...query] = (request.url ?? "/").split("?");
      if (proxy !== undefined && isBackendPath(rawPath)) {
        proxy.pass(request, response);
        return;
      }
      for (const [name, value] of Object.entries(parts.test(rawPath) ? partHeaders : headers))
        response.setHeader(name, value);
      if (request.method !== "GET" && request.method !== "HEAD") {
        respondText(response, 405, `Method not allowed: ${request.method} ${rawPath}`, {
          Allow: "GET, HEAD",
        });
        return;
      }
      const path = decode(rawPath);
      if (path === undefined) {
        respondText(response, 400, "Bad request: the address cannot be read");
        return;
      }
      const inner = belowBase(path, basePath);
      if (inner !== undefined) return answer(inner, request, response);
      if (path === "/") {
        const search = query.length > 0 ? `?${query.join("?")}` : "";
        respondText(response, 302, `The admin is at ${basePath}`, {
          Location: pathPrefix(basePath) + search,
        });
        return;
      }
      respondText(response, 404, `Not found: the admin is at ${basePath}`);
    },
    close() {
      proxy?.close();
    },
  };
}
