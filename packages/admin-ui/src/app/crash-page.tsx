import { Button, ErrorState } from "@tillhouse/extension-sdk/ui";
import { useRouteError } from "react-router-dom";
import { useAdmin } from "../core/admin-context";

/** A chunk that is gone means that a newer version was put online while this page was open. */
function isStale(error: unknown): boolean {
  return error instanceof Error && /dynamically imported module|module script failed/i.test(error.message);
}

/** Stands in for a page that failed to render or to load. Without an error it shows the one that the router met. */
export function CrashPage({ error: given }: { error?: unknown }) {
  const { translate } = useAdmin();
  const routeError = useRouteError();
  const error = given ?? routeError;
  const stale = isStale(error);
  return (
    <div className="th-page th-page--alone">
      <ErrorState
        title={translate(stale ? "stale.title" : "crash.title")}
        description={translate(stale ? "stale.text" : "crash.text")}
        details={error instanceof Error ? error.message : undefined}
        actions={
          <Button variant="primary" onClick={() => window.location.reload()}>
            {translate("action.reload")}
          </Button>
        }
      />
    </div>
  );
}
