import { CommandsContext, useAdminRoot } from "@tillhouse/extension-sdk/internal";
import { RouterProvider } from "@tillhouse/extension-sdk/router";
import { createContext, type ReactNode, Suspense, useContext, useMemo } from "react";
import { Boundary } from "../../core/extensions/boundary";
import { TitleContext } from "../../core/host/document-title";
import { useShortcutRegistry } from "../../core/shortcuts/shortcuts";
import { ActionDialogs } from "../../screens/actions/action-dialogs";
import { routerFuture } from "../provider/router-future";
import type { Provided } from "../provider/runtime";
import { CrashPage, RouteCrashPage } from "../shared/crash-page";
import { PageSpinner } from "../shared/page-spinner";
import { UsageEvents } from "../shared/usage-events";
import { type EmbeddedRouterOptions, useEmbeddedRouter } from "./use-embedded-router";

const ContentContext = createContext<ReactNode>(null);

/** What is drawn stays the part's own, however often the host draws it anew: routes are made once. */
function Content() {
  return useContext(ContentContext);
}

const routesAt = (pattern: string) => [
  { path: pattern, element: <Content />, errorElement: <RouteCrashPage /> },
  { path: "*", element: <Content />, errorElement: <RouteCrashPage /> },
];

/** Names of pages are for the admin's own pages: the tab is the host's. */
const noTitle = () => undefined;

export interface EmbeddedContentProps extends Omit<EmbeddedRouterOptions, "routes"> {
  /** The path with `:id` in the place of the id. */
  pattern?: string;
  provided: Provided;
  /** Stands there until it is drawn. */
  waiting?: ReactNode;
  children: ReactNode;
}

/** A part with a router of its own around it: what it shows is its search, and links to other pages lead out of it. */
export function EmbeddedContent({
  pattern,
  provided,
  waiting = null,
  children,
  ...options
}: EmbeddedContentProps) {
  const routes = useMemo(() => routesAt(pattern ?? options.path), [pattern, options.path]);
  const router = useEmbeddedRouter({ ...options, routes }, provided);
  const drawn = useMemo(() => router && <RouterProvider router={router} future={routerFuture} />, [router]);
  if (drawn === undefined) return waiting;
  return (
    <TitleContext.Provider value={noTitle}>
      <ScopedCommands>
        <ContentContext.Provider
          value={
            <Boundary fallback={(error) => <CrashPage error={error} />}>
              <Suspense fallback={waiting}>
                <ActionDialogs>{children}</ActionDialogs>
                <UsageEvents />
              </Suspense>
            </Boundary>
          }
        >
          {drawn}
        </ContentContext.Provider>
      </ScopedCommands>
    </TitleContext.Provider>
  );
}

/** Keys of a part are the part's: another list on the same page has the same ones. */
function ScopedCommands({ children }: { children: ReactNode }) {
  const shortcuts = useShortcutRegistry();
  const root = useAdminRoot();
  const scoped = useMemo<typeof shortcuts>(
    () => ({ ...shortcuts, add: (group) => shortcuts.add({ ...group, scope: root ?? undefined }) }),
    [shortcuts, root],
  );
  return <CommandsContext.Provider value={scoped}>{children}</CommandsContext.Provider>;
}

/** The spinner of a part in its place. */
export const waitingSpinner = <PageSpinner />;
