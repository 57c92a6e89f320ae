import { isAdminError, toAdminError } from "@tillhouse/extension-sdk";
import type { AdminUser } from "@tillhouse/extension-sdk/internal";
import { Banner, PasswordInput, TextInput } from "@tillhouse/extension-sdk/ui";
import { type ReactNode, Suspense, useState } from "react";
import { useAdmin } from "../../../core/context/admin-context";
import { lazyComponent } from "../../../core/lazy/lazy-component";
import { useSignIn } from "../../../core/session/session";
import { ErrorMessage } from "../../../core/toasts/error-message";
import { AuthForm } from "../frame/auth-form";

const SignInDiagnosis = lazyComponent(() => import("./sign-in-diagnosis"), "section");

export interface SignInFormProps {
  /** Who is known to sign in: after a session has ended, or a password was changed. */
  email?: string;
  /** What is wrong before anything was typed, such as a store that does not answer. */
  problem?: unknown;
  onSignedIn?: (user: AdminUser) => void;
  /** Beside the password: the way to a new one. */
  forgotten?: (email: string) => ReactNode;
}

/** E-mail and password. What was typed stays when signing in fails. */
export function SignInForm({ email, problem, onSignedIn, forgotten }: SignInFormProps) {
  const { translate } = useAdmin();
  const signIn = useSignIn();
  const [missing, setMissing] = useState<readonly string[]>([]);
  const [typedEmail, setTypedEmail] = useState(email ?? "");

  const check = (values: Record<string, string>) => {
    const empty = ["email", "password"].filter((name) => (values[name] ?? "").trim() === "");
    setMissing(empty);
    return empty;
  };
  const failure = signIn.error ?? problem;
  const errorsOf = (name: string) => (missing.includes(name) ? [translate("form.required")] : undefined);

  return (
    <AuthForm
      submit={translate("session.signIn")}
      isSending={signIn.isPending}
      check={check}
      onSubmit={({ email: name = "", password = "" }) =>
        signIn.mutate({ email: name.trim(), password }, { onSuccess: onSignedIn })
      }
    >
      {Boolean(failure) && !signIn.isPending && (
        <Failure failure={failure} hasTried={signIn.error !== null} />
      )}
      <TextInput
        label={translate("session.email")}
        name="email"
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        defaultValue={email}
        errors={errorsOf("email")}
        autoFocus={email === undefined}
        onChange={({ currentTarget }) => setTypedEmail(currentTarget.value)}
      />
      <div className="th-auth__password">
        <PasswordInput
          label={translate("session.password")}
          name="password"
          autoComplete="current-password"
          errors={errorsOf("password")}
          autoFocus={email !== undefined}
        />
        {/* Shown above the field, and reached after it: who types goes from the e-mail to the password. */}
        {forgotten?.(typedEmail.trim())}
      </div>
    </AuthForm>
  );
}

/** Why somebody is not signed in: a wrong password, a store that does not answer, or a set-up that cannot work. */
function Failure({ failure, hasTried }: { failure: unknown; hasTried: boolean }) {
  const { translate } = useAdmin();
  const error = toAdminError(failure);
  // The store calls what is no e-mail address invalid, and what it does not know unauthorized: to a person it is one thing.
  const isWrong = isAdminError(error) && hasTried && ["unauthorized", "invalid"].includes(error.code);
  const isUnreachable = error.code === "network";
  const plain = (
    <Banner tone="negative" title={translate(isUnreachable ? "error.unreachableTitle" : "session.wrong")}>
      {isWrong ? translate("session.wrongText") : <ErrorMessage error={error} />}
    </Banner>
  );
  if (!hasTried || (!isUnreachable && error.code !== "config")) return plain;
  return (
    <Suspense fallback={null}>
      <SignInDiagnosis error={error}>{plain}</SignInDiagnosis>
    </Suspense>
  );
}
