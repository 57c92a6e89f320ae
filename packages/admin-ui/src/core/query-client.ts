import { QueryCache, QueryClient } from "@tanstack/react-query";
import { isAdminError, toAdminError } from "@tillhouse/extension-sdk";

/** Key of the query that knows who is signed in. */
export const sessionKey = ["session"] as const;

/** Whether asking again can help: nobody answered, or the store itself failed. */
function mayRetry(failures: number, error: Error): boolean {
  const { code } = toAdminError(error);
  return failures < 1 && (code === "network" || code === "server");
}

/**
 * The cache of everything that is read. Specification, section 9: fresh for 90 s, no refetch on window focus, one retry
 * after min(1000 * 2^n, 30000) ms. An answer of 401 anywhere ends the session here and nowhere else.
 */
export function createQueryClient(): QueryClient {
  const queryClient: QueryClient = new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => {
        if (query.queryKey[0] === sessionKey[0]) return;
        if (isAdminError(error) && error.code === "unauthorized") queryClient.setQueryData(sessionKey, null);
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
