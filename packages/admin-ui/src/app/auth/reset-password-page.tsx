import { useState } from "react";
import { useAccess } from "../../core/session/session";
import { ExpiredLink } from "./expired-link";
import { ForgottenPassword } from "./forgotten-password";
import { NewPassword } from "./new-password";
import PublicNotFoundPage from "./public-not-found-page";
import { readToken } from "./token-payload";
import { useToken } from "./use-token";

/** Without a token it sends one, with a token it takes a new password. */
export default function ResetPasswordPage() {
  const token = useToken();
  const [openedAt] = useState(() => Date.now());
  const { kind } = useAccess();
  // Accounts are the host's where it signs people in.
  if (kind === "host") return <PublicNotFoundPage />;
  if (token === undefined) return <ForgottenPassword />;
  const claims = readToken(token);
  if (claims === undefined) return <ExpiredLink reason="broken" />;
  if (claims.exp !== undefined && claims.exp * 1000 <= openedAt)
    return <ExpiredLink reason="expired" email={claims.email} />;
  return <NewPassword key={token} token={token} email={claims.email} />;
}
