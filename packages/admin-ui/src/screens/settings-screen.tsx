import { useHost } from "@tillhouse/extension-sdk";
import { EmptyState, Page, PageHead } from "@tillhouse/extension-sdk/ui";
import { Settings2 } from "lucide-react";
import { Link } from "react-router-dom";
import { useAdmin } from "../core/admin-context";
import { useDocumentTitle } from "../core/use-document-title";

/** The settings: a card for each page below it. Cards of extensions are sorted by path (specification, section 2). */
export default function SettingsScreen() {
  const { translate } = useHost();
  const { registry } = useAdmin();
  const title = translate("settings.title");
  useDocumentTitle(title);
  return (
    <Page>
      <PageHead title={title} isNarrow />
      {registry.settings.length === 0 ? (
        <EmptyState title={translate("settings.emptyTitle")} description={translate("settings.emptyText")} />
      ) : (
        <section className="th-cards-block" aria-labelledby="settings-extensions">
          <h2 className="th-cards-block__head" id="settings-extensions">
            {translate("settings.extensions")}
          </h2>
          <div className="th-cards">
            {registry.settings.map(({ path, label, description, icon: Icon = Settings2 }) => (
              <Link key={path} className="th-card" to={path}>
                <Icon className="th-icon" />
                <span className="th-card__title">{label}</span>
                <span className="th-card__text">{description}</span>
              </Link>
            ))}
          </div>
        </section>
      )}
    </Page>
  );
}
