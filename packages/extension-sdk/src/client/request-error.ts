import type { RequestConfig } from "./transport";

/** What kind of failure it was, in the words of the library that the store's client is built on. */
export type RequestErrorCode =
  | "ERR_NETWORK"
  | "ERR_CANCELED"
  | "ECONNABORTED"
  | "ERR_BAD_REQUEST"
  | "ERR_BAD_RESPONSE"
  | "ERR_UNSUPPORTED_PROTOCOL";

/** An answer of the store, as the client's callers get it. */
export interface StoreResponse {
  /** The body: what its JSON says, or its text where it is no JSON. */
  data: unknown;
  /** The status code, such as 200. */
  status: number;
  /** The words of the status. HTTP/2 sends none. */
  statusText: string;
  /** The headers, by their names in small letters. */
  headers: Record<string, string>;
  /** What was asked. */
  config: RequestConfig;
}

/** What is known of a request that failed. */
export interface RequestFailure {
  /** What kind of failure it was. */
  code: RequestErrorCode;
  /** What was asked. */
  config: RequestConfig;
  /** What the store answered. Left out: it did not answer. */
  response?: StoreResponse;
  /** Id of the request, for whoever reads the server's log. */
  requestId?: string;
  /** What `fetch` threw, where it did. */
  cause?: unknown;
}

/** A request that failed, in the shape that callers of the published client expect. */
export class RequestError extends Error {
  /** What kind of failure it was. */
  readonly code: RequestErrorCode;
  /** What was asked. */
  readonly config: RequestConfig;
  /** What the store answered; `undefined` where it did not. */
  readonly response: StoreResponse | undefined;
  /** Id of the request, for whoever reads the server's log. */
  readonly requestId: string | undefined;

  /** Made by the client alone. Callers catch it. */
  constructor(message: string, { code, config, response, requestId, cause }: RequestFailure) {
    super(message, { cause });
    this.code = code;
    this.config = config;
    this.response = response;
    this.requestId = requestId;
  }
}
