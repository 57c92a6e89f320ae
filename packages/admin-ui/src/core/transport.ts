/** A request, as the store's client hands it to its transport; only what is used here. */
export interface RequestConfig {
  baseURL?: string;
  url?: string;
  method?: string;
  data?: unknown;
  headers?: object;
}

/** A request that failed, in the shape that the client's callers and its retry rules expect. */
class RequestError extends Error {
  constructor(
    message: string,
    readonly config: RequestConfig,
    readonly response?: unknown,
    options?: { cause?: unknown },
  ) {
    super(message, options);
  }
}

/** How long the store may take to answer, in milliseconds, before nobody can be expected to wait on. */
const answersWithin = 60_000;

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

/** The client's headers are an object with methods of its own; only its strings are headers. */
function stringsOf(headers: object = {}): [string, string][] {
  return Object.entries(headers).filter((entry): entry is [string, string] => typeof entry[1] === "string");
}

/** The token that the store gave against forged requests, to be sent back in the header `X-XSRF-TOKEN`. */
export function xsrfToken(): string | undefined {
  const cookie = document.cookie.split("; ").find((entry) => entry.startsWith("XSRF-TOKEN="));
  return cookie === undefined ? undefined : decodeURIComponent(cookie.slice("XSRF-TOKEN=".length));
}

/**
 * Sends a request by `fetch`, so that a host can bring its own.
 *
 * Specification, section 7: JSON and credentials go to the backend, the XSRF-TOKEN cookie goes into the X-XSRF-TOKEN
 * header. Messages follow section 8: `Network Error`, `timeout of N ms exceeded`, `Request failed with status code N`.
 */
export function createTransport(fetchLike: typeof fetch) {
  return async (config: RequestConfig) => {
    const isForm = typeof FormData !== "undefined" && config.data instanceof FormData;
    const headers = new Headers(stringsOf(config.headers));
    // The browser writes the boundary of a multipart body itself.
    if (isForm || config.data === undefined) headers.delete("Content-Type");
    const token = xsrfToken();
    if (token !== undefined) headers.set("X-XSRF-TOKEN", token);
    const ending = new AbortController();
    // Files take as long as they take; their upload shows how far it is, and can be ended.
    const timer = isForm ? undefined : setTimeout(() => ending.abort(), answersWithin);
    let answer: Response;
    let text: string;
    try {
      answer = await fetchLike(`${config.baseURL ?? ""}${config.url ?? ""}`, {
        method: (config.method ?? "GET").toUpperCase(),
        credentials: "include",
        headers,
        body: config.data === undefined ? undefined : (config.data as BodyInit),
        signal: ending.signal,
      });
      text = await answer.text();
    } catch (cause) {
      const message = ending.signal.aborted ? `timeout of ${answersWithin} ms exceeded` : "Network Error";
      throw new RequestError(message, config, undefined, { cause });
    } finally {
      clearTimeout(timer);
    }
    const response = {
      data: bodyOf(text, answer.ok),
      status: answer.status,
      statusText: answer.statusText,
      headers: Object.fromEntries(answer.headers),
      config,
    };
    if (!answer.ok)
      throw new RequestError(`Request failed with status code ${answer.status}`, config, response);
    return response;
  };
}
