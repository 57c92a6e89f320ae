/** A request that the backend failed on, for a log: whoever was shown the id of a request finds it there. */
export interface FailedRequest {
  /** HTTP method: `GET`. */
  method: string;
  /** Without its query and without e-mail addresses, which are nobody's business. */
  path: string;
  /** HTTP status that the page got. */
  status: number;
  /** What the page has sent as `X-Request-Id`. */
  requestId: string | undefined;
}
