import { useMutation } from "@tanstack/react-query";
import { toAdminError } from "@tillhouse/extension-sdk";
import { useLocation } from "@tillhouse/extension-sdk/router";
import { Banner, Button, TextInput } from "@tillhouse/extension-sdk/ui";
import { useState } from "react";
import { useAdmin } from "../../core/context/admin-context";
import { useClient } from "../../core/session/session";
import { ErrorMessage } from "../../core/toasts/error-message";
import { AuthForm } from "./frame/auth-form";
import { AuthFrame } from "./frame/auth-frame";
import { BackToSignIn } from "./sign-in/back-to-sign-in";

/** Asks the store to send a link (POST /admin/users/password-token). It answers the same whether it knows the e-mail. */
function useSendLink() {
  const client = useClient();
  return useMutation({
    mutationFn: async (email: string) => {
      try {
        await client.admin.custom.post("/users/password-token", { email });
      } catch (error) {
        throw toAdminError(error);
      }
    },
  });
}

/** The first half of a new password: asks for the e-mail, and tells to look into the mail. */
export function ForgottenPassword() {
  const { translate } = useAdmin();
  const { state } = useLocation();
  const left: unknown = Reflect.get(Object(state), "email");
  const [email, setEmail] = useState(typeof left === "string" ? left : "");
  const [times, setTimes] = useState(0);
  const [isMissing, setMissing] = useState(false);
  const sending = useSendLink();
  const send = (to: string) => sending.mutate(to, { onSuccess: () => setTimes(times + 1) });
  const failure = sending.error && toAdminError(sending.error);
  const isNoEmail = failure?.code === "invalid";
  const problem = failure && !isNoEmail && (
    <Banner tone="negative" title={translate("reset.notSent")}>
      <ErrorMessage error={failure} />
    </Banner>
  );

  if (times > 0)
    return (
      <AuthFrame page="reset-password" title={translate("reset.sentTitle")}>
        <div className="th-auth__note" role="status">
          <p>{translate("reset.sentText", { email })}</p>
          <p className="th-muted">{translate("reset.sentHelp")}</p>
          {times > 1 && <Banner tone="positive">{translate("reset.sentAgain")}</Banner>}
        </div>
        {problem}
        <div className="th-auth__actions">
          <Button size="large" isLoading={sending.isPending} onClick={() => send(email)}>
            {translate("reset.again")}
          </Button>
          <Button size="large" variant="ghost" onClick={() => setTimes(0)}>
            {translate("reset.other")}
          </Button>
        </div>
        <BackToSignIn email={email} />
      </AuthFrame>
    );
  const errors = isMissing ? ["form.required"] : isNoEmail ? ["form.email"] : [];
  return (
    <AuthFrame page="reset-password" title={translate("reset.askTitle")} lead={translate("reset.askText")}>
      <AuthForm
        submit={translate("reset.send")}
        isSending={sending.isPending}
        check={({ email: typed = "" }) => {
          setMissing(typed.trim() === "");
          return typed.trim() === "" ? ["email"] : [];
        }}
        onSubmit={({ email: typed = "" }) => {
          setEmail(typed.trim());
          send(typed.trim());
        }}
      >
        {problem}
        <TextInput
          label={translate("session.email")}
          name="email"
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          defaultValue={email}
          errors={errors.map((key) => translate(key))}
          autoFocus
        />
      </AuthForm>
      <BackToSignIn email={email} />
    </AuthFrame>
  );
}
