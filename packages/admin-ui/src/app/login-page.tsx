import { isAdminError, toAdminError } from "@tillhouse/extension-sdk";
import { Banner, Button, PasswordInput, TextInput } from "@tillhouse/extension-sdk/ui";
import { type FormEvent, useState } from "react";
import { Navigate, useLocation } from "react-router-dom";
import { useAdmin } from "../core/admin-context";
import { describeError } from "../core/describe-error";
import { useSession, useSignIn } from "../core/session";
import { useDocumentTitle } from "../core/use-document-title";
import { Zone } from "../core/zone";
import { BrandMark } from "./brand-mark";
import { PageSpinner } from "./page-spinner";

/** The address that the person wanted before signing in; only places below `a/` count. */
function useWantedAddress(): string {
  const { state } = useLocation();
  const from: unknown = Reflect.get(Object(state), "from");
  return typeof from === "string" && from.startsWith("/a/") ? from : "/";
}

/** Sign-in by e-mail and password. What was typed stays when it fails. */
export default function LoginPage() {
  const { translate, config } = useAdmin();
  const { user, error: sessionError, isLoading } = useSession();
  const wanted = useWantedAddress();
  const signIn = useSignIn();
  const [empty, setEmpty] = useState<readonly string[]>([]);
  useDocumentTitle(translate("session.signIn"));
  if (user) return <Navigate to={wanted} replace />;
  if (isLoading) return <PageSpinner />;

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (signIn.isPending) return;
    const form = event.currentTarget;
    const data = new FormData(form);
    const credentials = { email: String(data.get("email")).trim(), password: String(data.get("password")) };
    const missing = (["email", "password"] as const).filter((name) => credentials[name] === "");
    setEmpty(missing);
    if (missing[0] === undefined) signIn.mutate(credentials);
    else form.querySelector<HTMLInputElement>(`[name="${missing[0]}"]`)?.focus();
  };
  const failure = signIn.error ?? sessionError;
  const isWrong = isAdminError(signIn.error) && signIn.error.code === "unauthorized";
  const errorsOf = (name: string) => (empty.includes(name) ? [translate("form.required")] : undefined);

  return (
    <main className="th-gate">
      <div className="th-gate__middle">
        <Zone name="login.before" />
        <form className="th-gate__card" onSubmit={submit} noValidate>
          <div className="th-gate__brand">
            <BrandMark />
            Tillhouse
          </div>
          <h1>{translate("session.signIn")}</h1>
          {failure && !signIn.isPending && (
            <Banner tone="negative" title={translate(isWrong ? "session.wrong" : "error.unreachableTitle")}>
              {isWrong ? translate("session.wrongText") : describeError(toAdminError(failure), translate)}
            </Banner>
          )}
          <div className="th-fields">
            <TextInput
              label={translate("session.email")}
              name="email"
              type="email"
              autoComplete="username"
              errors={errorsOf("email")}
              autoFocus
            />
            <PasswordInput
              label={translate("session.password")}
              name="password"
              autoComplete="current-password"
              errors={errorsOf("password")}
            />
          </div>
          <Button variant="primary" size="large" wide type="submit" isLoading={signIn.isPending}>
            {translate("session.signIn")}
          </Button>
        </form>
        <Zone name="login.after" />
      </div>
      <footer className="th-gate__foot">
        {translate("session.connectedTo", {
          store: config.backend === "" ? window.location.host : new URL(config.backend).host,
        })}
      </footer>
    </main>
  );
}
