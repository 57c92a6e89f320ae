export { type ClientOptions, type ClientRequest, type CompleteClient, createClient } from "./create-client";
export {
  ErrorType,
  MedusaAPIError,
  MedusaAuthenticationError,
  MedusaConnectionError,
  MedusaError,
  MedusaInvalidRequestError,
  MedusaPermissionError,
} from "./medusa-error";
export { queryString } from "./query-string";
export {
  RequestError,
  type RequestErrorCode,
  type RequestFailure,
  type StoreResponse,
} from "./request-error";
export { type Credentials, type Domain, domainOf, type GetToken } from "./request-headers";
export { commerceRetry, type FailedAttempt, idempotentRetry, type RetryRule, retryDelay } from "./retry";
export type { CartCalls, CustomerCalls, StoreClient } from "./store-client";
export { createTransport, type RequestConfig, type Transport, type TransportOptions } from "./transport";
