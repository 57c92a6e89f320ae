import { LinkButton } from "@tillhouse/extension-sdk/ui";
import { useAdmin } from "../../core/context/admin-context";
import { AuthFrame } from "./frame/auth-frame";
import { BackToSignIn } from "./sign-in/back-to-sign-in";

export interface ExpiredLinkProps {
  reason: "broken" | "expired" | "used";
  email?: string;
}

/** A link to a new password that does not work (any more), and the way to another one. */
export function ExpiredLink({ reason, email }: ExpiredLinkProps) {
  const { translate } = useAdmin();
  return (
    <AuthFrame
      page="reset-password"
      title={translate(`reset.dead.${reason}`)}
      lead={translate(`reset.dead.${reason}Text`)}
    >
      <LinkButton to="/reset-password" state={{ email }} variant="primary" size="large" wide>
        {translate("reset.newLink")}
      </LinkButton>
      <BackToSignIn email={email} />
    </AuthFrame>
  );
}
