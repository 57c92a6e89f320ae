export { type ClientOptions, type ClientRequest, createClient, type MedusaSdkClient } from "./create-client";
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
export { type ApiScope, apiScopeOf, type Credentials, type GetToken } from "./request-headers";
export { idempotentRetry, type RetryContext, type RetryRule, retryDelay, retryOnConflict } from "./retry";
export type { CartCalls, CustomerCalls, StoreClient } from "./store-client";
export { createTransport, type RequestConfig, type Transport, type TransportOptions } from "./transport";
