import { statusLooks, useHost } from "@tillhouse/extension-sdk";
import { Status } from "@tillhouse/extension-sdk/ui";

/** Whether a key opens anything any more. */
export function KeyState({ revokedAt, isBadge }: { revokedAt: string | null; isBadge?: boolean }) {
  const { translate } = useHost();
  return (
    <Status {...(revokedAt === null ? statusLooks.done : statusLooks.off)} isBadge={isBadge}>
      {translate(
        revokedAt === null ? "publishable-api-keys.state.live" : "publishable-api-keys.state.revoked",
      )}
    </Status>
  );
}
