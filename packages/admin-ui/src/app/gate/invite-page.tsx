import { LinkButton } from "@tillhouse/extension-sdk/ui";
import { useLocation } from "react-router-dom";
import { useAdmin } from "../../core/admin-context";
import { useSession } from "../../core/session";
import { PageSpinner } from "../page-spinner";
import { AcceptInvite } from "./accept-invite";
import { GateFrame } from "./gate-frame";
import { SignedInAsOther } from "./signed-in-as-other";
import { readToken } from "./token-claims";
import { useToken } from "./use-token";

/** Accepts an invitation from a mail or a copied link. */
export default function InvitePage() {
  const { translate } = useAdmin();
  const { search } = useLocation();
  const token = useToken();
  const { user, isLoading } = useSession();
  const claims = token === undefined ? undefined : readToken(token);
  if (token === undefined || claims === undefined)
    return (
      <GateFrame page="invite" title={translate("invite.broken")} lead={translate("invite.brokenText")}>
        <LinkButton to="/login" size="large" wide>
          {translate("invite.toSignIn")}
        </LinkButton>
      </GateFrame>
    );
  if (isLoading) return <PageSpinner />;
  if (user) return <SignedInAsOther user={user} invited={claims.email} />;
  const isFirst = new URLSearchParams(search).has("first_run");
  return <AcceptInvite key={token} token={token} claims={claims} isFirst={isFirst} />;
}
