import { personName } from "@tillhouse/extension-sdk";
import type { AdminUser } from "@tillhouse/extension-sdk/internal";
import { useContext, useEffect, useLayoutEffect, useMemo, useSyncExternalStore } from "react";
import type { Density, Theme } from "../../core/context/admin-context";
import { sessionKey } from "../../core/context/query-client";
import { checkPath } from "../../core/host/use-admin-handle";
import { pathOf } from "../../core/host/use-navigation-events";
import { canSignOut, signOut } from "../../core/session/session";
import type { NavigationSection } from "../navigation/navigation-data";
import { outsideProviderError } from "./outside-provider";
import { type Provided, ProvidedContext } from "./runtime";
import type { TopBarContent } from "./top-bar-data";

const never = () => () => undefined;

/** @throws AdminError (`config`) that names the hook, outside of a provider */
function useProvidedTo(hook: string): Provided {
  const provided = useContext(ProvidedContext);
  if (provided === undefined) throw outsideProviderError(`${hook}()`);
  return provided;
}

/** What a host draws its own sidebar and top bar with. */
export interface AdminNavigation {
  /** What the sidebar has for the signed-in person, as extensions and the person left it. Empty until that is known. */
  sections: readonly NavigationSection[];
  /** The page that is shown, below the base path. Left out where no `<AdminPages>` is mounted. */
  path: string | undefined;
  /**
   * Opens a page of the admin; without `<AdminPages>` where `onOpen` of the provider leads.
   *
   * @param path below the base path: `/a/orders?page=2`
   * @throws AdminError (`config`) where it starts with no slash.
   */
  navigate(path: string, options?: { replace?: boolean }): void;
}

/**
 * The sidebar of the admin as data, within an `AdminProvider`.
 *
 * @throws AdminError (`config`) outside of one.
 * @example
 * const { sections, navigate } = useNavigation();
 * const orders = sections.flatMap(({ items }) => items).find(({ id }) => id === "orders");
 */
export function useNavigation(): AdminNavigation {
  const { chrome, router, open, controls } = useProvidedTo("useNavigation");
  const { navigation } = chrome;
  const { need, needChrome } = controls;
  useLayoutEffect(() => need(), [need]);
  useLayoutEffect(() => needChrome("navigation"), [needChrome]);
  const subscribe = useMemo(() => router?.subscribe.bind(router) ?? never, [router]);
  const path = useSyncExternalStore(
    subscribe,
    () => router && pathOf(router),
    () => undefined,
  );
  return useMemo(
    () => ({
      sections: navigation ?? [],
      path,
      navigate: (to, { replace = false } = {}) => {
        checkPath(to);
        if (router === undefined) open({ path: to }, { replace });
        else void router.navigate(to, { replace });
      },
    }),
    [navigation, path, router, open],
  );
}

/**
 * What the admin's top bar has beside search, menu and help, within an `AdminProvider`; `undefined` until it is known.
 *
 * @throws AdminError (`config`) outside of one.
 * @example
 * const topBar = useTopBar();
 * return topBar && <button onClick={() => setIsOpen(true)}>Activity ({topBar.unseenCount})</button>;
 */
export function useTopBar(): TopBarContent | undefined {
  const { chrome, controls } = useProvidedTo("useTopBar");
  const { need, needChrome } = controls;
  useLayoutEffect(() => need(), [need]);
  useLayoutEffect(() => needChrome("topBar"), [needChrome]);
  return chrome.topBar;
}

/** Who is at work, for a host that draws its own user menu. */
export interface AdminSession {
  /** `loading` until the store has answered, and on a server. */
  status: "loading" | "signed-out" | "signed-in";
  /** Who is signed in. Left out otherwise. */
  user?: { id: string; email: string; name: string };
  /** Ends the session. Left out where nobody is signed in, and where only the host can end it. */
  signOut?: () => Promise<void>;
}

/**
 * Who is signed in to the admin, within an `AdminProvider`, and the way out.
 *
 * @throws AdminError (`config`) outside of one.
 * @example
 * const { user, signOut } = useSession();
 * return user && <button onClick={signOut}>Sign {user.name} out</button>;
 */
export function useSession(): AdminSession {
  const { runtime, controls } = useProvidedTo("useSession");
  const { need } = controls;
  // Somebody has to ask the store again, if it did not answer.
  useEffect(() => need(), [need]);
  const services = runtime?.services;
  const storage = runtime?.storage;
  const cache = services?.queryClient;
  const subscribe = useMemo(
    () => (listener: () => void) => cache?.getQueryCache().subscribe(listener) ?? (() => undefined),
    [cache],
  );
  const user = useSyncExternalStore(
    subscribe,
    () => cache?.getQueryData<AdminUser | null>(sessionKey),
    () => undefined,
  );
  return useMemo(() => {
    if (user === undefined) return { status: "loading" };
    if (user === null || services === undefined || storage === undefined) return { status: "signed-out" };
    const { id, email } = user;
    return {
      status: "signed-in",
      user: { id, email, name: personName(user) || email },
      ...(canSignOut(services.access) && { signOut: () => signOut({ ...services, storage }) }),
    };
  }, [user, services, storage]);
}

/** How the admin looks to this person, for a host that offers the choice in a menu of its own. */
export interface AdminAppearance {
  /** Light, dark, or as the person's system has it. */
  theme: Theme;
  /** Changes it in this browser. What the provider's `theme` says counts before that. */
  setTheme(theme: Theme): void;
  /** How high the rows of lists are. */
  density: Density;
  /** Changes it in this browser. What the provider's `density` says counts before that. */
  setDensity(density: Density): void;
}

/**
 * How the admin looks, within an `AdminProvider`; `undefined` until it is there.
 *
 * @throws AdminError (`config`) outside of one.
 * @example useAppearance()?.setTheme("dark");
 */
export function useAppearance(): AdminAppearance | undefined {
  const admin = useProvidedTo("useAppearance").runtime?.admin;
  return useMemo(
    () =>
      admin && {
        theme: admin.theme,
        setTheme: admin.setTheme,
        density: admin.density,
        setDensity: admin.setDensity,
      },
    [admin],
  );
}
