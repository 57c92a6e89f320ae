import { useQueryClient } from "@tanstack/react-query";
import type { AdminHost } from "@tillhouse/extension-sdk/internal";
import {
  type AdminUser,
  HostContext,
  RecordActionsContext,
  requireResource,
  useStorage,
} from "@tillhouse/extension-sdk/internal";
import { type RouteObject, useHref, useLocation, useRoutes } from "@tillhouse/extension-sdk/router";
import { BreadcrumbContext } from "@tillhouse/extension-sdk/ui";
import { Suspense, useEffect, useMemo, useRef } from "react";
import { createActivityLog } from "../../core/activity/activity";
import { ActivityContext } from "../../core/activity/activity-context";
import { PollingProvider } from "../../core/activity/polling-provider";
import { recordActivity } from "../../core/activity/record-activity";
import { pendingResources } from "../../core/bodies/bodies";
import { BodiesContext, useBodies, useLoadBodies } from "../../core/bodies/use-bodies";
import { AdminContext, useAdmin } from "../../core/context/admin-context";
import { backendHost, rememberStoreName } from "../../core/context/store-name";
import { extensionSettings } from "../../core/extensions/extension-settings";
import { FeatureFlagProvider, useStore } from "../../core/features/feature-flag-provider";
import { lazyComponent } from "../../core/lazy/lazy-component";
import { lazyDialog } from "../../core/lazy/lazy-dialog";
import { onIdle } from "../../core/lazy/on-idle";
import { readRecent } from "../../core/preferences/recent-records";
import { createRegistryWith } from "../../core/registry/registry";
import { useClient, useSessionEnd } from "../../core/session/session";
import { builtIn } from "../../resources/built-in";
import { ActionDialogs } from "../../screens/actions/action-dialogs";
import { AnalyticsProvider } from "../analytics/analytics-provider";
import { AppShell } from "../layout/app-shell";
import { breadcrumbsOf, knownPages } from "../navigation/breadcrumbs";
import { PageOutlet } from "../shared/page-outlet";
import { PageSpinner } from "../shared/page-spinner";
import { ShortcutsProvider } from "../shortcuts/shortcuts-provider";
import { createAreaRoutes } from "./area-routes";
import { useChangeRules } from "./use-change-rules";

const RecordActions = lazyComponent(() => import("../../screens/actions/record-actions"), "quiet");
const ReauthenticateDialog = lazyDialog(() => import("../auth/sign-in/reauthenticate-dialog"));

export interface AdminAreaProps {
  user: AdminUser;
}

/** What the admin itself brings stands before what others do. */
const first = [builtIn];

/** Everything below `a/` for a signed-in person. The registry has what the admin itself brings from here on. */
export default function AdminArea({ user }: AdminAreaProps) {
  const admin = useAdmin();
  const { extensions, problems } = admin;
  // Another list of extensions is another registry; the pages stay, with everything that was typed into them.
  const rules = useChangeRules(extensions);
  const all = useMemo(() => [...first, ...extensions], [extensions]);
  const { extensions: known, load } = useBodies(all);
  const made = useMemo(() => rules && createRegistryWith(known, rules), [known, rules]);
  // What an extension changes may be in a body that is not there yet: then nothing is wrong with it.
  const isDoubtful = made !== undefined && made.problems.length > 0 && pendingResources(known).length > 0;
  useEffect(
    () => (isDoubtful ? onIdle(() => void load().catch(() => undefined)) : undefined),
    [isDoubtful, load],
  );
  const registry = useMemo(
    () => made && { ...made, problems: isDoubtful ? problems : [...problems, ...made.problems] },
    [made, problems, isDoubtful],
  );
  const routes = useMemo(() => registry && createAreaRoutes(registry), [registry]);
  const whole = useMemo(() => registry && { ...admin, registry }, [admin, registry]);
  if (whole === undefined || routes === undefined) return <PageSpinner />;
  return (
    <AdminContext.Provider value={whole}>
      <BodiesContext.Provider value={load}>
        <FeatureFlagProvider user={user}>
          <AnalyticsProvider>
            <SignedIn key={user.id} user={user} routes={routes} />
          </AnalyticsProvider>
        </FeatureFlagProvider>
      </BodiesContext.Provider>
    </AdminContext.Provider>
  );
}

/** The screens in the frame that stands around them, with what everything in it may use. */
function SignedIn({ user, routes }: AdminAreaProps & { routes: RouteObject[] }) {
  const { config, translate, registry, extensions, notify, locale, timeZone } = useAdmin();
  const client = useClient();
  const queryClient = useQueryClient();
  const storage = useStorage();
  const { local } = storage;
  const store = useStore();
  // The titles that somebody else has looked at do not wait for them.
  useEffect(() => void readRecent(local, user.id), [local, user.id]);
  useEffect(() => {
    if (store !== undefined) rememberStoreName(local, backendHost(config), store.name);
  }, [store, config, local]);
  const hasEnded = useSessionEnd();
  const page = useRoutes(routes);
  const { pathname } = useLocation();
  const pages = useMemo(() => knownPages(registry, translate), [registry, translate]);
  const trail = useMemo(() => breadcrumbsOf(pathname, pages), [pathname, pages]);

  const base = useHref("/");
  const loadBodies = useLoadBodies();
  const latest = useRef(registry);
  latest.current = registry;
  const activity = useMemo(() => createActivityLog(local, user.id), [local, user.id]);
  const host = useMemo<AdminHost>(() => {
    const made: AdminHost = {
      client,
      user,
      store,
      storage,
      translate,
      locale,
      timeZone,
      notify,
      recordActivity: (item) => recordActivity({ host: made, queryClient, activity }, item),
      invalidate: (name) => queryClient.invalidateQueries({ queryKey: [name] }),
      resource: (name) => registry.resources.get(name),
      loadResource: async (name) => {
        await loadBodies([name]);
        return requireResource({ resource: (other) => latest.current.resources.get(other) }, name);
      },
      storefrontUrl: config.storefront.productUrl,
      settings: (extension) => extensionSettings(extensions, store, extension),
      absoluteUrl: (path) => new URL(`${base.replace(/\/$/, "")}${path}`, window.location.href).href,
      href: (name, id) => {
        const list = `/a/${registry.resources.get(name)?.route ?? name}`;
        return id === undefined ? list : `${list}/${encodeURIComponent(id)}`;
      },
    };
    return made;
  }, [
    client,
    queryClient,
    user,
    store,
    storage,
    translate,
    locale,
    timeZone,
    notify,
    registry,
    extensions,
    activity,
    config,
    base,
    loadBodies,
  ]);

  return (
    <HostContext.Provider value={host}>
      <ActivityContext.Provider value={activity}>
        <RecordActionsContext.Provider value={RecordActions}>
          <PollingProvider>
            <ShortcutsProvider>
              <AppShell>
                <BreadcrumbContext.Provider value={trail}>
                  <PageOutlet>
                    <ActionDialogs>{page}</ActionDialogs>
                  </PageOutlet>
                </BreadcrumbContext.Provider>
              </AppShell>
            </ShortcutsProvider>
          </PollingProvider>
        </RecordActionsContext.Provider>
        {hasEnded && (
          <Suspense fallback={null}>
            <ReauthenticateDialog />
          </Suspense>
        )}
      </ActivityContext.Provider>
    </HostContext.Provider>
  );
}
