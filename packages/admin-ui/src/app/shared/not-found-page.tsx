import { useLocation } from "@tillhouse/extension-sdk/router";
import { LinkButton } from "@tillhouse/extension-sdk/ui";
import { Compass } from "lucide-react";
import { useAdmin } from "../../core/context/admin-context";
import { bidiIsolate } from "../../core/i18n/bidi-isolate";
import { useDocumentTitle } from "../../core/page/use-document-title";

/** Says that there is no page at this address below `a/`, and leads back. */
export function NotFoundPage() {
  const { translate } = useAdmin();
  const { pathname } = useLocation();
  const title = translate("notFound.title");
  useDocumentTitle(title);
  return (
    <div className="th-page th-page--alone">
      <div className="th-empty">
        <span className="th-empty__icon" aria-hidden="true">
          <Compass className="th-icon th-icon--large" />
        </span>
        <h1 className="th-empty__title">{title}</h1>
        <p className="th-empty__text">{translate("notFound.text", { path: bidiIsolate(pathname) })}</p>
        <div className="th-empty__actions">
          <LinkButton to="/">{translate("notFound.back")}</LinkButton>
        </div>
      </div>
    </div>
  );
}
