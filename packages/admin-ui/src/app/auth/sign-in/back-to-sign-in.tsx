import { Link, useLocation } from "@tillhouse/extension-sdk/router";
import { useAdmin } from "../../../core/context/admin-context";

/** The way back to the sign-in page; the wanted page and the e-mail go along. */
export function BackToSignIn({ email }: { email?: string }) {
  const { translate } = useAdmin();
  const { search } = useLocation();
  return (
    <p className="th-auth__way">
      <Link className="th-link" to={{ pathname: "/login", search }} state={{ email }}>
        {translate("session.backToSignIn")}
      </Link>
    </p>
  );
}
