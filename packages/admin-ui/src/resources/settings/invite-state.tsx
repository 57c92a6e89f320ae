import { statusStyles, useHost } from "@tillhouse/extension-sdk";
import { Status } from "@tillhouse/extension-sdk/ui";

function State({ expiresAt }: { expiresAt: string }) {
  const { translate } = useHost();
  const isExpired = new Date(expiresAt) < new Date();
  return (
    <Status {...(isExpired ? statusStyles.off : statusStyles.scheduled)}>
      {translate(isExpired ? "invites.state.expired" : "invites.state.pending")}
    </Status>
  );
}

/** Whether an invite can still be accepted. */
export function InviteState({ expires_at }: { expires_at: string }) {
  return <State expiresAt={expires_at} />;
}
