import type { AdminUser } from "../client/medusa-client";
import { personName } from "../format/person-name";
import { useHost } from "../resource/use-host";
import { useAdminQuery } from "./data";

/**
 * What staff is called, by their ids. The team is read once, and only where somebody else than the reader is among them;
 * `undefined` for customers, and for who is no longer there.
 *
 * @example
 * const nameOf = useUserNames([edit.created_by]);
 * nameOf(edit.created_by); // "Maren Holt"
 */
export function useUserNames(
  ids: readonly (string | null | undefined)[],
): (id: string | null | undefined) => string | undefined {
  const { user } = useHost();
  const { data } = useAdminQuery<{ users: AdminUser[] }>("users", "/users", {
    isWanted: ids.some((id) => id?.startsWith("usr_") && id !== user.id),
  });
  return (id) => {
    const found = [user, ...(data?.users ?? [])].find((one) => one.id === id);
    return found && (personName(found) || found.email);
  };
}
