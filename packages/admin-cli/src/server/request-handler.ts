import { randomBytes } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { backendPaths } from "../config/config";
import type { Configuration } from "../settings/schema";
import type { Brand } from "../site/brand";
import { type PageConfiguration, type PageExtension, pathPrefix, signInOf } from "../site/page";
import { type BackendProxy, createBackendProxy } from "./backend-proxy";
import { checkRequest, decodePath, isForged, isRebound, isToBeRun } from "./check-request";
import type { FailedRequest } from "./failed-request";
import { refuseBody } from "./limit-body";
import {
  assetPathPattern,
  assetPattern,
  filePattern,
  healthPath,
  namesPagePattern,
  pagePattern,
  takesPagePattern,
} from "./page-paths";
import { createPageSource } from "./page-source";
import { respondJson, respondText } from "./respond";
import { assetHeaders, type SecurityOptions, securityHeaders, tokenHeaders } from "./security-headers";
import { sendFile } from "./static-files";

/** Answers requests; see {@link createRequestHandler}. */
export interface RequestHandler {
  handle(request: IncomingMessage, response: ServerResponse): Promise<void>;
  close(): void;
}

/** What is served beside a folder, by whoever makes it while it is asked for. */
export interface MadeFiles {
  /** The extensions of the page as they are now. */
  listExtensions(): Promise<PageExtension[]>;
  /**
   * Answers for a file.
   *
   * @param path below the base path
   * @returns whether there is such a file.
   */
  send(path: string, request: IncomingMessage, response: ServerResponse): Promise<boolean>;
}

/** What a request handler serves, and how. */
export interface RequestHandlerOptions
  extends Pick<
      Configuration,
      | "basePath"
      | "backend"
      | "proxy"
      | "connect"
      | "frameAncestors"
      | "trustProxy"
      | "hsts"
      | "bodyLimit"
      | "auth"
      | "tokenStorage"
    >,
    SecurityOptions {
  /** The folder with `index.html`, `assets` and the rest. */
  root: string;
  brand: Brand;
  made?: MadeFiles;
  /** What the page says of extensions that it does not have. */
  problems?: PageConfiguration["problems"];
  /** How long a client may send nothing while its body is under way, in milliseconds. */
  bodyTimeout: number;
  /** Answers in place of the backend, and at `/__mock`, where it can be told what to be like. */
  store?: BackendProxy;
  /** Answers some requests in place of the backend, and passes the others on to it. */
  beside?: (backend: BackendProxy) => BackendProxy;
  /** The only name that requests may have for this server, beside those that mean this machine; any name when left out. */
  answersTo?: string;
  /** Told of each request that the backend failed on or did not answer. */
  onFailure?: (failed: FailedRequest) => void;
}

function isBelow(path: string, prefixes: readonly string[]): boolean {
  return prefixes.some((prefix) => path === prefix || path.startsWith(`${prefix}/`));
}

const pages = new RegExp(pagePattern);
const files = new RegExp(filePattern);
const assets = new RegExp(assetPattern);
const namesPage = new RegExp(namesPagePattern);
const takesPage = new RegExp(takesPagePattern);
/** Rules for documents would only weigh on every one of these. */
const parts = new RegExp(assetPathPattern);

/**
 * Whether a path at which there is no file gets the page. What names a file is a missing file, whoever asks. A record may be
 * named like one: its address is the page for somebody who opens it, and a missing file for a script.
 */
function getsPage({ headers: { accept = "" } }: IncomingMessage, path: string): boolean {
  const isPage = pages.test(path);
  if (!isPage && files.test(path)) return false;
  if (isPage && assets.test(path)) return namesPage.test(accept);
  return accept === "" || takesPage.test(accept);
}

/** The path below the base path, `"/"` for the base path itself, or `undefined` outside of it. */
function belowBase(path: string, basePath: string): string | undefined {
  if (basePath === "/") return path;
  if (path === basePath) return "/";
  return path.startsWith(`${basePath}/`) ? path.slice(basePath.length) : undefined;
}

/**
 * Makes the function that answers requests: backend paths go to the backend, files are sent, addresses that name none get the page,
 * everything else is refused with a text that says why.
 */
export function createRequestHandler(options: RequestHandlerOptions): RequestHandler {
  const { basePath, root } = options;
  const headers = securityHeaders(options);
  const bodyLimit = options.bodyLimit * 1_000_000;
  const { beside = (backend) => backend } = options;
  const proxy: BackendProxy | undefined =
    options.store ?? (options.proxy ? beside(createBackendProxy({ ...options, bodyLimit })) : undefined);
  const passed = options.store === undefined ? backendPaths : [...backendPaths, "/__mock"];
  const { analyticsWriteKey: writeKey, analyticsCdn: cdn, analyticsApiHost: apiHost } = options;
  const configuration = {
    basePath,
    backend: proxy === undefined ? options.backend : "",
    ...signInOf(options),
    ...(options.problems === undefined ? {} : { problems: options.problems }),
    ...(writeKey === "" ? {} : { analytics: { writeKey, cdn, apiHost } }),
  };
  const page = createPageSource(root, configuration, options.brand, options.made?.listExtensions);

  async function sendPage(path: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const nonce = randomBytes(18).toString("base64");
    for (const [name, value] of Object.entries({
      ...securityHeaders(options, nonce),
      "Cache-Control": "no-cache",
      ...tokenHeaders(path),
    }))
      response.setHeader(name, value);
    await page.send(nonce, request, response);
  }

  async function answer(path: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (path === "/" || path === "/index.html") return sendPage(path, request, response);
    // The server itself is asked: a store that is down is no reason to start it anew.
    if (path === healthPath) return respondJson(response, 200, { status: "ok" });
    if (await page.sendFile(path, request, response)) return;
    if (await options.made?.send(path, request, response)) return;
    if (await sendFile(root, path, request, response)) return;
    if (getsPage(request, path)) return sendPage(path, request, response);
    respondText(response, 404, `Not found: there is no file ${encodeURI(path)}`);
  }

  return {
    async handle(request, response) {
      const [rawPath = "/", ...query] = (request.url ?? "/").split("?");
      for (const [name, value] of Object.entries(parts.test(rawPath) ? assetHeaders : headers))
        response.setHeader(name, value);
      const refusal = checkRequest(request, bodyLimit);
      if (refusal?.status === 413) return refuseBody(request, response, options.bodyTimeout);
      if (refusal !== undefined) {
        respondText(response, refusal.status, refusal.text, refusal.headers);
        return;
      }
      // Whoever asks before sending a body (checkContinue) may send it.
      if (request.headers.expect !== undefined && request.httpVersion === "1.1") response.writeContinue();
      const { answersTo, trustProxy } = options;
      if (answersTo !== undefined && !trustProxy && isRebound(request, answersTo)) {
        respondText(response, 403, "Forbidden: no name of this machine, and not the one that --host names");
        return;
      }
      const path = decodePath(rawPath);
      if (path === undefined) {
        respondText(response, 400, "Bad request: the address cannot be read");
        return;
      }
      if (proxy !== undefined && isBelow(rawPath, passed)) {
        if (isForged(request, rawPath)) {
          respondText(response, 403, "Forbidden: another site sent this request");
          return;
        }
        if (isToBeRun(request)) {
          respondText(response, 403, "Forbidden: nothing of the backend is run as a part of a page");
          return;
        }
        for (const name of response.getHeaderNames()) response.removeHeader(name);
        proxy.pass(request, response);
        return;
      }
      if (request.method !== "GET" && request.method !== "HEAD") {
        respondText(response, 405, "Method not allowed", { Allow: "GET, HEAD" });
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
