export { type ClientOptions, type ClientRequest, createClient } from "./create-client";
export { queryString } from "./query-string";
export {
  RequestError,
  type RequestErrorCode,
  type RequestFailure,
  type StoreResponse,
} from "./request-error";
export { type Credentials, type Domain, domainOf, type GetToken } from "./request-headers";
export { commerceRetry, type FailedAttempt, idempotentRetry, type RetryRule, retryDelay } from "./retry";
export { createTransport, type RequestConfig, type Transport, type TransportOptions } from "./transport";
