import { useQueryClient } from "tillhouse-shell:@tanstack/react-query";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useEffect } from "react";

/** What the contributions have read. The official admin gave them one client too, with these settings. */
export const queryClient = new QueryClient({
  defaultOptions: { queries: { refetchOnWindowFocus: false, staleTime: 90_000, retry: 1 } },
});

/** The part of the admin's own cache of answers that is used here; it is of another version. */
type AdminQueryClient = ReturnType<typeof useQueryClient>;

/** The caches that are joined by now, with the number of contributions that ask for it. */
const joined = new WeakMap<AdminQueryClient, { users: number; leave(): void }>();

/** Lets what one of the two caches hears of a change reach the other. */
function join(admin: AdminQueryClient): () => void {
  const leaveOwn = queryClient.getMutationCache().subscribe((event) => {
    // A mutation that is done tells more afterwards: that somebody watches it, and that it is forgotten.
    if (event.type !== "updated" || event.action.type !== "success") return;
    // Nobody knows what a store's own endpoint has changed. The other contributions hear of it by way of the admin.
    void admin.invalidateQueries();
  });
  const leaveAdmin = admin.getQueryCache().subscribe((event) => {
    if (event.type === "updated" && event.action.type === "invalidate") refresh();
  });
  let isWaiting = false;
  const refresh = () => {
    if (isWaiting) return;
    isWaiting = true;
    // One write makes many queries of the admin stale, one after the other.
    queueMicrotask(() => {
      isWaiting = false;
      void queryClient.invalidateQueries();
    });
  };
  return () => {
    leaveOwn();
    leaveAdmin();
    // From now on nobody hears of changes: what was read is read anew when the next contribution asks for it.
    void queryClient.invalidateQueries({ refetchType: "none" });
  };
}

/** Gives contributions their cache of answers, and keeps it and the admin's own up to date with each other. */
export function QueryProvider({ children }: { children: ReactNode }) {
  const admin = useQueryClient();
  useEffect(() => {
    const entry = joined.get(admin) ?? { users: 0, leave: join(admin) };
    entry.users += 1;
    joined.set(admin, entry);
    return () => {
      entry.users -= 1;
      if (entry.users > 0) return;
      entry.leave();
      joined.delete(admin);
    };
  }, [admin]);
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}
