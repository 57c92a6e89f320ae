import { describeError, toAdminError } from "@tillhouse/extension-sdk";
import { Button, ErrorState } from "@tillhouse/extension-sdk/ui";
import { useAdmin } from "../../core/context/admin-context";
import type { useSession } from "../../core/session/session";

export interface SessionErrorProps {
  session: ReturnType<typeof useSession>;
  /** Level of the heading; left out where the page has others. */
  level?: 1;
}

/** The store does not say who is signed in: it is asked again by itself, and by hand. */
export function SessionError({ session, level }: SessionErrorProps) {
  const { translate } = useAdmin();
  const error = toAdminError(session.error);
  const isSilent = error.code === "network";
  const title = isSilent ? "unreachable" : error.code === "config" ? "config" : "refuses";
  return (
    <ErrorState
      level={level}
      title={translate(`error.${title}Title`)}
      // Of a store that does not answer the title has said all.
      description={`${isSilent && !error.details.isOffline ? "" : describeError(error, translate)} ${translate("error.asksAgain")}`}
      requestId={isSilent ? undefined : error.details.requestId}
      actions={
        <Button isLoading={session.isFetching} onClick={() => void session.refetch()}>
          {translate("action.retry")}
        </Button>
      }
    />
  );
}
