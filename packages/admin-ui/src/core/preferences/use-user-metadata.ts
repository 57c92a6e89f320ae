import { useMutation, useQueryClient } from "@tanstack/react-query";
import { toAdminError, useHost } from "@tillhouse/extension-sdk";
import type { AdminUser } from "@tillhouse/extension-sdk/internal";
import { sessionKey } from "../context/query-client";

/**
 * Keeps something with the signed-in person, so that it follows them to any browser. The store merges keys: what other
 * tabs and other parts of the admin keep there stays. An empty text takes a key away.
 */
export function useUserMetadata() {
  const { user, client } = useHost();
  const queryClient = useQueryClient();
  const { mutateAsync, isPending } = useMutation({
    mutationFn: async (metadata: Record<string, unknown>) => {
      try {
        return await client.admin.custom.post<{ user: AdminUser }>(`/users/${user.id}`, { metadata });
      } catch (error) {
        throw toAdminError(error);
      }
    },
    // The answer also holds what another tab has saved meanwhile. Whoever has left by now is not brought back by it.
    onSuccess: (answer) =>
      queryClient.setQueryData<AdminUser | null>(sessionKey, (current) =>
        current?.id === answer.user.id ? answer.user : current,
      ),
  });
  return { save: mutateAsync, isSaving: isPending };
}
