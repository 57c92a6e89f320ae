import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { AdminError, type MedusaClient, toAdminError } from "@tillhouse/extension-sdk";
import { type AdminUser, useStorage } from "@tillhouse/extension-sdk/internal";
import { createContext, useContext } from "react";
import { sessionEndKey, sessionKey } from "../context/query-client";
import { whenQuiet } from "../lazy/when-quiet";
import type { Access } from "./access";
import type { SessionChannel } from "./session-channel";
import { askSession, enter, leave, leftKey, type SessionServices, sessionQuery } from "./session-state";

/** Carries the client to the parts that work without a session: sign-in and its guards. */
export const ClientContext = createContext<MedusaClient | undefined>(undefined);

/** The client of this admin. */
export function useClient(): MedusaClient {
  const client = useContext(ClientContext);
  if (client === undefined) throw new Error("useMedusa must be used within a MedusaProvider");
  return client;
}

/** Carries how this admin proves who is at work, and the line to its other tabs. */
export const AccessContext = createContext<(Access & { line: SessionChannel }) | undefined>(undefined);

/** How this admin proves who is at work. */
export function useAccess(): Access & { line: SessionChannel } {
  const access = useContext(AccessContext);
  if (access === undefined) throw new Error("useAccess must be used within an Admin");
  return access;
}

/** Milliseconds until the store is asked again who is signed in: a store that gets too many requests is left in peace. */
function pauseAfter(error: unknown): number {
  return toAdminError(error).details.status === 429 ? 30_000 : 5000;
}

/** Who is signed in. While the store does not answer, it is asked again every few seconds. */
export function useSession() {
  const query = useQuery({
    ...sessionQuery({ client: useClient(), access: useAccess() }),
    refetchInterval: ({ state }) => (state.status === "error" ? pauseAfter(state.error) : false),
  });
  return { ...query, user: query.data };
}

/** Whether the session has ended while somebody was at work. */
export function useSessionEnd(): boolean {
  const { data } = useQuery<boolean>({
    queryKey: sessionEndKey,
    queryFn: () => false,
    initialData: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data;
}

/** E-mail and password of a member of staff. */
export interface SignInCredentials {
  email: string;
  password: string;
}

/** POST /admin/auth answers with a cookie, POST /admin/auth/token with an `access_token`. */
async function openSession(
  { client, access }: SessionServices,
  credentials: SignInCredentials,
): Promise<void> {
  try {
    if (access.kind === "cookie") {
      await client.admin.auth.createSession(credentials);
      return;
    }
    const answer = await client.admin.custom.post<{ access_token: string }>("/auth/token", {
      ...credentials,
    });
    access.keep(answer.access_token);
  } catch (error) {
    throw toAdminError(error);
  }
}

/** With a bearer token: a cookie of an earlier session would win over it at the store. */
async function askOwnSession(
  parts: SessionServices,
  { email }: SignInCredentials,
): Promise<AdminUser | null> {
  const user = await askSession(parts);
  const isOther = parts.access.kind === "bearer" && user && user.email.toLowerCase() !== email.toLowerCase();
  if (!isOther) return user;
  await parts.client.admin.auth.deleteSession();
  return askSession(parts);
}

/**
 * Signs in by e-mail and password. The store is asked at once whether the session holds: a cookie that was lost on the way
 * shows only with the next request.
 *
 * The error of a session that does not hold has the code `config`.
 */
export function useSignIn() {
  const parts = useSessionParts();
  return useMutation({
    mutationKey: sessionKey,
    mutationFn: async (credentials: SignInCredentials) => {
      await openSession(parts, credentials);
      const user = await askOwnSession(parts, credentials);
      if (user !== null) return user;
      parts.access.keep(undefined);
      throw new AdminError("config", "The session does not hold.");
    },
    onSuccess: (user) => {
      enter(parts.queryClient, user);
      parts.access.line.tell({ kind: "signed-in", userId: user.id });
    },
  });
}

function useSessionParts() {
  return {
    client: useClient(),
    queryClient: useQueryClient(),
    access: useAccess(),
    storage: useStorage(),
  };
}

/**
 * Takes a session that has come about in another way: by a host's own sign-in, or by its token.
 *
 * @returns a function that answers who is signed in, or `null` for nobody.
 */
export function useTakeSession(): (token?: string) => Promise<AdminUser | null> {
  const parts = useSessionParts();
  return async (token) => {
    if (token !== undefined) parts.access.keep(token);
    const user = await askSession(parts);
    if (user !== null) {
      enter(parts.queryClient, user);
      parts.access.line.tell({ kind: "signed-in", userId: user.id });
    } else if (token !== undefined) parts.access.keep(undefined);
    return user;
  };
}

/** How often the store is asked to end a session that comes back to life. */
const mostTries = 3;

/**
 * The store writes a session back at the end of each request that began with it: one that ends after the sign-out brings
 * it back to life. So what is on its way is waited for, and the store is asked whether the session is really over.
 */
async function endSession(parts: SessionServices): Promise<void> {
  await whenQuiet(parts.queryClient);
  for (let tries = 0; tries < mostTries; tries += 1) {
    try {
      await parts.client.admin.auth.deleteSession();
    } catch (thrown) {
      const error = toAdminError(thrown);
      // A session that has ended already is as good as signed out.
      if (error.code !== "unauthorized") throw error;
    }
    if ((await askSession(parts)) === null) return;
  }
  throw new AdminError("server", "The session is still open.");
}

async function closeSession(parts: SessionServices): Promise<void> {
  const { access } = parts;
  if (access.kind === "cookie") await endSession(parts);
  else if (access.kind === "bearer") access.keep(undefined);
  else await access.host?.onSignOut?.();
}

/**
 * Signs out (DELETE /admin/auth, or the token is forgotten) and forgets everything that was read, in every tab of this
 * browser. Drafts stay: they are kept by person, and shown to nobody else.
 */
export async function signOut(parts: SessionServices & { access: { line: SessionChannel } }): Promise<void> {
  await closeSession(parts);
  const user = parts.queryClient.getQueryData<AdminUser | null>(sessionKey);
  parts.queryClient.setQueryData(leftKey, true);
  leave(parts);
  if (user) parts.access.line.tell({ kind: "signed-out", userId: user.id });
}

/** {@link signOut}, with how far it is. */
export function useSignOut() {
  const parts = useSessionParts();
  return useMutation({ mutationKey: sessionKey, mutationFn: () => signOut(parts) });
}

/** Whether the admin can end the session: where the host signs people in, only the host can. */
export function canSignOut({ kind, host }: Access): boolean {
  return kind !== "host" || host?.onSignOut !== undefined;
}
