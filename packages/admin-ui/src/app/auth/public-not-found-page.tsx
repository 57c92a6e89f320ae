import { useLocation } from "@tillhouse/extension-sdk/router";
import { LinkButton } from "@tillhouse/extension-sdk/ui";
import { useAdmin } from "../../core/context/admin-context";
import { bidiIsolate } from "../../core/i18n/bidi-isolate";
import { AuthFrame } from "./frame/auth-frame";

/** Says that there is no page at this address of the admin. It needs no session, and tells nothing about any. */
export default function PublicNotFoundPage() {
  const { translate } = useAdmin();
  const { pathname } = useLocation();
  return (
    <AuthFrame
      title={translate("notFound.title")}
      lead={translate("notFound.text", { path: bidiIsolate(pathname) })}
    >
      <LinkButton to="/" size="large" variant="primary" wide>
        {translate("notFound.back")}
      </LinkButton>
    </AuthFrame>
  );
}
