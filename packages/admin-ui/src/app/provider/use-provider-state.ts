import { useCallback, useMemo, useRef, useState } from "react";
import type { Density, Theme } from "../../core/context/admin-context";
import type { HostRouter } from "../../core/host/host-router";
import { watchUse } from "../../core/host/last-used";
import { locationAt } from "./admin-url";
import type { Area } from "./area";
import { type LinkTarget, linkTargetOf } from "./link-target";
import type { ChromeData, MountedPages, Provided, ProviderControls } from "./runtime";

/** What a host says of links that lead out of a single part. */
export interface LinkHandlers {
  /**
   * Called when a link leads out of a single part, or `navigate` is called without pages: opens that page where the host has it.
   * Left out, or where it answers `false`: the pages of this provider open it, where they are mounted; else the browser goes to
   * {@link hrefOf}.
   *
   * @example <AdminProvider onOpen={({ resource, id }) => navigate(`/desk/${resource}/${id ?? ""}`)}>
   */
  onOpen?: (target: LinkTarget) => unknown;
  /**
   * The address that such a link has, for a new tab and for copying. Left out, or where it answers nothing: the page of the
   * admin at `config.basePath`.
   *
   * @example <AdminProvider hrefOf={({ path }) => `https://admin.example.com/app${path}`}>
   */
  hrefOf?: (target: LinkTarget) => string | undefined;
}

/** How the admin looks, as far as it is known. */
interface Look {
  theme?: Theme;
  density?: Density;
  locale?: string;
  direction?: "ltr" | "rtl";
}

/** How the host decides that it looks. */
type DecidedLook = Look & Pick<Provided, "shadow">;

/** What the admin itself has found out, once it is in a browser. */
export type OwnState = Pick<
  Provided,
  "error" | "config" | "configSource" | "storage" | "runtime" | "attributes" | "overlays" | "shadow"
>;

/** How roots are marked: what is left out stands for what the style sheet does by itself. */
export function rootAttributes({ theme, density, locale, direction }: Look): Provided["attributes"] {
  return {
    "data-theme": theme === "system" ? undefined : theme,
    "data-density": density === "standard" ? undefined : density,
    lang: locale,
    dir: direction,
  };
}

/** What is known before anything is read, on a server as well: what the host decides. */
function initialState({ shadow, ...look }: DecidedLook): OwnState {
  return { configSource: "", attributes: rootAttributes(look), overlays: null, shadow };
}

/** Counts those who need something. */
function counter(setCount: (change: (count: number) => number) => void) {
  return () => {
    setCount((count) => count + 1);
    return () => setCount((count) => count - 1);
  };
}

/** What a provider gives to everything in it, and what that tells the provider. */
export function useProviderState(handlers: LinkHandlers & DecidedLook, hostRouter: HostRouter | undefined) {
  const [reset] = useState(() => initialState(handlers));
  const [own, setOwn] = useState(reset);
  const [pages, setPages] = useState<MountedPages>();
  const [area, setArea] = useState<Area>();
  const [areaError, setAreaError] = useState<unknown>();
  const [chrome, setChrome] = useState<Partial<ChromeData>>({});
  const [chromeNeeds, setChromeNeeds] = useState<Provided["chromeNeeds"]>({});
  const [needs, setNeeds] = useState(0);
  const onReady = useRef<() => void>(() => undefined);
  const [roots] = useState(() => new Set<HTMLElement>());
  const controls = useMemo<ProviderControls>(
    () => ({
      setPages,
      setArea,
      setAreaError,
      setChrome: (name, data) => setChrome((now) => ({ ...now, [name]: data })),
      need: counter(setNeeds),
      needChrome: (name) =>
        counter((change) => setChromeNeeds((now) => ({ ...now, [name]: change(now[name] ?? 0) })))(),
      addRoot: (root) => {
        roots.add(root);
        const endWatch = watchUse(root);
        return () => {
          roots.delete(root);
          endWatch();
        };
      },
      hasRootOf: (element) => [...roots].some((root) => root.contains(element)),
      markReady: () => onReady.current(),
    }),
    [roots],
  );

  const router = pages?.router;
  const latest = useRef({ handlers, hostRouter, router, area, config: own.config });
  latest.current = { handlers, hostRouter, router, area, config: own.config };
  const complete = useCallback(
    (target: LinkTarget): LinkTarget =>
      target.resource === undefined ? linkTargetOf(target.path, latest.current.area?.whole) : target,
    [],
  );
  const hrefOf = useCallback(
    (target: LinkTarget) => {
      const now = latest.current;
      return now.handlers.hrefOf?.(complete(target)) ?? locationAt(target.path, now).href;
    },
    [complete],
  );
  const open = useCallback(
    (target: LinkTarget, { replace = false }: { replace?: boolean } = {}) => {
      const now = latest.current;
      const isOpened = now.handlers.onOpen !== undefined && now.handlers.onOpen(complete(target)) !== false;
      if (isOpened) return;
      if (now.router !== undefined) {
        void now.router.navigate(target.path, { replace });
        return;
      }
      const own = now.handlers.hrefOf?.(complete(target));
      const { to, href } = locationAt(target.path, now);
      if (own === undefined && now.hostRouter) now.hostRouter.navigate(to, { replace });
      else window.location.assign(own ?? href);
    },
    [complete],
  );
  const provided = useMemo<Provided>(
    () => ({
      ...own,
      area,
      areaError,
      chrome,
      chromeNeeds,
      hostRouter,
      router,
      open,
      hrefOf,
      controls,
    }),
    [own, area, areaError, chrome, chromeNeeds, hostRouter, router, open, hrefOf, controls],
  );
  return { provided, pages, setOwn, onReady, isNeeded: needs > 0, reset };
}
