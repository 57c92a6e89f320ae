import { EmptyState, LinkButton } from "@tillhouse/extension-sdk/ui";
import { Compass } from "lucide-react";
import { useLocation } from "react-router-dom";
import { useAdmin } from "../core/admin-context";
import { useDocumentTitle } from "../core/use-document-title";

/** Says that there is no page at this address, and leads back. Works without a session. */
export function NotFoundPage() {
  const { translate } = useAdmin();
  const { pathname } = useLocation();
  const title = translate("notFound.title");
  useDocumentTitle(title);
  return (
    <div className="th-page th-page--alone">
      <EmptyState
        icon={<Compass className="th-icon th-icon--large" aria-hidden />}
        title={title}
        description={translate("notFound.text", { path: pathname })}
        actions={<LinkButton to="/">{translate("notFound.back")}</LinkButton>}
      />
    </div>
  );
}
