import { type AdminUser, isAdminError, toAdminError } from "@tillhouse/extension-sdk";
import { Banner, Button, PasswordInput, TextInput } from "@tillhouse/extension-sdk/ui";
import { type FormEvent, useState } from "react";
import { useAdmin } from "../core/admin-context";
import { describeError } from "../core/describe-error";
import { useSignIn } from "../core/session";

/** Props of {@link SignInForm}. */
export interface SignInFormProps {
  /** Who was signed in before, when a session has ended in the middle of work. */
  email?: string;
  /** What is wrong before anything was typed, such as a store that does not answer. */
  problem?: unknown;
  onSignedIn?: (user: AdminUser) => void;
}

/** E-mail and password. What was typed stays when signing in fails. */
export function SignInForm({ email, problem, onSignedIn }: SignInFormProps) {
  const { translate } = useAdmin();
  const signIn = useSignIn();
  const [missing, setMissing] = useState<readonly string[]>([]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (signIn.isPending) return;
    const form = event.currentTarget;
    const data = new FormData(form);
    const credentials = { email: String(data.get("email")).trim(), password: String(data.get("password")) };
    const empty = (["email", "password"] as const).filter((name) => credentials[name] === "");
    setMissing(empty);
    if (empty[0] === undefined) signIn.mutate(credentials, { onSuccess: onSignedIn });
    else form.querySelector<HTMLInputElement>(`[name="${empty[0]}"]`)?.focus();
  };
  const failure = signIn.error ?? problem;
  // The store calls what is no e-mail address invalid, and what it does not know unauthorized: to a person it is one thing.
  const isWrong =
    isAdminError(signIn.error) && (signIn.error.code === "unauthorized" || signIn.error.code === "invalid");
  const isUnreachable = Boolean(failure) && toAdminError(failure).code === "network";
  const errorsOf = (name: string) => (missing.includes(name) ? [translate("form.required")] : undefined);

  return (
    <form className="th-fields" onSubmit={submit} noValidate>
      {Boolean(failure) && !signIn.isPending && (
        <Banner tone="negative" title={translate(isUnreachable ? "error.unreachableTitle" : "session.wrong")}>
          {isWrong ? translate("session.wrongText") : describeError(toAdminError(failure), translate)}
        </Banner>
      )}
      <TextInput
        label={translate("session.email")}
        name="email"
        type="email"
        autoComplete="username"
        defaultValue={email}
        errors={errorsOf("email")}
        autoFocus={email === undefined}
      />
      <PasswordInput
        label={translate("session.password")}
        name="password"
        autoComplete="current-password"
        errors={errorsOf("password")}
        autoFocus={email !== undefined}
      />
      <Button variant="primary" size="large" wide type="submit" isLoading={signIn.isPending}>
        {translate("session.signIn")}
      </Button>
    </form>
  );
}
