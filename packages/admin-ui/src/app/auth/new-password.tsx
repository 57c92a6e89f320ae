import { useMutation } from "@tanstack/react-query";
import { toAdminError } from "@tillhouse/extension-sdk";
import { useNavigate } from "@tillhouse/extension-sdk/router";
import { Banner, TextInput } from "@tillhouse/extension-sdk/ui";
import { useState } from "react";
import { useAdmin } from "../../core/context/admin-context";
import { useClient, useSignIn } from "../../core/session/session";
import { ErrorMessage } from "../../core/toasts/error-message";
import { ExpiredLink } from "./expired-link";
import { AuthForm } from "./frame/auth-form";
import { AuthFrame } from "./frame/auth-frame";
import { NewPasswordFields, passwordProblems } from "./new-password-fields";
import { BackToSignIn } from "./sign-in/back-to-sign-in";

export interface NewPasswordProps {
  token: string;
  email: string;
}

/**
 * Saves a new password (POST /admin/users/reset-password) and signs in with it. Where that fails, the password is changed
 * all the same: the sign-in page says so.
 */
function useNewPassword({ token, email }: NewPasswordProps) {
  const client = useClient();
  const navigate = useNavigate();
  const signIn = useSignIn();
  return useMutation({
    mutationFn: async (password: string) => {
      try {
        await client.admin.custom.post("/users/reset-password", { token, password, email });
      } catch (error) {
        throw toAdminError(error);
      }
      await signIn.mutateAsync({ email, password }).then(
        () => navigate("/", { replace: true }),
        () => navigate("/login", { replace: true, state: { email, isPasswordNew: true } }),
      );
    },
  });
}

/** The second half of a new password: whoever has the link chooses it. */
export function NewPassword({ token, email }: NewPasswordProps) {
  const { translate } = useAdmin();
  const saving = useNewPassword({ token, email });
  const [isChecked, setChecked] = useState(false);
  const failure = saving.error && toAdminError(saving.error);
  // A token is signed with the password that was: the store fails on one that was used, and has no words for it.
  const isDead =
    failure?.code === "unauthorized" ||
    failure?.message === "invalid token" ||
    failure?.details.type === "unknown_error";
  if (isDead) return <ExpiredLink reason="used" email={email} />;
  return (
    <AuthFrame page="reset-password" title={translate("reset.title")} lead={translate("reset.text")}>
      <AuthForm
        submit={translate("reset.save")}
        isSending={saving.isPending || saving.isSuccess}
        check={({ password = "", repeated = "" }) => {
          setChecked(true);
          return Object.keys(passwordProblems(password, repeated));
        }}
        onSubmit={({ password = "" }) => saving.mutate(password)}
      >
        {failure && (
          <Banner tone="negative" title={translate("reset.notSaved")}>
            <ErrorMessage error={failure} />
          </Banner>
        )}
        <TextInput
          label={translate("session.email")}
          type="email"
          autoComplete="username"
          value={email}
          readOnly
        />
        <NewPasswordFields isChecked={isChecked} autoFocus />
      </AuthForm>
      <BackToSignIn email={email} />
    </AuthFrame>
  );
}
