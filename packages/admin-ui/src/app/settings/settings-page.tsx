import { useHost } from "@tillhouse/extension-sdk";
import { Link } from "@tillhouse/extension-sdk/router";
import { EmptyState, Page, PageHeader, SearchInput, Tag } from "@tillhouse/extension-sdk/ui";
import { useId, useState } from "react";
import { useAdmin } from "../../core/context/admin-context";
import { Zone } from "../../core/extensions/zone";
import { useDocumentTitle } from "../../core/page/use-document-title";
import { EntryIcon } from "../shared/entry-icon";
import { ResourceCount } from "./resource-count";
import { findCards, type SettingsCard, settingsBlocks } from "./settings-cards";

/** The settings: a card for each page below it. Cards of extensions are sorted by path (specification, section 2). */
export default function SettingsPage() {
  const host = useHost();
  const { translate } = host;
  const { registry } = useAdmin();
  const [words, setWords] = useState("");
  const title = translate("settings.title");
  useDocumentTitle(title);
  const blocks = settingsBlocks(registry, host).map((block) => ({
    ...block,
    cards: findCards(block.cards, words),
  }));
  const count = blocks.reduce((sum, { cards }) => sum + cards.length, 0);
  return (
    <Page>
      <PageHeader
        title={title}
        isNarrow
        actions={
          <SearchInput
            className="th-settings__search"
            label={translate("settings.find")}
            placeholder={translate("settings.find")}
            value={words}
            onChange={setWords}
          />
        }
      />
      <p className="th-visually-hidden" role="status">
        {words !== "" && translate("settings.found", { count })}
      </p>
      <Zone name="settings.before" />
      {count === 0 ? (
        <EmptyState title={translate("settings.noneTitle")} description={translate("settings.noneText")} />
      ) : (
        blocks.map(({ id, cards }) => <Cards key={id} title={translate(`settings.${id}`)} cards={cards} />)
      )}
      <Zone name="settings.after" />
    </Page>
  );
}

function Cards({ title, cards }: { title: string; cards: readonly SettingsCard[] }) {
  const { translate } = useHost();
  const id = useId();
  if (cards.length === 0) return null;
  return (
    <section className="th-cards-block" aria-labelledby={id}>
      <h2 className="th-cards-block__head" id={id}>
        {title}
      </h2>
      <div className="th-cards">
        {cards.map(({ to, label, description, icon, fact, counted, isExtension }) => (
          <Link key={to} className="th-card" to={to}>
            <EntryIcon icon={icon} />
            <span className="th-card__title">
              {label}
              {isExtension && <Tag>{translate("settings.extension")}</Tag>}
            </span>
            <span className="th-card__text">{description}</span>
            {fact !== undefined && <span className="th-card__fact">{fact}</span>}
            {counted !== undefined && <ResourceCount {...counted} />}
          </Link>
        ))}
      </div>
    </section>
  );
}
