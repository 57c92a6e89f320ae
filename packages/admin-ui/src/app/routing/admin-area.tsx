import type { AdminUser } from "@tillhouse/extension-sdk/internal";
import { useLocation, useRoutes } from "@tillhouse/extension-sdk/router";
import { BreadcrumbContext } from "@tillhouse/extension-sdk/ui";
import { useContext, useMemo } from "react";
import { useAdmin } from "../../core/context/admin-context";
import type { Registry } from "../../core/registry/registry";
import { ActionDialogs } from "../../screens/actions/action-dialogs";
import { AppShell } from "../layout/app-shell";
import { PlainFrame } from "../layout/plain-frame";
import { breadcrumbsOf, knownPages } from "../navigation/breadcrumbs";
import AreaProvider from "../provider/area-provider";
import { useBuiltIn } from "../provider/built-in-source";
import { PageOutlet } from "../shared/page-outlet";
import { PageSpinner } from "../shared/page-spinner";
import { UsageEvents } from "../shared/usage-events";
import { createAreaRoutes } from "./area-routes";
import { HasChromeContext } from "./has-chrome";

export interface AdminAreaProps {
  user: AdminUser;
}

/** Everything below `a/` for a signed-in person. */
export default function AdminArea({ user }: AdminAreaProps) {
  const builtIn = useBuiltIn();
  if (builtIn === undefined) return <PageSpinner />;
  return (
    <AreaProvider user={user} builtIn={builtIn} waiting={<PageSpinner />}>
      {(whole) => <Screens whole={whole} />}
    </AreaProvider>
  );
}

/** The screens in the frame that stands around them. */
function Screens({ whole }: { whole: Registry }) {
  const { translate, registry } = useAdmin();
  const routes = useMemo(() => createAreaRoutes(whole), [whole]);
  const page = useRoutes(routes);
  const { pathname } = useLocation();
  const pages = useMemo(() => knownPages(registry, translate), [registry, translate]);
  const trail = useMemo(() => breadcrumbsOf(pathname, pages), [pathname, pages]);
  const Frame = useContext(HasChromeContext) ? AppShell : PlainFrame;
  return (
    <Frame>
      <UsageEvents />
      <BreadcrumbContext.Provider value={trail}>
        <PageOutlet>
          <ActionDialogs>{page}</ActionDialogs>
        </PageOutlet>
      </BreadcrumbContext.Provider>
    </Frame>
  );
}
