import { Navigate, useLocation } from "@tillhouse/extension-sdk/router";
import { LinkButton } from "@tillhouse/extension-sdk/ui";
import { useAdmin } from "../../core/context/admin-context";
import { useAccess, useSession } from "../../core/session/session";
import { PageSpinner } from "../shared/page-spinner";
import { AcceptInvite } from "./accept-invite";
import { AuthFrame } from "./frame/auth-frame";
import PublicNotFoundPage from "./public-not-found-page";
import { AccountMismatch } from "./sign-in/account-mismatch";
import { readToken } from "./token-payload";
import { useToken } from "./use-token";

/** Accepts an invitation from a mail or a copied link. */
export default function InvitePage() {
  const { translate } = useAdmin();
  const { search } = useLocation();
  const token = useToken();
  const { kind } = useAccess();
  const { user, isLoading } = useSession();
  if (kind === "host") return <PublicNotFoundPage />;
  const claims = token === undefined ? undefined : readToken(token);
  if (token === undefined || claims === undefined)
    return (
      <AuthFrame
        page="invite"
        title={translate("invite.dead.broken")}
        lead={translate("invite.dead.brokenText")}
      >
        <LinkButton to="/login" size="large" wide>
          {translate("invite.toSignIn")}
        </LinkButton>
      </AuthFrame>
    );
  if (isLoading) return <PageSpinner />;
  // The account has just been made, and is signed in.
  if (user?.email.toLowerCase() === claims.email.toLowerCase()) return <Navigate to="/" replace />;
  if (user) return <AccountMismatch user={user} invited={claims.email} />;
  const isFirst = new URLSearchParams(search).has("first_run");
  return <AcceptInvite key={token} token={token} claims={claims} isFirst={isFirst} />;
}
