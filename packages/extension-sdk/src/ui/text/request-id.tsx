import { useUi } from "../base/ui-context";
import { CopyableText } from "./copyable-text";

/** What {@link RequestId} takes. */
export interface RequestIdProps {
  /** Id of the request that failed. */
  id: string;
}

/** The id of a request that failed, to be copied for whoever can read the server's log. */
export function RequestId({ id }: RequestIdProps) {
  const { translate } = useUi();
  return (
    <span className="th-request-id">
      {translate("ui.error.requestId")}{" "}
      <CopyableText value={id} label={translate("ui.error.requestId")} isCode />
    </span>
  );
}
