import { toAdminError } from "@tillhouse/extension-sdk";
import { isRouteErrorResponse, useRouteError } from "@tillhouse/extension-sdk/router";
import { Button, ErrorState } from "@tillhouse/extension-sdk/ui";
import { useContext, useEffect } from "react";
import { useAdmin } from "../../core/context/admin-context";
import { HostEventsContext } from "../../core/host/admin-events";
import { MissingChunkPage } from "../../core/lazy/missing-chunk";
import { reloadPage } from "../../core/lazy/reload-page";
import { NotFoundPage } from "./not-found-page";

/** What the router itself refuses, in words (specification, section 8); another status says nothing more than that it failed. */
const refusals: Readonly<Record<number, string>> = { 400: "crash.badData", 405: "crash.wrongMethod" };

/** Stands in for a page that failed to render or to load, or that the router refused: it shows what the router met. */
export function RouteCrashPage() {
  return <CrashPage error={useRouteError()} />;
}

/** Stands in for a page, or a part of one, that failed to render or to load. */
export function CrashPage({ error: thrown }: { error: unknown }) {
  const { translate } = useAdmin();
  const events = useContext(HostEventsContext);
  useEffect(() => {
    if (!isRouteErrorResponse(thrown)) events?.emit("error", { kind: "crash", error: toAdminError(thrown) });
  }, [events, thrown]);
  if (isRouteErrorResponse(thrown) && thrown.status === 404) return <NotFoundPage />;
  const refusal = isRouteErrorResponse(thrown) ? refusals[thrown.status] : undefined;
  const error = isRouteErrorResponse(thrown) ? undefined : toAdminError(thrown);
  if (error?.code === "stale") return <MissingChunkPage />;
  return (
    <div className="th-page th-page--alone">
      <ErrorState
        title={translate("crash.title")}
        description={translate(refusal ?? "crash.text")}
        details={isRouteErrorResponse(thrown) ? `${thrown.status} ${thrown.statusText}` : error?.message}
        requestId={error?.details.requestId}
        actions={
          <Button variant="primary" onClick={reloadPage}>
            {translate("action.reload")}
          </Button>
        }
      />
    </div>
  );
}
