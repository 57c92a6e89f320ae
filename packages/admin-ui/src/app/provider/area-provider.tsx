import { useQueryClient } from "@tanstack/react-query";
import type { AdminHost, ExtensionDefinition } from "@tillhouse/extension-sdk/internal";
import {
  type AdminUser,
  HostContext,
  RecordActionsContext,
  requireResource,
  useStorage,
} from "@tillhouse/extension-sdk/internal";
import { type ReactNode, Suspense, useContext, useEffect, useLayoutEffect, useMemo, useRef } from "react";
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
import { createRegistryWith, type Registry } from "../../core/registry/registry";
import { useClient, useSessionEnd } from "../../core/session/session";
import { useShortcutRegistry } from "../../core/shortcuts/shortcuts";
import { AnalyticsProvider } from "../analytics/analytics-provider";
import { ShortcutsProvider } from "../shortcuts/shortcuts-provider";
import { useAreaContexts } from "./area";
import { useProvided } from "./runtime";
import { useChangeRules } from "./use-change-rules";

const RecordActions = lazyComponent(() => import("../../screens/actions/record-actions"), "quiet");
const NavigationData = lazyComponent(() => import("../navigation/navigation-data"), "quiet");
const TopBarData = lazyComponent(() => import("./top-bar-data"), "quiet");
const ReauthenticateDialog = lazyDialog(() => import("../auth/sign-in/reauthenticate-dialog"));

export interface AreaProviderProps {
  user: AdminUser;
  /** What the admin itself brings. */
  builtIn: ExtensionDefinition;
  /** Stands there while it is found out how extensions are to be judged. */
  waiting?: ReactNode;
  /** Drawn with all that there is, also what this store lacks. */
  children?: (whole: Registry) => ReactNode;
}

/**
 * What a signed-in person has: the registry, with what the admin itself brings from here on, what the store can do, the
 * keys. It is where the pages are, or on its own where there are none; parts elsewhere in the host's page share it.
 */
export default function AreaProvider({ user, builtIn, waiting, children }: AreaProviderProps) {
  const admin = useAdmin();
  const { extensions, problems } = admin;
  // Another list of extensions is another registry; the pages stay, with everything that was typed into them.
  const rules = useChangeRules(extensions);
  // What the admin itself brings stands before what others do.
  const all = useMemo(() => [builtIn, ...extensions], [builtIn, extensions]);
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
  const whole = useMemo(() => registry && { ...admin, registry }, [admin, registry]);
  if (whole === undefined) return waiting;
  return (
    <AdminContext.Provider value={whole}>
      <BodiesContext.Provider value={load}>
        <FeatureFlagProvider user={user}>
          <AnalyticsProvider>
            <SignedIn key={user.id} user={user} whole={whole.registry}>
              {children?.(whole.registry)}
            </SignedIn>
          </AnalyticsProvider>
        </FeatureFlagProvider>
      </BodiesContext.Provider>
    </AdminContext.Provider>
  );
}

/** What everything that a signed-in person sees may use. */
function SignedIn({ user, whole, children }: { user: AdminUser; whole: Registry; children: ReactNode }) {
  const { config, translate, registry, extensions, notify, locale, timeZone } = useAdmin();
  const { hrefOf, controls } = useProvided();
  const latestHref = useRef(hrefOf);
  latestHref.current = hrefOf;
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
      absoluteUrl: (path) => new URL(latestHref.current({ path }), window.location.href).href,
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
    loadBodies,
  ]);

  return (
    <HostContext.Provider value={host}>
      <ActivityContext.Provider value={activity}>
        <RecordActionsContext.Provider value={RecordActions}>
          <PollingProvider>
            <ShortcutsProvider isInside={controls.hasRootOf}>
              <Share whole={whole} />
              <Chrome />
              {children}
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

/** Hands all of it to the parts that stand elsewhere in the host's page. */
function Share({ whole }: { whole: Registry }) {
  const { setArea } = useProvided().controls;
  const admin = useAdmin();
  const host = useContext(HostContext);
  const shortcuts = useShortcutRegistry();
  const contexts = useAreaContexts();
  // What is read is another list each time; what is in it changes rarely.
  const kept = useRef(contexts);
  if (contexts.some(([, value], index) => value !== kept.current[index]?.[1])) kept.current = contexts;
  const values = kept.current;
  useLayoutEffect(() => {
    if (host !== undefined) setArea({ admin, whole, host, shortcuts, contexts: values });
  }, [setArea, admin, whole, host, shortcuts, values]);
  useLayoutEffect(() => () => setArea(undefined), [setArea]);
  return null;
}

/** The sidebar and the top bar as data, for a host that draws its own. */
function Chrome() {
  const { chromeNeeds, hrefOf, controls } = useProvided();
  const { setChrome } = controls;
  useLayoutEffect(
    () => () => {
      setChrome("navigation", undefined);
      setChrome("topBar", undefined);
    },
    [setChrome],
  );
  return (
    <Suspense fallback={null}>
      {chromeNeeds.navigation ? (
        <NavigationData hrefOf={hrefOf} onChange={(sections) => setChrome("navigation", sections)} />
      ) : null}
      {chromeNeeds.topBar ? <TopBarData onChange={(content) => setChrome("topBar", content)} /> : null}
    </Suspense>
  );
}
