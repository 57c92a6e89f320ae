import { useHost } from "@tillhouse/extension-sdk";
import { Link } from "@tillhouse/extension-sdk/router";
import { Page, PageHeader } from "@tillhouse/extension-sdk/ui";
import { useAdmin } from "../../core/context/admin-context";
import { Zone } from "../../core/extensions/zone";
import { labelOf } from "../../core/i18n/extension-label";
import { lazyComponent } from "../../core/lazy/lazy-component";
import { useDocumentTitle } from "../../core/page/use-document-title";
import type { FirstStep } from "../first-steps/first-steps";
import type { NavigationItem } from "../navigation/navigation";
import { usePersonalNavigation } from "../navigation/use-navigation";
import { ResourceCount } from "../settings/resource-count";
import { EntryIcon } from "../shared/entry-icon";

const FirstStepsList = lazyComponent(() => import("../first-steps/first-steps-list"), "section");

interface HomePageProps {
  /** What is still to be set up; none in most stores. */
  steps: readonly FirstStep[];
}

/** The page that work starts on, where an extension brings something for it or the store is new: that, and ways to the lists. */
export default function HomePage({ steps }: HomePageProps) {
  const { translate, user } = useHost();
  const groups = usePersonalNavigation().map((group) => ({
    ...group,
    items: group.items.filter(({ to }) => to !== "/a"),
  }));
  useDocumentTitle(translate("home.title"));
  const name = user.first_name?.trim();
  return (
    <Page>
      <PageHeader title={name ? translate("home.greeting", { name }) : translate("home.title")} isNarrow />
      {steps.length > 0 && <FirstStepsList steps={steps} />}
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
