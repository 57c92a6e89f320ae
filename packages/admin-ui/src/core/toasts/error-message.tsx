import { type AdminError, describeError } from "@tillhouse/extension-sdk";
import { RequestId } from "@tillhouse/extension-sdk/ui";
import { useAdmin } from "../context/admin-context";

export interface ErrorMessageProps {
  error: AdminError | undefined;
  /** What was kept, in one sentence. */
  kept?: string;
}

/** What went wrong, what was kept, and the id of the request for whoever looks into it. */
export function ErrorMessage({ error, kept }: ErrorMessageProps) {
  const { translate } = useAdmin();
  const id = error?.details.requestId;
  return (
    <>
      {[describeError(error, translate), kept].filter(Boolean).join(" ")}
      {id !== undefined && <RequestId id={id} />}
    </>
  );
}
