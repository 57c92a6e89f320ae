import { useQueryClient } from "@tanstack/react-query";
import { useStorage } from "@tillhouse/extension-sdk/internal";
import { Navigate, useLocation } from "@tillhouse/extension-sdk/router";
import { Suspense, useEffect } from "react";
import { lazyComponent } from "../../core/lazy/lazy-component";
import { signInUrl } from "../../core/session/return-url";
import { useAccess, useSession } from "../../core/session/session";
import { leftKey } from "../../core/session/session-state";
import { rememberSession } from "../provider/remembered-session";
import { PageSpinner } from "../shared/page-spinner";
import { SessionError } from "../shared/session-error";
import { loadAdminArea } from "./load-admin-area";

const AdminArea = lazyComponent(loadAdminArea, "page");
const HostAccessPage = lazyComponent(() => import("../auth/sign-in/host-access-page"), "page");

/**
 * Everything below `a/` needs a session: without one the sign-in page remembers the wanted address. A store that does not
 * answer is asked again by itself. What only signed-in people see is loaded when there is a session, so that the sign-in
 * page stays light.
 */
export function SessionGuard() {
  const queryClient = useQueryClient();
  const { shared } = useStorage();
  const access = useAccess();
  const session = useSession();
  const location = useLocation();
  const { user } = session;
  const isSignedIn = user === undefined ? undefined : user !== null;
  useEffect(() => {
    if (isSignedIn !== undefined) rememberSession(shared, isSignedIn);
  }, [shared, isSignedIn]);
  if (user === undefined && session.error !== null) {
    return (
      <main className="th-auth">
        <SessionError session={session} level={1} />
      </main>
    );
  }
  if (user === undefined) return <PageSpinner />;
  if (user === null && access.kind === "host") return <HostAccessPage />;
  if (user === null) {
    // Whoever has just left does not want the same page again, and nobody else is to be led to it.
    const hasLeft = queryClient.getQueryData(leftKey) === true;
    return <Navigate to={hasLeft ? "/login" : signInUrl(location)} replace />;
  }
  return (
    <Suspense fallback={<PageSpinner />}>
      <AdminArea user={user} />
    </Suspense>
  );
}
