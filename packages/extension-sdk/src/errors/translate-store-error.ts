import type { Translate } from "../i18n/message-keys";
import { AdminError, toAdminError } from "./errors";

/** What a store says, in its own English, where it refuses something, and the key of the text that says it to people. */
export type StoreErrorPattern = readonly [pattern: RegExp, key: string];

/**
 * Why the store refused something, in the person's words where its own are known; as it said it otherwise. What the named
 * groups of the pattern found can stand in the text.
 *
 * @example
 * const refusals: StoreErrorPattern[] = [[/insufficient stock for item: (?<item>.*)/i, "parcels.errors.noStock"]];
 * await client.admin.custom.post(path, parcel).catch((thrown) => {
 *   throw translateStoreError(thrown, refusals, translate);
 * });
 */
export function translateStoreError(
  thrown: unknown,
  known: readonly StoreErrorPattern[],
  translate: Translate,
): AdminError {
  const error = toAdminError(thrown);
  for (const [pattern, key] of known) {
    const found = pattern.exec(error.message);
    if (found === null) continue;
    return new AdminError("invalid", translate(key, { ...found.groups }), {
      cause: thrown,
      details: error.details,
    });
  }
  return error;
}
