/** What went wrong, as the published client counts it. */
export enum ErrorType {
  /** The request makes no sense. */
  INVALID_REQUEST,
  /** Nobody is signed in. */
  AUTHENTICATION,
  /** The store failed. */
  API,
  /** The person may not do this. */
  PERMISSION,
  /** The store did not answer. */
  CONNECTION,
}

/** The errors of the published client. They are empty: what a call throws says more. */
export class MedusaError extends Error {
  /** Makes an error of one of the five kinds. @example throw MedusaError.factory(ErrorType.API); */
  static factory(type: ErrorType): MedusaError {
    return new kinds[type]();
  }
}

/** The request makes no sense. */
export class MedusaInvalidRequestError extends MedusaError {}
/** Nobody is signed in. */
export class MedusaAuthenticationError extends MedusaError {}
/** The store failed. */
export class MedusaAPIError extends MedusaError {}
/** The person may not do this. */
export class MedusaPermissionError extends MedusaError {}
/** The store did not answer. */
export class MedusaConnectionError extends MedusaError {}

const kinds = {
  [ErrorType.INVALID_REQUEST]: MedusaInvalidRequestError,
  [ErrorType.AUTHENTICATION]: MedusaAuthenticationError,
  [ErrorType.API]: MedusaAPIError,
  [ErrorType.PERMISSION]: MedusaPermissionError,
  [ErrorType.CONNECTION]: MedusaConnectionError,
};
