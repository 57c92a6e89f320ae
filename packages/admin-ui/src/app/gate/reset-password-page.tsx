import { useState } from "react";
import { DeadLink } from "./dead-link";
import { ForgottenPassword } from "./forgotten-password";
import { NewPassword } from "./new-password";
import { readToken } from "./token-claims";
import { useToken } from "./use-token";

/** Without a token it sends one, with a token it takes a new password. */
export default function ResetPasswordPage() {
  const token = useToken();
  const [openedAt] = useState(() => Date.now());
  if (token === undefined) return <ForgottenPassword />;
  const claims = readToken(token);
  if (claims === undefined) return <DeadLink reason="reset.broken" />;
  if (claims.exp !== undefined && claims.exp * 1000 <= openedAt)
    return <DeadLink reason="reset.expired" email={claims.email} />;
  return <NewPassword key={token} token={token} email={claims.email} />;
}
