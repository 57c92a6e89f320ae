import { MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";
import { type AdminError, isAdminError, toAdminError } from "@tillhouse/extension-sdk";

/** Key of the query that knows who is signed in. */
export const sessionKey = ["session"] as const;

/** Key that says whether the session has ended while somebody was at work. */
export const sessionEndKey = ["session", "ended"] as const;

/** Whether asking again can help: nobody answered, or the store itself failed. */
function mayRetry(failures: number, error: Error): boolean {
  const { code } = toAdminError(error);
  return failures < 1 && (code === "network" || code === "server");
}

/**
 * The cache of everything that is read. Specification, section 9: fresh for 90 s, no refetch on window focus, one retry
 * after min(1000 * 2^n, 30000) ms. An answer of 401 anywhere ends up here and nowhere else: whoever was at work is asked
 * to sign in again, over the page.
 *
 * @param onFailure told of what the store did not do
 */
export function createQueryClient(
  onFailure?: (kind: "read" | "mutation", error: AdminError) => void,
): QueryClient {
  const tell = (kind: "read" | "mutation", thrown: Error) => {
    const error = toAdminError(thrown);
    // That nobody is signed in is no failure.
    if (error.code !== "unauthorized") onFailure?.(kind, error);
  };
  const onError = (error: Error) => {
    const isAtWork = Boolean(queryClient.getQueryData(sessionKey));
    if (isAtWork && isAdminError(error) && error.code === "unauthorized")
      queryClient.setQueryData(sessionEndKey, true);
  };
  const queryClient: QueryClient = new QueryClient({
    queryCache: new QueryCache({
      onError: (error) => {
        onError(error);
        tell("read", error);
      },
    }),
    mutationCache: new MutationCache({
      onError: (error, _payload, _context, { options }) => {
        tell("mutation", error);
        // A wrong password is no end of a session.
        if (options.mutationKey?.[0] !== sessionKey[0]) onError(error);
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: 90_000,
        refetchOnWindowFocus: false,
        retry: mayRetry,
        retryDelay: (attempt) => Math.min(1000 * 2 ** attempt, 30_000),
        // The store may be on this very machine; the browser's idea of being offline says nothing about it.
        networkMode: "always",
      },
      mutations: { networkMode: "always", retry: false },
    },
  });
  return queryClient;
}

/**
 * Lets go of everything that was read, for good. What is still on its way comes and goes: a cache would keep it for minutes,
 * and with it everything that it leads to.
 */
export function closeQueryClient(queryClient: QueryClient): void {
  queryClient.setDefaultOptions({ queries: { gcTime: 0 }, mutations: { gcTime: 0 } });
  for (const query of queryClient.getQueryCache().getAll()) query.gcTime = 0;
  for (const mutation of queryClient.getMutationCache().getAll()) {
    mutation.gcTime = 0;
    mutation.destroy();
  }
  queryClient.clear();
}
