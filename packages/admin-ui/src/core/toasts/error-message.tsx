import { type AdminError, describeError } from "@tillhouse/extension-sdk";
import { RequestId } from "@tillhouse/extension-sdk/ui";
import { useAdmin } from "../context/admin-context";

/** Props of {@link ErrorWords}. */
export interface ErrorWordsProps {
  error: AdminError | undefined;
  /** What was kept, in one sentence. */
  kept?: string;
}

/** What went wrong, what was kept, and the id of the request for whoever looks into it. */
export function ErrorWords({ error, kept }: ErrorWordsProps) {
  const { translate } = useAdmin();
  const id = error?.details.requestId;
  return (
    <>
      {[describeError(error, translate), kept].filter(Boolean).join(" ")}
      {id !== undefined && <RequestId id={id} />}
    </>
  );
}
