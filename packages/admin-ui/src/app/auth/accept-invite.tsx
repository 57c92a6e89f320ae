import { useMutation } from "@tanstack/react-query";
import { type AdminError, toAdminError } from "@tillhouse/extension-sdk";
import { useNavigate } from "@tillhouse/extension-sdk/router";
import { Banner, LinkButton, TextInput } from "@tillhouse/extension-sdk/ui";
import { useState } from "react";
import { useAdmin } from "../../core/context/admin-context";
import { useClient, useSignIn } from "../../core/session/session";
import { ErrorMessage } from "../../core/toasts/error-message";
import { AuthForm } from "./frame/auth-form";
import { AuthFrame } from "./frame/auth-frame";
import { NewPasswordFields, passwordProblems } from "./new-password-fields";
import { BackToSignIn } from "./sign-in/back-to-sign-in";
import type { TokenPayload } from "./token-payload";

/** How long an invitation is good for, in seconds, unless the store says otherwise. */
const usualLife = 7 * 24 * 60 * 60;

type NewPerson = Record<"first_name" | "last_name" | "password", string>;

/** Makes the account (POST /admin/invites/accept), signs in with it and goes to where work starts. */
function useAccept(token: string, email: string) {
  const client = useClient();
  const navigate = useNavigate();
  const signIn = useSignIn();
  return useMutation({
    mutationFn: async (user: NewPerson) => {
      try {
        await client.admin.custom.post("/invites/accept", { token, user });
      } catch (error) {
        throw toAdminError(error);
      }
      await signIn.mutateAsync({ email, password: user.password }).then(
        () => navigate("/", { replace: true }),
        () => navigate("/login", { replace: true, state: { email } }),
      );
    },
  });
}

/** What is wrong with the invitation itself, where no other try can help. */
function reasonOf({ code, message }: AdminError, { iat }: TokenPayload): string | undefined {
  if (code !== "invalid") return undefined;
  if (message === "User already joined") return "joined";
  if (message === "Token is not valid") return "broken";
  if (message !== "Invalid invite") return undefined;
  const isOld = iat !== undefined && (iat + usualLife) * 1000 < Date.now();
  return isOld ? "expired" : "gone";
}

export interface AcceptInviteProps {
  token: string;
  claims: TokenPayload;
  /** The very first account of a store. */
  isFirst: boolean;
}

/** Asks an invited person for the name and a password. */
export function AcceptInvite({ token, claims, isFirst }: AcceptInviteProps) {
  const { translate } = useAdmin();
  const { email } = claims;
  const accepting = useAccept(token, email);
  const [missing, setMissing] = useState<readonly string[]>([]);
  const [isChecked, setChecked] = useState(false);
  const failure = accepting.error && toAdminError(accepting.error);
  const reason = failure && reasonOf(failure, claims);
  if (reason)
    return (
      <AuthFrame
        page="invite"
        title={translate(`invite.dead.${reason}`)}
        lead={translate(`invite.dead.${reason}Text`, { email })}
      >
        <LinkButton to="/login" state={{ email }} size="large" wide variant="primary">
          {translate("invite.toSignIn")}
        </LinkButton>
      </AuthFrame>
    );
  const errorsOf = (name: string) => (missing.includes(name) ? [translate("form.required")] : undefined);
  const check = (values: Record<string, string>) => {
    const empty = ["first_name", "last_name"].filter((name) => values[name]?.trim() === "");
    setMissing(empty);
    setChecked(true);
    return [...empty, ...Object.keys(passwordProblems(values.password ?? "", values.repeated ?? ""))];
  };
  return (
    <AuthFrame
      page="invite"
      title={translate(isFirst ? "invite.firstTitle" : "invite.title")}
      lead={translate(isFirst ? "invite.firstText" : "invite.text")}
    >
      <AuthForm
        submit={translate("invite.accept")}
        isSending={accepting.isPending || accepting.isSuccess}
        check={check}
        onSubmit={({ first_name = "", last_name = "", password = "" }) =>
          accepting.mutate({ first_name: first_name.trim(), last_name: last_name.trim(), password })
        }
      >
        {failure && (
          <Banner tone="negative" title={translate("invite.notAccepted")}>
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
        <div className="th-fields th-fields--two">
          <TextInput
            label={translate("invite.firstName")}
            name="first_name"
            autoComplete="given-name"
            errors={errorsOf("first_name")}
            autoFocus
          />
          <TextInput
            label={translate("invite.lastName")}
            name="last_name"
            autoComplete="family-name"
            errors={errorsOf("last_name")}
          />
        </div>
        <NewPasswordFields isChecked={isChecked} />
      </AuthForm>
      <BackToSignIn />
    </AuthFrame>
  );
}
