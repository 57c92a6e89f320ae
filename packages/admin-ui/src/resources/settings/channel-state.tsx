import { statusStyles, useHost } from "@tillhouse/extension-sdk";
import { Status } from "@tillhouse/extension-sdk/ui";

/** Whether a channel sells anything. */
export function ChannelState({ isDisabled, isBadge }: { isDisabled: boolean; isBadge?: boolean }) {
  const { translate } = useHost();
  return (
    <Status {...statusStyles[isDisabled ? "off" : "done"]} isBadge={isBadge}>
      {translate(`sales-channels.state.${isDisabled ? "disabled" : "active"}`)}
    </Status>
  );
}
