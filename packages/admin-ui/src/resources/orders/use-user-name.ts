import { type AdminUser, personName, useHost, useStoreRead } from "@tillhouse/extension-sdk";

/** What staff is called, by their ids: the team is read once, when somebody else than the person is among them. */
export function useUserName(
  ids: readonly (string | null | undefined)[],
): (id: string | null | undefined) => string {
  const { user, translate } = useHost();
  const { data } = useStoreRead<{ users: AdminUser[] }>("users", "/users", {
    isWanted: ids.some((id) => id?.startsWith("usr_") && id !== user.id),
  });
  return (id) => {
    if (id === user.id) return translate("order-edits.you");
    const found = data?.users.find((one) => one.id === id);
    return personName(found) || found?.email || translate("order-edits.somebody");
  };
}
