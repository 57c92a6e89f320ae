import { Link, Navigate, useLocation } from "@tillhouse/extension-sdk/router";
import { Banner } from "@tillhouse/extension-sdk/ui";
import { useAdmin } from "../../../core/context/admin-context";
import { returnUrl } from "../../../core/session/return-url";
import { useAccess, useSession } from "../../../core/session/session";
import { PageSpinner } from "../../shared/page-spinner";
import { AuthFrame } from "../frame/auth-frame";
import { HostLoginForm } from "./host-login-form";
import { SignInForm } from "./sign-in-form";

/** What another page of the gate has left for this one. */
function useLeft() {
  const { state } = useLocation();
  const left = Object(state);
  const email: unknown = Reflect.get(left, "email");
  return {
    email: typeof email === "string" && email !== "" ? email : undefined,
    isPasswordNew: Reflect.get(left, "isPasswordNew") === true,
  };
}

/** The page that one signs in on, with places for widgets around the form. */
export default function LoginPage() {
  const { translate, login } = useAdmin();
  const { kind } = useAccess();
  const { user, error, isLoading } = useSession();
  const { search } = useLocation();
  const { email, isPasswordNew } = useLeft();
  const wanted = returnUrl(search);
  // A host that signs people in has no use for a page that does.
  if (user || kind === "host") return <Navigate to={wanted ?? "/"} replace />;
  if (isLoading) return <PageSpinner />;
  if (login !== undefined) return <HostLoginForm login={login} place="page" wanted={wanted} />;
  return (
    <AuthFrame page="login" title={translate("session.signIn")}>
      {isPasswordNew && <Banner tone="positive">{translate("reset.done")}</Banner>}
      <SignInForm
        email={email}
        problem={error}
        forgotten={(typed) => (
          <Link className="th-link" to={{ pathname: "/reset-password", search }} state={{ email: typed }}>
            {translate("session.forgotten")}
          </Link>
        )}
      />
    </AuthFrame>
  );
}
