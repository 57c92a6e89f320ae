import { useHost } from "@tillhouse/extension-sdk";
import { type AnyResource, filterKindOf, type IconComponent } from "@tillhouse/extension-sdk/internal";
import { useLocation } from "@tillhouse/extension-sdk/router";
import { ListFilter, Plus, Settings2 } from "lucide-react";
import { useAdmin } from "../../core/context/admin-context";
import { labelOf } from "../../core/i18n/extension-label";
import { useI18n } from "../../core/i18n/use-i18n";
import { useShortcutRegistry } from "../../core/shortcuts/shortcuts";
import { writeListState } from "../../screens/list/state/list-state";
import { readViews, viewSearch } from "../../screens/list/views/saved-views";
import { mayCreate } from "../../screens/shared/may-create";
import { flatItems } from "../navigation/navigation";
import { useNavigation } from "../navigation/use-navigation";
import { settingsBlocks } from "../settings/settings-cards";
import { EntryIcon } from "../shared/entry-icon";
import { ResourceIcon } from "./record-result";
import type { SearchResult } from "./search-result";

/** Where the texts of pages begin that belong to no resource. */
const ownTexts: Readonly<Record<string, string>> = {
  "/a/settings/details": "store-details",
  "/a/settings/papers": "papers",
  "/a/settings/personal-information": "personal",
};

/** The English text of a key beside the one in the person's language: many know a page by either. */
function useEnglish(): (key: string) => string {
  const i18n = useI18n();
  return (key) => (i18n.exists(key, { lng: "en" }) ? i18n.t(key, { lng: "en" }) : "");
}

/** Where somebody can go: lists, saved views and pages of extensions; and, for a text alone, each card of the settings. */
export function usePageResults(): { go: SearchResult[]; cards: SearchResult[] } {
  const host = useHost();
  const { translate, user, href } = host;
  const { registry } = useAdmin();
  const shortcuts = useShortcutRegistry();
  const english = useEnglish();
  const { groups } = useNavigation();
  const keys = new Map(
    shortcuts
      .groups()
      .flatMap(({ commands }) => commands)
      .flatMap(({ to, shortcut: pressed }) => (to === undefined ? [] : [[to, pressed] as const])),
  );
  const page = (to: string, key: string, icon: IconComponent): SearchResult => ({
    id: `page ${to}`,
    label: labelOf(key, translate),
    words: english(key),
    to,
    shortcut: keys.get(to),
    lead: <EntryIcon icon={icon} />,
  });
  const lists = flatItems(groups).map(({ to, label, icon }) => page(to, label, icon));
  const nameAt = new Map([...registry.resources.keys()].map((name) => [href(name), name]));
  const cards = settingsBlocks(registry, host)
    .flatMap((block) => block.cards)
    .map(({ to, label, description, icon }): SearchResult => {
      const keyBase = nameAt.get(to) ?? ownTexts[to] ?? "";
      return {
        id: `page ${to}`,
        label,
        to,
        shortcut: keys.get(to),
        lead: <EntryIcon icon={icon} />,
        words: `${english(`${keyBase}.title`)} ${description} ${english(`${keyBase}.description`)}`,
      };
    });
  const views = readViews(user.metadata).flatMap((view): SearchResult[] => {
    const resource = registry.resources.get(view.resource);
    if (resource?.list === undefined) return [];
    return [
      {
        id: `view ${view.id}`,
        label: translate("palette.view", { list: translate(`${resource.name}.title`), view: view.name }),
        lead: <ResourceIcon resource={resource} />,
        to: `${href(resource.name)}${viewSearch(view)}`,
      },
    ];
  });
  const ready = [...registry.resources.values()].flatMap((resource) =>
    (resource.list?.views ?? []).flatMap(({ id, query = "", to = resource.name }): SearchResult[] => {
      const key = `${resource.name}.views.${id}`;
      if (!registry.resources.has(to)) return [];
      return [
        {
          id: `view ${resource.name} ${id}`,
          label: translate("palette.view", {
            list: translate(`${resource.name}.title`),
            view: translate(key),
          }),
          words: english(key),
          lead: <ResourceIcon resource={resource} />,
          to: `${href(to)}${viewSearch({ id, query })}`,
        },
      ];
    }),
  );
  const settings = page("/a/settings", "settings.title", Settings2);
  return { go: [...lists, settings, ...ready, ...views], cards };
}

/** What can be made. */
export function useCreateResults(): SearchResult[] {
  const { translate, href } = useHost();
  const { registry } = useAdmin();
  const english = useEnglish();
  return [...registry.resources.values()].flatMap((resource): SearchResult[] => {
    const { name, list } = resource;
    const beginsAs = list?.beginsAs !== undefined && registry.resources.has(list.beginsAs) && list.beginsAs;
    const hasForm = mayCreate(resource);
    if (list === undefined || !(hasForm || beginsAs)) return [];
    return [
      {
        id: `create ${name}`,
        label: translate(`${name}.create`),
        words: english(`${name}.create`),
        lead: <Plus className="th-icon" />,
        to: `${href(hasForm || !beginsAs ? name : beginsAs)}?form=new`,
      },
    ];
  });
}

/** Ways to narrow the list that is on the page: each choice of its filters. */
export function useFilterResults(): SearchResult[] {
  const { translate, href, locale, store } = useHost();
  const { registry } = useAdmin();
  const english = useEnglish();
  const { pathname, search } = useLocation();
  const resource: AnyResource | undefined = [...registry.resources.values()].find(
    ({ name, list }) => list !== undefined && href(name) === pathname,
  );
  return (resource?.list?.filters ?? []).flatMap((filter) => {
    if (resource === undefined) return [];
    const kind = filterKindOf(filter);
    const nameKey = filter.label ?? `${resource.name}.fields.${filter.key}`;
    return (kind.choices?.(filter) ?? []).map((value): SearchResult => {
      const option = kind.serialize(value, filter);
      const words = (translate: (key: string) => string) =>
        kind.describe(value, filter, { resource: resource.name, translate, locale, store, titles: [] });
      const state = writeListState(new URLSearchParams(search), resource, {
        filters: { [filter.key]: value },
      });
      return {
        id: `filter ${filter.key} ${option}`,
        label: translate("palette.filter", { name: translate(nameKey), value: words(translate) }),
        words: `${english(nameKey)} ${words(english)}`,
        lead: <ListFilter className="th-icon" />,
        to: `${pathname}?${state}`,
      };
    });
  });
}
