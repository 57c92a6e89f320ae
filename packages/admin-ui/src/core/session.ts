import { type Query, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { AdminError, type AdminUser, type MedusaClient, toAdminError } from "@tillhouse/extension-sdk";
import { createContext, useContext } from "react";
import { sessionEndKey, sessionKey } from "./query-client";

/** Carries the client to the parts that work without a session: sign-in and its guards. */
export const ClientContext = createContext<MedusaClient | undefined>(undefined);

/** The client of this admin. */
export function useClient(): MedusaClient {
  const client = useContext(ClientContext);
  if (client === undefined) throw new Error("useMedusa must be used within a MedusaProvider");
  return client;
}

/** Everything that was read, but who is signed in. */
function isNoSession({ queryKey }: Query): boolean {
  return queryKey[0] !== sessionKey[0];
}

/** Asks the store who is signed in (GET /admin/auth); `null` is nobody. */
async function askSession(client: MedusaClient): Promise<AdminUser | null> {
  try {
    return (await client.admin.auth.getSession()).user;
  } catch (thrown) {
    const error = toAdminError(thrown);
    if (error.code === "unauthorized") return null;
    throw error;
  }
}

/** Asks the store who is signed in; `null` is nobody. */
export function sessionQuery(client: MedusaClient) {
  return {
    queryKey: sessionKey,
    queryFn: () => askSession(client),
    staleTime: Number.POSITIVE_INFINITY,
  };
}

/** Who is signed in. While the store does not answer, it is asked again every few seconds. */
export function useSession() {
  const query = useQuery({
    ...sessionQuery(useClient()),
    refetchInterval: ({ state }) => (state.status === "error" ? 5000 : false),
  });
  return { ...query, user: query.data };
}

/** Whether the session has ended while somebody was at work, and how to go on after signing in again. */
export function useSessionEnd() {
  const queryClient = useQueryClient();
  const { data } = useQuery<boolean>({
    queryKey: sessionEndKey,
    queryFn: () => false,
    initialData: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return { hasEnded: data, resume: () => queryClient.setQueryData(sessionEndKey, false) };
}

/**
 * Signs in by e-mail and password (POST /admin/auth); the session lives in a cookie. The store is asked at once whether
 * the session holds: a cookie that was lost on the way shows only with the next request.
 *
 * The error of a session that does not hold has the code `config`.
 */
export function useSignIn() {
  const client = useClient();
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: sessionKey,
    mutationFn: async (credentials: { email: string; password: string }) => {
      try {
        await client.admin.auth.createSession(credentials);
      } catch (error) {
        throw toAdminError(error);
      }
      const user = await askSession(client);
      if (user === null) throw new AdminError("config", "The session does not hold.");
      return user;
    },
    onSuccess: (user) => {
      const before = queryClient.getQueryData<AdminUser | null>(sessionKey);
      queryClient.setQueryData(sessionKey, user);
      // Somebody else may see other things: then nothing that was read before counts.
      if (before && before.id !== user.id) void queryClient.resetQueries({ predicate: isNoSession });
    },
  });
}

/** Signs out (DELETE /admin/auth) and forgets everything that was read. */
export function useSignOut() {
  const client = useClient();
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: sessionKey,
    mutationFn: async () => {
      try {
        await client.admin.auth.deleteSession();
      } catch (thrown) {
        const error = toAdminError(thrown);
        // A session that has ended already is as good as signed out.
        if (error.code !== "unauthorized") throw error;
      }
    },
    onSuccess: () => {
      queryClient.setQueryData(sessionKey, null);
      queryClient.removeQueries({ predicate: isNoSession });
    },
  });
}
