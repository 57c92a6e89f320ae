import { useQueries } from "@tanstack/react-query";
import { useHost } from "@tillhouse/extension-sdk";
import { hasList, type IconComponent } from "@tillhouse/extension-sdk/internal";
import { Pin } from "lucide-react";
import { useLayoutEffect, useRef } from "react";
import { labelOf } from "../../core/i18n/extension-label";
import { viewSearch } from "../../screens/list/views/saved-views";
import { useViewCounts } from "../../screens/list/views/use-view-counts";
import { badgeQuery } from "./badge-query";
import { flatItems, type NavigationItem } from "./navigation";
import { useSidebar } from "./use-sidebar";

/** Time after which counts are asked for again, in milliseconds. */
const countsEvery = 60_000;

/** An entry of the sidebar, for a host that draws its own. */
export interface NavigationEntry {
  /** The name of its resource, the path of its page, or the id of a saved view. */
  id: string;
  /** In the person's language. */
  label: string;
  /** What stands before the label: a component that takes a class. */
  icon: IconComponent;
  /** The page below the base path: `/a/orders`. `navigate` takes it. */
  path: string;
  /** The address, as a link has it. */
  href: string;
  /** Whether the page that is shown is this one, or below it. */
  isCurrent: boolean;
  /** How many records wait for work, or are in a saved view. Left out: none, or not counted. */
  count?: number;
  /** What an extension says beside it. Left out: nothing. */
  badge?: string;
  /** Entries that stand under it. */
  items: readonly NavigationEntry[];
}

/** Entries that belong together. */
export interface NavigationSection {
  /** `pinned` and `settings` are those of the admin that are always there. */
  id: string;
  /** In the person's language. The admin's own sidebar shows it for pinned views and for sections of extensions. */
  label: string;
  /** Its entries, in their order. */
  items: readonly NavigationEntry[];
}

export interface NavigationDataProps {
  hrefOf: (target: { path: string }) => string;
  onChange: (sections: readonly NavigationSection[]) => void;
}

/** Tells a host what the sidebar has, as often as that changes. It draws nothing. */
export default function NavigationData({ hrefOf, onChange }: NavigationDataProps) {
  const host = useHost();
  const { translate, resource: find, href } = host;
  const { pinned, groups, settings, current, currentView } = useSidebar();
  const items = flatItems(groups);
  const views = pinned.flatMap((view) => {
    const resource = find(view.resource);
    return resource !== undefined && hasList(resource) ? [{ view, resource }] : [];
  });
  const waiting = items.flatMap(({ id, counts }) => {
    const resource = find(id);
    const query = resource?.list?.views?.find((view) => view.id === counts)?.query;
    return resource === undefined || query === undefined ? [] : [{ resource, view: { query } }];
  });
  const counted = useViewCounts([...views, ...waiting], { enabled: true, refetchInterval: countsEvery });
  const countOf = new Map(
    waiting.map(({ resource }, index) => [resource.name, counted[views.length + index]]),
  );
  const badged = items.flatMap(({ id, badge }) => (badge === undefined ? [] : [{ id, badge }]));
  const texts = useQueries({ queries: badged.map(({ id, badge }) => badgeQuery(host, id, badge)) });
  const badgeOf = new Map(badged.map(({ id }, index) => [id, texts[index]?.data]));

  const entryOf = (item: NavigationItem): NavigationEntry => {
    const count = countOf.get(item.id as never)?.count;
    const badge = badgeOf.get(item.id);
    return {
      id: item.id,
      label: labelOf(item.label, translate),
      icon: item.icon,
      path: item.to,
      href: hrefOf({ path: item.to }),
      isCurrent: item.to === current?.to,
      ...(count ? { count } : {}),
      ...(badge ? { badge } : {}),
      items: (item.items ?? []).map(entryOf),
    };
  };
  const sections: NavigationSection[] = [
    {
      id: "pinned",
      label: translate("views.pinned"),
      items: views.map(({ view, resource }, index) => {
        const path = `${href(resource.name)}${viewSearch(view)}`;
        const count = counted[index]?.count;
        return {
          id: view.id,
          label: view.name,
          icon: resource.nav?.icon ?? Pin,
          path,
          href: hrefOf({ path }),
          isCurrent: view.id === currentView,
          ...(count === undefined ? {} : { count }),
          items: [],
        };
      }),
    },
    ...groups.map(({ id, label, items: own }) => ({
      id,
      label: labelOf(label, translate),
      items: own.map(entryOf),
    })),
    { id: "settings", label: translate("settings.title"), items: [entryOf(settings)] },
  ].filter(({ items: own }) => own.length > 0);

  const told = useRef<string>(undefined);
  useLayoutEffect(() => {
    // It is made anew with each drawing; icons come with their entries.
    const text = JSON.stringify(sections);
    if (told.current === text) return;
    told.current = text;
    onChange(sections);
  });
  return null;
}
