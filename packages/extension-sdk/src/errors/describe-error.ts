import type { Translate } from "../i18n/message-keys";
import type { AdminError } from "./errors";

const uncertain = { missing: "error.uncertainMissing", unread: "error.uncertainUnread" } as const;

/**
 * Words for an error: the store's own where it sent some that a person can use, otherwise by the code.
 *
 * @example <Banner tone="negative" title="Not added">{describeError(error, translate)}</Banner>
 */
export function describeError(error: AdminError | undefined, translate: Translate): string {
  if (error === undefined) return translate("error.server");
  if (error.details.isOffline) return translate("error.offline");
  if (error.details.status === 429) return translate("error.busy");
  // Whoever refuses a size speaks of bodies and entities, the store and what stands before it each in its own words.
  if (error.details.status === 413) return translate("error.tooLarge");
  // The store has let another write go first, and speaks of a header that nobody sees.
  if (error.code === "conflict" && error.message.includes("Idempotency-Key"))
    return translate("error.sameMoment");
  const { isUncertain, lookUp } = error.details;
  if (isUncertain) return translate(lookUp ? uncertain[lookUp] : "error.uncertain");
  const saysItself =
    ["invalid", "conflict", "forbidden", "extension"].includes(error.code) ||
    // What whoever set the admin up has given is called by its name, which is in no language.
    (error.code === "config" && error.details.owner !== undefined);
  return saysItself && error.message !== "" ? error.message : translate(`error.${error.code}`);
}
