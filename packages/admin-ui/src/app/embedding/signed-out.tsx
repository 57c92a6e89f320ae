import { Banner, Button, Dialog, EmptyState } from "@tillhouse/extension-sdk/ui";
import { useState } from "react";
import { useAdmin } from "../../core/context/admin-context";
import { useAccess } from "../../core/session/session";
import { HostLoginForm } from "../auth/sign-in/host-login-form";
import { SignInForm } from "../auth/sign-in/sign-in-form";
import { useHostAccess } from "../auth/sign-in/use-host-access";

/** In the place of a part while nobody is signed in. */
export default function SignedOut() {
  return useAccess().kind === "host" ? <AskHost /> : <SignIn />;
}

/** The host signs people in, so it has to do so. */
function AskHost() {
  const { translate } = useAdmin();
  const { ask, isAsking, isRefused } = useHostAccess();
  return (
    <EmptyState
      title={translate("hostAccess.title")}
      description={translate("hostAccess.text")}
      actions={
        <>
          {isRefused && !isAsking && <Banner tone="negative">{translate("hostAccess.refused")}</Banner>}
          <Button variant="primary" isLoading={isAsking} onClick={() => void ask()}>
            {translate("action.retry")}
          </Button>
        </>
      }
    />
  );
}

/** One form for all parts of a page: each offers to open it. */
function SignIn() {
  const { translate, login } = useAdmin();
  const [isOpen, setIsOpen] = useState(false);
  const title = translate("session.signIn");
  return (
    <>
      <EmptyState
        title={translate("hostAccess.title")}
        description={translate("session.signedOutText")}
        actions={
          <Button variant="primary" onClick={() => setIsOpen(true)}>
            {title}
          </Button>
        }
      />
      <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} title={title} footer={null}>
        {login === undefined ? <SignInForm /> : <HostLoginForm login={login} place="dialog" />}
      </Dialog>
    </>
  );
}
