import { useQueryClient } from "@tanstack/react-query";
import { type AdminUser, useHost } from "@tillhouse/extension-sdk";
import { Dialog } from "@tillhouse/extension-sdk/ui";
import { useSessionEnd } from "../../core/session";
import { SignInForm } from "./sign-in-form";

/**
 * Signing in over the page, after the session has ended in the middle of work. The page stays as it is, with everything
 * that was typed; what could not be read meanwhile is read again.
 */
export function SignInAgain() {
  const { user, translate } = useHost();
  const queryClient = useQueryClient();
  const { hasEnded, resume } = useSessionEnd();
  const goOn = (signedIn: AdminUser) => {
    resume();
    if (signedIn.id === user.id)
      void queryClient.refetchQueries({ predicate: ({ state }) => state.status === "error" });
  };
  return (
    <Dialog
      isOpen={hasEnded}
      onClose={() => undefined}
      isDismissable={false}
      title={translate("session.endedTitle")}
      footer={null}
    >
      <div className="th-fields">
        <p className="th-muted">{translate("session.endedText")}</p>
        <SignInForm email={user.email} onSignedIn={goOn} />
      </div>
    </Dialog>
  );
}
