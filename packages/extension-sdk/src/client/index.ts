export { type ClientOptions, createClient, type MedusaSdkClient } from "./create-client";
export type { ClientRequest } from "./medusa-client";
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
export {
  type ApiScope,
  apiScopeOf,
  type Credentials,
  type GetToken,
  type RequestConfig,
} from "./request-headers";
export { idempotentRetry, type RetryContext, type RetryRule, retryDelay, retryOnConflict } from "./retry";
export type { CartCalls, CustomerCalls, StoreClient } from "./store-client";
export { createTransport, type Transport, type TransportOptions } from "./transport";
