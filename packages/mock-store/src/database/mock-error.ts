/** What an answer of the store says that is no success. */
export interface MockErrorOptions {
  /** HTTP status, from 400 on. */
  status: number;
  /** What went wrong, as people read it. */
  message: string;
  /** Medusa's name for the kind of error: `not_allowed`. Default: what Medusa says with this status, as `not_found` with 404. */
  type?: string;
  /** Medusa's code, where it sends one: `invalid_request_error`. */
  code?: string;
}

const usualTypes: Readonly<Record<number, string>> = {
  400: "invalid_data",
  401: "unauthorized",
  404: "not_found",
  409: "conflict",
  422: "duplicate_error",
};

/**
 * An answer of the store that is no success, in Medusa's own shape: `{ type, message, code }`. An endpoint throws it.
 *
 * @example throw new MockError({ status: 404, message: "Review with id: rev_1 was not found" });
 */
export class MockError extends Error {
  /** HTTP status. */
  readonly status: number;
  /** Medusa's name for the kind of error. */
  readonly type: string;
  /** Medusa's code; `undefined` where it sends none. */
  readonly code: string | undefined;

  /** An endpoint makes it; the store sends it. */
  constructor({ status, message, type = usualTypes[status] ?? "unknown_error", code }: MockErrorOptions) {
    super(message);
    this.name = "MockError";
    this.status = status;
    this.type = type;
    this.code = code;
  }
}

/** Whether somebody threw an answer of the store. It may come from another copy of this package. */
export function isMockError(error: unknown): error is MockError {
  return error instanceof Error && error.name === "MockError" && "status" in error;
}

/** What the store sends for an error. */
export function errorResponse({ status, type, message, code }: MockErrorOptions): Response {
  return Response.json({ ...(code === undefined ? {} : { code }), type, message }, { status });
}

/** Something is wrong with what was sent. */
export function refuse(message: string): never {
  throw new MockError({ status: 400, message });
}

/** What was asked for cannot be done now. */
export function notAllowed(message: string): never {
  throw new MockError({ status: 400, type: "not_allowed", message });
}

/** Another record has that already. */
export function duplicate(message: string): never {
  throw new MockError({ status: 422, message, code: "invalid_request_error" });
}

/** There is no row with this id, in the store's words. */
export function notFound(table: string, id: unknown): never {
  const name = table.replace(/(^|_)(\w)/g, (_whole, _line, letter: string) => letter.toUpperCase());
  throw new MockError({ status: 404, message: `${name} with id: ${String(id)} was not found` });
}
