import { useHost } from "@tillhouse/extension-sdk";
import { Banner, Button, Dialog } from "@tillhouse/extension-sdk/ui";
import { useAdmin } from "../../../core/context/admin-context";
import { useAccess } from "../../../core/session/session";
import { HostLoginForm } from "./host-login-form";
import { SignInForm } from "./sign-in-form";
import { useHostAccess } from "./use-host-access";

/**
 * Signing in over the page, after the session has ended in the middle of work. The page stays as it is, with everything
 * that was typed; what could not be read meanwhile is read again.
 */
export default function ReauthenticateDialog() {
  const { translate } = useHost();
  const { kind } = useAccess();
  return (
    <Dialog
      isOpen
      onClose={() => undefined}
      isDismissable={false}
      title={translate(kind === "host" ? "hostAccess.endedTitle" : "session.endedTitle")}
      footer={null}
      onOpenAutoFocus={focusPassword}
    >
      {kind === "host" ? <HostAgain /> : <Again />}
    </Dialog>
  );
}

/** Who it is, is known; the password is what is asked. */
function focusPassword(event: Event): void {
  if (!(event.target instanceof Element)) return;
  const password = event.target.querySelector<HTMLInputElement>('[name="password"]');
  if (password === null) return;
  event.preventDefault();
  password.focus();
}

function Again() {
  const { user, translate } = useHost();
  const { login } = useAdmin();
  return (
    <div className="th-fields">
      <p className="th-muted">{translate("session.endedText")}</p>
      {login === undefined ? (
        <SignInForm email={user.email} />
      ) : (
        <HostLoginForm login={login} place="dialog" email={user.email} />
      )}
    </div>
  );
}

/** The host has signed the person in, so it has to do so again. */
function HostAgain() {
  const { translate } = useHost();
  const { ask, isAsking, isRefused } = useHostAccess();
  return (
    <div className="th-fields">
      <p className="th-muted">{translate("hostAccess.endedText")}</p>
      {isRefused && !isAsking && <Banner tone="negative">{translate("hostAccess.refused")}</Banner>}
      <Button variant="primary" size="large" wide isLoading={isAsking} onClick={() => void ask()}>
        {translate("action.retry")}
      </Button>
    </div>
  );
}
