/** An answer of the store that is no success. */
export class FakeError extends Error {
  constructor(
    /** HTTP status of the answer. */
    readonly status: number,
    message: string,
    /** Medusa's name for the kind of error. */
    readonly type = "invalid_data",
  ) {
    super(message);
  }
}

/** Refuses what the API does not know, in Medusa's own words. */
export function refuseUnknown(keys: readonly string[], known: readonly string[]): void {
  const unknown = keys.find((key) => !known.includes(key));
  if (unknown !== undefined) throw new FakeError(400, `property ${unknown} should not exist`);
}
