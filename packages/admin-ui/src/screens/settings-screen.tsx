import { type IconComponent, useHost } from "@tillhouse/extension-sdk";
import { EmptyState, Page, PageHead } from "@tillhouse/extension-sdk/ui";
import { Settings2 } from "lucide-react";
import { useId } from "react";
import { Link } from "react-router-dom";
import { useAdmin } from "../core/admin-context";
import { useDocumentTitle } from "../core/use-document-title";
import { useIsAvailable } from "../core/use-has-feature";

interface SettingsCard {
  to: string;
  label: string;
  description: string;
  icon: IconComponent;
}

/** The settings: a card for each page below it. Cards of extensions are sorted by path (specification, section 2). */
export default function SettingsScreen() {
  const { translate, href } = useHost();
  const { registry } = useAdmin();
  const isAvailable = useIsAvailable();
  const title = translate("settings.title");
  useDocumentTitle(title);
  const own = [...registry.resources.values()]
    .filter((resource) => isAvailable(resource) && resource.nav?.group === "settings")
    .sort((left, right) => (left.nav?.order ?? 0) - (right.nav?.order ?? 0))
    .map(
      ({ name, nav }): SettingsCard => ({
        to: href(name),
        label: translate(`${name}.title`),
        description: translate(`${name}.description`),
        icon: nav?.icon ?? Settings2,
      }),
    );
  const extensions = registry.settings.map(
    ({ path, label, description, icon = Settings2 }): SettingsCard => ({
      to: path,
      label,
      description,
      icon,
    }),
  );
  return (
    <Page>
      <PageHead title={title} isNarrow />
      {own.length + extensions.length === 0 ? (
        <EmptyState title={translate("settings.emptyTitle")} description={translate("settings.emptyText")} />
      ) : (
        <>
          <Cards title={translate("settings.store")} cards={own} />
          <Cards title={translate("settings.extensions")} cards={extensions} />
        </>
      )}
    </Page>
  );
}

function Cards({ title, cards }: { title: string; cards: readonly SettingsCard[] }) {
  const id = useId();
  if (cards.length === 0) return null;
  return (
    <section className="th-cards-block" aria-labelledby={id}>
      <h2 className="th-cards-block__head" id={id}>
        {title}
      </h2>
      <div className="th-cards">
        {cards.map(({ to, label, description, icon: Icon }) => (
          <Link key={to} className="th-card" to={to}>
            <Icon className="th-icon" />
            <span className="th-card__title">{label}</span>
            <span className="th-card__text">{description}</span>
          </Link>
        ))}
      </div>
    </section>
  );
}
