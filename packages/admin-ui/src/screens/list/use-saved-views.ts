import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type AdminUser, toAdminError, useHost } from "@tillhouse/extension-sdk";
import { sessionKey } from "../../core/query-client";
import { readViews, removePayload, type SavedView, savePayload } from "./saved-views";

/** The saved views of the signed-in person. They are kept by the store, so they follow the person to any browser. */
export function useSavedViews() {
  const { user, client } = useHost();
  const queryClient = useQueryClient();
  const views = readViews(user.metadata);
  const { mutateAsync, isPending } = useMutation({
    mutationFn: async (metadata: Record<string, unknown>) => {
      try {
        return await client.admin.custom.post<{ user: AdminUser }>(`/users/${user.id}`, { metadata });
      } catch (error) {
        throw toAdminError(error);
      }
    },
    // The answer also holds what another tab has saved meanwhile.
    onSuccess: (answer) => queryClient.setQueryData(sessionKey, answer.user),
  });
  return {
    views,
    isSaving: isPending,
    save: (view: SavedView) => mutateAsync(savePayload(view, views)),
    remove: (id: string) => mutateAsync(removePayload(id)),
  };
}
