import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type AdminUser, type MedusaClient, toAdminError } from "@tillhouse/extension-sdk";
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

/** Asks the store who is signed in; `null` is nobody. */
export function sessionQuery(client: MedusaClient) {
  return {
    queryKey: sessionKey,
    queryFn: async (): Promise<AdminUser | null> => {
      try {
        return (await client.admin.auth.getSession()).user;
      } catch (thrown) {
        const error = toAdminError(thrown);
        if (error.code === "unauthorized") return null;
        throw error;
      }
    },
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

/** Signs in by e-mail and password (POST /admin/auth); the session lives in a cookie. */
export function useSignIn() {
  const client = useClient();
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: sessionKey,
    mutationFn: async (credentials: { email: string; password: string }) => {
      try {
        return (await client.admin.auth.createSession(credentials)).user;
      } catch (error) {
        throw toAdminError(error);
      }
    },
    onSuccess: (user) => queryClient.setQueryData(sessionKey, user),
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
      queryClient.removeQueries({ predicate: (query) => query.queryKey[0] !== sessionKey[0] });
    },
  });
}
