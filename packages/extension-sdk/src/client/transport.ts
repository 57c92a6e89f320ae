import { mendAnswer } from "./mend-answer";
import { RequestError, type StoreResponse } from "./request-error";
import {
  type Credentials,
  isOwnOrigin,
  isPromised,
  randomId,
  requestHeaders,
  tokenFor,
} from "./request-headers";
import { type RetryRule, retryDelay } from "./retry";

/** A request, as the store's client hands it to its transport; only what is used here. */
export interface RequestConfig {
  /** Where the backend is. Left out: the page's own origin. */
  baseURL?: string;
  /** Below the base; a slash at its start may be missing. */
  url?: string;
  /** The HTTP method; GET when left out. */
  method?: string;
  /** The body: a text of JSON, or a form with files. */
  data?: unknown;
  /** The caller's headers. They win over those that are added. */
  headers?: object;
  /** Ends the request from outside. */
  signal?: AbortSignal;
  /** Sends this one request in another way. */
  fetch?: typeof fetch;
}

/** How a transport sends. */
export interface TransportOptions extends Credentials {
  /** Sends a request. */
  fetch: typeof fetch;
  /** How long the store may take to answer, in milliseconds; no limit when left out. A form with files has none. */
  timeout?: number;
  /** Whether a request that failed is sent again. */
  retry: RetryRule;
  /** Whether a POST carries an `Idempotency-Key`, the same for each of its attempts. */
  isRepeating: boolean;
}

/** Sends a request and answers what the store answered; see {@link createTransport}. */
export type Transport = (config: RequestConfig) => Promise<StoreResponse>;

function parse(text: string): unknown {
  if (text === "") return {};
  try {
    return JSON.parse(text);
  } catch {
    // Proxies answer failures with pages of HTML; the status says enough.
    return text;
  }
}

/** The store answers a successful sign-out with the word "OK"; the client spreads the answer, so it must be an object. */
function bodyOf(text: string, ok: boolean): unknown {
  const body = parse(text);
  return ok && typeof body === "string" ? { message: body } : body;
}

function addressOf({ baseURL = "", url = "" }: RequestConfig): { path: string; address: string } {
  const path = url.startsWith("/") ? url : `/${url}`;
  return { path, address: `${baseURL.replace(/\/$/, "")}${path}` };
}

/** Waits, unless the request is ended from outside. */
function wait(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    const stop = () => {
      clearTimeout(timer);
      resolve();
    };
    signal?.addEventListener("abort", stop, { once: true });
  });
}

/**
 * Sends requests by `fetch`, so that a host can bring its own.
 *
 * Specification, section 7: JSON and credentials go to the backend, with the tokens and keys of its options; only POST and
 * DELETE carry a body. Messages follow section 8, repeating follows section 9. To the page's own origin each request
 * carries an `X-Request-Id`; an error tells it, or the id that the store answered with.
 *
 * @throws RequestError with the request, and with the store's answer where there was one.
 */
export function createTransport(options: TransportOptions): Transport {
  /** One attempt. */
  const send = async (config: RequestConfig, address: string, init: RequestInit): Promise<StoreResponse> => {
    const requestId = new Headers(init.headers).get("X-Request-Id") ?? undefined;
    const { timeout } = options;
    const isForm = typeof FormData !== "undefined" && init.body instanceof FormData;
    const ending = new AbortController();
    const abort = () => ending.abort();
    config.signal?.addEventListener("abort", abort);
    if (config.signal?.aborted) abort();
    // Files take as long as they take; their upload shows how far it is, and can be ended.
    const timer = isForm || timeout === undefined ? undefined : setTimeout(abort, timeout);
    let answer: Response;
    let text: string;
    try {
      answer = await (config.fetch ?? options.fetch)(address, { ...init, signal: ending.signal });
      text = await answer.text();
    } catch (cause) {
      if (config.signal?.aborted)
        throw new RequestError("Request aborted", { code: "ERR_CANCELED", config, requestId, cause });
      if (ending.signal.aborted) {
        const message = `timeout of ${timeout} ms exceeded`;
        throw new RequestError(message, { code: "ECONNABORTED", config, requestId, cause });
      }
      throw new RequestError("Network Error", { code: "ERR_NETWORK", config, requestId, cause });
    } finally {
      clearTimeout(timer);
      config.signal?.removeEventListener("abort", abort);
    }
    const response: StoreResponse = {
      data: mendAnswer(addressOf(config).path, bodyOf(text, answer.ok)),
      status: answer.status,
      statusText: answer.statusText,
      headers: Object.fromEntries(answer.headers),
      config,
    };
    if (answer.ok) return response;
    throw new RequestError(`Request failed with status code ${answer.status}`, {
      code: answer.status < 500 ? "ERR_BAD_REQUEST" : "ERR_BAD_RESPONSE",
      config,
      response,
      requestId: response.headers["x-request-id"] ?? requestId,
    });
  };

  return async (config) => {
    const method = (config.method ?? "GET").toUpperCase();
    const { path, address } = addressOf(config);
    const protocol = /^([a-z][a-z\d+.-]*):/i.exec(address)?.[1]?.toLowerCase();
    if (protocol !== undefined && protocol !== "http" && protocol !== "https")
      throw new RequestError("Unsupported protocol", { code: "ERR_UNSUPPORTED_PROTOCOL", config });
    const data = method === "POST" || method === "DELETE" ? config.data : undefined;
    // A token that is there is not waited for: whoever draws a page after the call has the request on its way meanwhile.
    const asked = tokenFor({ method, path }, options);
    const token = isPromised(asked) ? await asked : asked;
    const headers = requestHeaders({ method, path, token, config: { ...config, data } }, options);
    if (method === "POST" && options.isRepeating && !headers.has("Idempotency-Key"))
      headers.set("Idempotency-Key", randomId());
    if (isOwnOrigin(address) && !headers.has("X-Request-Id")) headers.set("X-Request-Id", randomId());
    // Callers hand over text or a form; objects became text before.
    const init = {
      method,
      credentials: "include",
      headers,
      body: data as BodyInit | undefined,
    } as const;
    for (let retries = 0; ; retries += 1) {
      try {
        return await send(config, address, init);
      } catch (error) {
        if (!(error instanceof RequestError) || error.code === "ERR_CANCELED") throw error;
        const { response } = error;
        const delay = options.retry({ method, status: response?.status, retries })
          ? retryDelay(retries, response?.headers["retry-after"], Date.now())
          : undefined;
        if (delay === undefined) throw error;
        await wait(delay, config.signal);
        if (config.signal?.aborted)
          throw new RequestError("Request aborted", { code: "ERR_CANCELED", config, cause: error });
      }
    }
  };
}
