import { formatNumber, useHost } from "@tillhouse/extension-sdk";
import { useLocation } from "@tillhouse/extension-sdk/router";
import { Command as CommandIcon, RotateCcw, Search } from "lucide-react";
import { useSyncExternalStore } from "react";
import { useAdmin } from "../../core/context/admin-context";
import { readRecent } from "../../core/preferences/recent-records";
import { type BoundCommand, useShortcutRegistry } from "../../core/shortcuts/shortcuts";
import { mergeResults } from "./merge-results";
import { recentResult, recordResult } from "./record-result";
import type { RecordAnswer } from "./search-records";
import type { SearchResult, SearchResultGroup } from "./search-result";
import { useCreateResults, useFilterResults, usePageResults } from "./use-page-results";
import { useLanguageResults } from "./use-palette-commands";
import { useRecordSearch } from "./use-record-search";

function commandHit({
  path,
  label,
  keywords,
  icon,
  shortcut,
  to,
  run,
  needsCare,
}: BoundCommand): SearchResult {
  return {
    id: `command ${path}`,
    command: path,
    label,
    words: keywords,
    shortcut: shortcut,
    to,
    run,
    needsCare,
    lead: icon ?? <CommandIcon className="th-icon" />,
  };
}

/** What the palette shows for a text, in its order, and whether more is on its way. */
export function useResults(typed: string): { groups: readonly SearchResultGroup[]; isSearching: boolean } {
  const host = useHost();
  const { translate, user, href } = host;
  const { registry } = useAdmin();
  const shortcuts = useShortcutRegistry();
  useSyncExternalStore(shortcuts.subscribe, shortcuts.version);
  const { answers, isSearching, retry } = useRecordSearch(typed);
  const { go, cards } = usePageResults();
  const create = useCreateResults();
  const more = { go: cards, act: [...useFilterResults(), ...useLanguageResults()] };
  const { pathname } = useLocation();

  const offered = shortcuts.groups().map((group) => ({
    ...group,
    commands: group.commands.filter(
      ({ isKeyOnly, isDisabled, run, to }) =>
        !isKeyOnly && !isDisabled && (run !== undefined || to !== undefined),
    ),
  }));
  const isEverywhere = (id: string) => ["everywhere", "go", "extensions"].includes(id);
  const local = mergeResults(typed, {
    // What came last belongs to what is nearest: a selection stands before the list that it is in.
    onPage: offered
      .filter(({ id }) => !isEverywhere(id))
      .reverse()
      .map(({ id, heading, commands }) => ({
        id: `group ${id}`,
        heading: heading ?? translate(`shortcuts.groups.${id}`),
        hits: commands.map(commandHit),
      })),
    recent: {
      id: "recent",
      heading: translate("palette.recent"),
      hits: readRecent(host.storage.local, user.id).flatMap(
        ({ resource: name, id, title }): SearchResult[] => {
          const resource = registry.resources.get(name);
          if (resource === undefined) return [];
          const hit = recentResult(host, resource, { id, title });
          // It is on the page already.
          return hit.to === pathname ? [] : [hit];
        },
      ),
    },
    go: { id: "go", heading: translate("palette.go"), hits: go },
    act: {
      id: "act",
      heading: translate("palette.act"),
      hits: [
        ...create,
        ...offered
          .filter(({ id }) => isEverywhere(id))
          .flatMap(({ commands }) => commands)
          .map(commandHit),
      ],
    },
    more,
  });
  const known = new Set(local.flatMap(({ hits }) => hits.map(({ id }) => id)));

  const answered = ({ resource, records, count, newest, error }: RecordAnswer): SearchResultGroup => {
    const noun = translate(`${resource.name}.title`);
    const heading = newest === undefined ? noun : translate("palette.within", { noun, count: newest });
    const id = `records ${resource.name}`;
    if (error !== undefined)
      return {
        id,
        heading,
        hits: [
          {
            id: `retry ${resource.name}`,
            label: translate("palette.failed", { noun }),
            lead: <RotateCcw className="th-icon" />,
            end: translate("action.retry"),
            run: () => retry(resource.name),
            isStaying: true,
          },
        ],
      };
    const hits = records
      .map((record) => recordResult(host, resource, record))
      .filter((hit) => !known.has(hit.id));
    if (count > records.length && newest === undefined && resource.list?.search)
      hits.push({
        id: `all ${resource.name}`,
        label: translate("palette.all", {
          count: formatNumber(count, host.locale),
          noun: translate(`${resource.name}.count`, { count }),
          text: typed.trim(),
        }),
        lead: <Search className="th-icon" />,
        to: `${href(resource.name)}?${new URLSearchParams({ q: typed.trim() })}`,
      });
    return { id, heading, hits };
  };
  return {
    groups: [...local, ...answers.map(answered).filter(({ hits }) => hits.length > 0)],
    isSearching,
  };
}
