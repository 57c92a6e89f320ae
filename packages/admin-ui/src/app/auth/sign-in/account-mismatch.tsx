import { toAdminError } from "@tillhouse/extension-sdk";
import type { AdminUser } from "@tillhouse/extension-sdk/internal";
import { Banner, Button, LinkButton } from "@tillhouse/extension-sdk/ui";
import { useAdmin } from "../../../core/context/admin-context";
import { useSignOut } from "../../../core/session/session";
import { ErrorMessage } from "../../../core/toasts/error-message";
import { AuthFrame } from "../frame/auth-frame";

export interface AccountMismatchProps {
  user: AdminUser;
  /** Whom the invitation is for. */
  invited: string;
}

/** An invitation makes a new account; whoever is signed in has one already. */
export function AccountMismatch({ user, invited }: AccountMismatchProps) {
  const { translate } = useAdmin();
  const signOut = useSignOut();
  const failure = signOut.error && toAdminError(signOut.error);
  return (
    <AuthFrame
      page="invite"
      title={translate("invite.other", { email: user.email })}
      lead={translate("invite.otherText", { email: invited })}
    >
      {failure && (
        <Banner tone="negative" title={translate("session.notSignedOut")}>
          <ErrorMessage error={failure} />
        </Banner>
      )}
      <div className="th-auth__actions">
        <Button
          variant="primary"
          size="large"
          wide
          isLoading={signOut.isPending}
          onClick={() => signOut.mutate()}
        >
          {translate("session.signOut")}
        </Button>
        <LinkButton to="/" size="large" wide>
          {translate("invite.stay")}
        </LinkButton>
      </div>
    </AuthFrame>
  );
}
