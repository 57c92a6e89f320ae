import { useQueryClient } from "@tanstack/react-query";
import { type Host, HostContext, toAdminError } from "@tillhouse/extension-sdk";
import { Button, ErrorState } from "@tillhouse/extension-sdk/ui";
import { useMemo } from "react";
import { Navigate, Outlet, useHref, useLocation } from "react-router-dom";
import { createActivityLog } from "../core/activity";
import { ActivityContext } from "../core/activity-context";
import { useAdmin } from "../core/admin-context";
import { describeError } from "../core/describe-error";
import { useStore } from "../core/feature-flag-provider";
import { PollingProvider } from "../core/polling-provider";
import { useClient, useSession } from "../core/session";
import { tellDeed } from "../core/tell-deed";
import { signInAddress } from "../core/wanted-address";
import { AppShell } from "./app-shell";
import { SignInAgain } from "./gate/sign-in-again";
import { PageSpinner } from "./page-spinner";
import { ShortcutsProvider } from "./shortcuts-provider";

/**
 * Everything below `a/`: needs a session, and remembers the wanted address while there is none. A store that does not
 * answer is asked again by itself.
 */
export function AdminArea() {
  const admin = useAdmin();
  const { translate, registry, notify, locale } = admin;
  const client = useClient();
  const queryClient = useQueryClient();
  const session = useSession();
  const location = useLocation();
  const user = session.user ?? undefined;
  const store = useStore();

  const base = useHref("/");
  const userId = user?.id;
  const activity = useMemo(() => createActivityLog(userId ?? ""), [userId]);
  const host = useMemo<Host | undefined>(() => {
    if (user === undefined) return undefined;
    const made: Host = {
      client,
      user,
      store,
      translate,
      locale,
      notify,
      tell: (deed) => tellDeed({ host: made, queryClient, activity }, deed),
      refresh: (name) => queryClient.invalidateQueries({ queryKey: [name] }),
      resource: (name) => registry.resources.get(name),
      address: (path) => new URL(`${base.replace(/\/$/, "")}${path}`, window.location.href).href,
      href: (name, id) => {
        const list = `/a/${registry.resources.get(name)?.route ?? name}`;
        return id === undefined ? list : `${list}/${encodeURIComponent(id)}`;
      },
    };
    return made;
  }, [client, queryClient, user, store, translate, locale, notify, registry, activity, base]);

  if (session.user === undefined && session.error !== null)
    return (
      <main className="th-gate">
        <ErrorState
          title={translate("error.unreachableTitle")}
          description={`${describeError(toAdminError(session.error), translate)} ${translate("error.asksAgain")}`}
          actions={
            <Button isLoading={session.isFetching} onClick={() => void session.refetch()}>
              {translate("action.retry")}
            </Button>
          }
        />
      </main>
    );
  if (session.user === undefined) return <PageSpinner />;
  if (host === undefined) return <Navigate to={signInAddress(location)} replace />;
  return (
    <HostContext.Provider value={host}>
      <ActivityContext.Provider value={activity}>
        <PollingProvider>
          <ShortcutsProvider>
            <AppShell>
              <Outlet />
            </AppShell>
          </ShortcutsProvider>
        </PollingProvider>
        <SignInAgain />
      </ActivityContext.Provider>
    </HostContext.Provider>
  );
}
