/** An answer of the store that is no success, in Medusa's own shape: `{ type, message, code }`. */
export class MockError extends Error {
  constructor(
    readonly status: number,
    readonly type: string,
    message: string,
    readonly code?: string,
  ) {
    super(message);
  }

  /** What the store sends. */
  toResponse(): Response {
    const { type, message, code } = this;
    return Response.json({ ...(code === undefined ? {} : { code }), type, message }, { status: this.status });
  }
}

/** Something is wrong with what was sent. */
export function refuse(message: string): never {
  throw new MockError(400, "invalid_data", message);
}

/** What was asked for cannot be done now. */
export function notAllowed(message: string): never {
  throw new MockError(400, "not_allowed", message);
}

/** Another record has that already. */
export function duplicate(message: string): never {
  throw new MockError(422, "duplicate_error", message, "invalid_request_error");
}
