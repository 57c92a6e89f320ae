import { useHost } from "@tillhouse/extension-sdk";
import { Page, PageHead } from "@tillhouse/extension-sdk/ui";
import { Link } from "react-router-dom";
import { useAdmin } from "../core/admin-context";
import { labelOf } from "../core/label-of";
import { useDocumentTitle } from "../core/use-document-title";
import { Zone } from "../core/zone";
import { EntryIcon } from "./entry-icon";
import type { NavigationItem } from "./navigation";
import { ResourceCount } from "./settings/resource-count";
import { usePersonalNavigation } from "./use-navigation";

/** The page that work starts on, where an extension brings something for it: what it brings, and ways to the lists. */
export default function HomePage() {
  const { translate, user } = useHost();
  const groups = usePersonalNavigation().map((group) => ({
    ...group,
    items: group.items.filter(({ to }) => to !== "/a"),
  }));
  useDocumentTitle(translate("home.title"));
  const name = user.first_name?.trim();
  return (
    <Page>
      <PageHead title={name ? translate("home.greeting", { name }) : translate("home.title")} isNarrow />
      <Zone name="home.before" />
      {groups
        .filter(({ items }) => items.length > 0)
        .map(({ id, label, items }) => (
          <section key={id} className="th-cards-block" aria-label={labelOf(label, translate)}>
            <h2 className="th-cards-block__head">{labelOf(label, translate)}</h2>
            <div className="th-cards">
              {items.map((item) => (
                <HomeCard key={item.id} item={item} />
              ))}
            </div>
          </section>
        ))}
      <Zone name="home.after" />
    </Page>
  );
}

function HomeCard({ item: { id, to, label, icon } }: { item: NavigationItem }) {
  const { translate } = useHost();
  const { registry } = useAdmin();
  return (
    <Link className="th-card" to={to}>
      <EntryIcon icon={icon} />
      <span className="th-card__title">{labelOf(label, translate)}</span>
      {registry.resources.has(id) && <ResourceCount name={id} />}
    </Link>
  );
}
