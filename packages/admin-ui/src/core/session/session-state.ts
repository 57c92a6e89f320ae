import type { Query, QueryClient } from "@tanstack/react-query";
import { type MedusaClient, toAdminError } from "@tillhouse/extension-sdk";
import type { AdminStorage, AdminUser } from "@tillhouse/extension-sdk/internal";
import { sessionEndKey, sessionKey } from "../context/query-client";
import { clearRecentRecords } from "../preferences/clear-recent-records";
import type { Access } from "./access";
import type { SessionMessage } from "./session-channel";

/** Key that says whether somebody has just left by the door, and does not want to come back to the same page. */
export const leftKey = ["session", "left"] as const;

/** What belongs together to know and to change who is at work. */
export interface SessionServices {
  client: MedusaClient;
  queryClient: QueryClient;
  access: Access;
  storage: AdminStorage;
}

/** Everything that was read, but who is signed in. */
function isNoSession({ queryKey }: Query): boolean {
  return queryKey[0] !== sessionKey[0];
}

/** Asks the store who is signed in (GET /admin/auth); `null` is nobody. */
export async function askSession({
  client,
  access,
}: Pick<SessionServices, "client" | "access">): Promise<AdminUser | null> {
  if (!access.mayHaveSession()) return null;
  try {
    return (await client.admin.auth.getSession()).user;
  } catch (thrown) {
    const error = toAdminError(thrown);
    if (error.code === "unauthorized") return null;
    throw error;
  }
}

/** The question who is signed in, for the cache. */
export function sessionQuery(parts: Pick<SessionServices, "client" | "access">) {
  return {
    queryKey: sessionKey,
    queryFn: () => askSession(parts),
    staleTime: Number.POSITIVE_INFINITY,
  };
}

/**
 * Somebody is signed in. What could not be read for want of a session is read again; what somebody else has read does not
 * count any more, for this person may see other things.
 */
export function enter(queryClient: QueryClient, user: AdminUser): void {
  const before = queryClient.getQueryData<AdminUser | null>(sessionKey);
  queryClient.setQueryData(sessionKey, user);
  queryClient.setQueryData(sessionEndKey, false);
  queryClient.removeQueries({ queryKey: leftKey });
  if (before?.id === user.id)
    void queryClient.refetchQueries({ predicate: ({ state }) => state.status === "error" });
  else if (before) void queryClient.resetQueries({ predicate: isNoSession });
}

/** Nobody is signed in any more: everything that was read is forgotten, and what is on its way is not waited for. */
export function leave({ queryClient, storage }: Pick<SessionServices, "queryClient" | "storage">): void {
  queryClient.setQueryData(sessionKey, null);
  queryClient.setQueryData(sessionEndKey, false);
  void queryClient.cancelQueries({ predicate: isNoSession });
  queryClient.removeQueries({ predicate: isNoSession });
  queryClient.getMutationCache().clear();
  clearRecentRecords(storage.local);
}

/** Another tab of this browser tells that somebody came or left. */
export async function applySessionMessage(
  { kind, userId }: SessionMessage,
  parts: SessionServices,
): Promise<void> {
  const { client, queryClient, access } = parts;
  const current = queryClient.getQueryData<AdminUser | null>(sessionKey);
  if (kind === "signed-out") {
    if (!access.isShared && current?.id !== userId) return;
    access.keep(undefined);
    if (current) leave(parts);
  } else if (access.isShared) {
    const user = await askSession({ client, access }).catch(() => undefined);
    if (user) enter(queryClient, user);
  }
}
