import { statusStyles, useHost, useUserNames } from "@tillhouse/extension-sdk";
import { Status } from "@tillhouse/extension-sdk/ui";

/** Whether a key opens anything any more. */
export function KeyState({ revokedAt, isBadge }: { revokedAt: string | null; isBadge?: boolean }) {
  const { translate } = useHost();
  return (
    <Status {...(revokedAt === null ? statusStyles.done : statusStyles.off)} isBadge={isBadge}>
      {translate(
        revokedAt === null ? "publishable-api-keys.state.live" : "publishable-api-keys.state.revoked",
      )}
    </Status>
  );
}

/** Who of the staff did something to a key; the id of somebody who is no longer there. */
export function StaffName({ id }: { id: string | null }) {
  const name = useUserNames([id])(id);
  return name ?? (id ? <span className="th-mono">{id}</span> : null);
}
