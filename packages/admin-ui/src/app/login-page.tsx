import { Navigate, useLocation } from "react-router-dom";
import { useAdmin } from "../core/admin-context";
import { useSession } from "../core/session";
import { useDocumentTitle } from "../core/use-document-title";
import { Zone } from "../core/zone";
import { BrandMark } from "./brand-mark";
import { PageSpinner } from "./page-spinner";
import { SignInForm } from "./sign-in-form";

/** The address that the person wanted before signing in; only places below `a/` count. */
function useWantedAddress(): string {
  const { state } = useLocation();
  const from: unknown = Reflect.get(Object(state), "from");
  return typeof from === "string" && from.startsWith("/a/") ? from : "/";
}

/** The page that one signs in on, with places for widgets around the form. */
export default function LoginPage() {
  const { translate, config } = useAdmin();
  const { user, error, isLoading } = useSession();
  const wanted = useWantedAddress();
  useDocumentTitle(translate("session.signIn"));
  if (user) return <Navigate to={wanted} replace />;
  if (isLoading) return <PageSpinner />;
  return (
    <main className="th-gate">
      <div className="th-gate__middle">
        <Zone name="login.before" />
        <div className="th-gate__card">
          <div className="th-gate__brand">
            <BrandMark />
            Tillhouse
          </div>
          <h1>{translate("session.signIn")}</h1>
          <SignInForm problem={error} />
        </div>
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
