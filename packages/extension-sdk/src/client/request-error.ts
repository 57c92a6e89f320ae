import type { RequestConfig } from "./request-headers";

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
  data: unknown;
  status: number;
  statusText: string;
  headers: Record<string, string>;
  config: RequestConfig;
}

/** What is known of a request that failed. */
export interface RequestFailure {
  code: RequestErrorCode;
  config: RequestConfig;
  response?: StoreResponse;
  /** Id of the request, for whoever reads the server's log. */
  requestId?: string;
  cause?: unknown;
}

/** A request that failed, in the shape that callers of the published client expect. */
export class RequestError extends Error {
  readonly code: RequestErrorCode;
  readonly config: RequestConfig;
  readonly response: StoreResponse | undefined;
  readonly requestId: string | undefined;

  constructor(message: string, { code, config, response, requestId, cause }: RequestFailure) {
    super(message, { cause });
    this.code = code;
    this.config = config;
    this.response = response;
    this.requestId = requestId;
  }
}
