import { AdminError, isAdminError } from "@tillhouse/extension-sdk";
import { RouterProvider } from "@tillhouse/extension-sdk/router";
import { type ReactNode, useContext, useEffect, useLayoutEffect, useMemo, useState } from "react";
import { checkBasePath } from "../../core/host/host-router";
import { useNavigationEvents } from "../../core/host/use-navigation-events";
import { Box } from "../../core/page/box";
import { AdminContexts } from "../provider/admin-contexts";
import { OutsideProvider } from "../provider/outside-provider";
import { routerFuture } from "../provider/router-future";
import { type AdminRuntime, type Provided, ProvidedContext } from "../provider/runtime";
import { ConfigErrorPage } from "../shared/config-error-page";
import { ServerSkeleton, useIsFromServer } from "../shared/server-skeleton";
import { preloadPages, useAdminRouter } from "./create-router";
import { HasChromeContext } from "./has-chrome";

export interface PagesProps {
  /** Whether the sidebar and the top bar stand around the pages. */
  hasChrome: boolean;
}

/** All pages of the admin, with what stands around them or without. */
export function Pages({ hasChrome }: PagesProps) {
  const provided = useContext(ProvidedContext);
  const isFromServer = useIsFromServer();
  if (provided === undefined) return <OutsideProvider component="AdminPages" />;
  if (provided.error !== undefined) return <ConfigErrorPage error={provided.error} />;
  // A shadow root has its styles from the browser: on a server there are none.
  const hasSkeleton = isFromServer && !provided.shadow;
  const waiting = hasSkeleton ? <ServerSkeleton hasChrome={hasChrome} /> : undefined;
  // On a server, and until the browser has taken over.
  if (provided.config === undefined)
    return (
      <div {...provided.attributes} data-tillhouse className="th-root" aria-busy="true">
        {waiting && <div className="th-pages">{waiting}</div>}
      </div>
    );
  return <CheckedPages hasChrome={hasChrome} provided={provided} waiting={waiting} />;
}

/**
 * The pages of the admin without its sidebar and its top bar, for a host that draws its own with {@link useNavigation}. The
 * palette opens by its keys; dialogs and toasts come over the pages.
 *
 * @example
 * <AdminProvider config={{ basePath: "/office" }}>
 *   <PlatformNavigation />
 *   <AdminPages />
 * </AdminProvider>
 */
export function AdminPages() {
  return <Pages hasChrome={false} />;
}

type GivenPagesProps = PagesProps & {
  provided: Provided;
  /** Stands there until the first page does. */
  waiting: ReactNode;
};

/** Says where the admin expects to be. Parts of it may be anywhere, its pages may not. */
function CheckedPages(props: GivenPagesProps) {
  const { config, configSource, hostRouter } = props.provided;
  const [error] = useState(() => {
    if (config === undefined || (hostRouter === undefined && config.router !== "browser")) return undefined;
    try {
      const { pathname } = hostRouter?.location ?? window.location;
      checkBasePath(config.basePath, pathname, configSource);
      return undefined;
    } catch (thrown) {
      return isAdminError(thrown) ? thrown : new AdminError("config", String(thrown));
    }
  });
  if (error !== undefined) return <ConfigErrorPage error={error} />;
  return <RoutedPages {...props} />;
}

function RoutedPages({ hasChrome, provided, waiting }: GivenPagesProps) {
  const { config, storage, runtime, attributes, shadow, hostRouter, controls } = provided;
  const router = useAdminRouter(config, hostRouter);
  const [overlays, setOverlays] = useState<HTMLElement | null>(null);
  useEffect(() => {
    if (storage !== undefined) preloadPages(storage);
  }, [storage]);
  useLayoutEffect(() => {
    controls.setPages({ router, overlays });
  }, [controls, router, overlays]);
  useLayoutEffect(() => () => controls.setPages(undefined), [controls]);
  useLayoutEffect(() => {
    const root = overlays?.closest<HTMLElement>("[data-tillhouse]");
    return root ? controls.addRoot(root) : undefined;
  }, [controls, overlays]);
  return (
    <Box shadow={shadow} onReady={setOverlays} {...attributes}>
      {runtime && overlays && router ? (
        <AdminContexts runtime={runtime} overlays={overlays}>
          <HasChromeContext.Provider value={hasChrome}>
            <Drawn events={runtime.events} onDrawn={controls.markReady} router={router} />
          </HasChromeContext.Provider>
        </AdminContexts>
      ) : (
        waiting
      )}
    </Box>
  );
}

interface DrawnProps {
  events: AdminRuntime["events"];
  router: NonNullable<Provided["router"]>;
  onDrawn: () => void;
}

function Drawn({ events, router, onDrawn }: DrawnProps) {
  useNavigationEvents(router, events);
  useEffect(onDrawn, [onDrawn]);
  return useMemo(() => <RouterProvider router={router} future={routerFuture} />, [router]);
}
