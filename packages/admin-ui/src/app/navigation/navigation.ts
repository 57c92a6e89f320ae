import type { RecordContext } from "@tillhouse/extension-sdk";
import { hasList, type SidebarItem, type SidebarSection } from "@tillhouse/extension-sdk/internal";
import { Blocks, House } from "lucide-react";
import { builtInGroups, type Registry, type RegistryProblem } from "../../core/registry/registry";

/** An entry of the sidebar. */
export interface NavigationItem extends SidebarItem {
  items?: readonly NavigationItem[];
  /** The second of the two keys that lead to it. */
  key?: string;
  /** Id of the ready view that it tells the count of. */
  counts?: string;
}

/** Entries that belong together. */
export interface NavigationGroup extends SidebarSection {
  items: readonly NavigationItem[];
}

/** What the sidebar offers, and what extensions did wrong about it. */
export interface Navigation {
  groups: readonly NavigationGroup[];
  problems: readonly RegistryProblem[];
}

interface Entry extends NavigationItem {
  group: string;
  /** Path inside the app's router of the entry that it stands under. */
  parent?: string;
}

/** Where the entry of a home page stands: before everything else. */
const homeGroup = "home";

/** Whether some widget makes a page to start from. */
export function hasHome({ widgets }: Registry): boolean {
  return ["home.before", "home.after"].some((zone) => (widgets.get(zone) ?? []).length > 0);
}

function entriesOf(registry: Registry, hasFirstSteps: boolean): Entry[] {
  const home: Entry[] =
    hasFirstSteps || hasHome(registry)
      ? [{ id: "home", to: "/a", label: "home.title", icon: House, group: homeGroup, order: 0 }]
      : [];
  const lists = [...registry.resources.values()].flatMap((resource): Entry[] => {
    const { name, route, nav } = resource;
    if (nav === undefined || !hasList(resource) || nav.group === "settings") return [];
    const { icon, group, order, shortcut, counts } = nav;
    return [
      {
        id: name,
        to: `/a/${route ?? name}`,
        label: `${name}.title`,
        icon,
        group,
        order,
        key: shortcut,
        counts,
      },
    ];
  });
  const pages = [...registry.routes, ...[...registry.sectionRoutes.values()].flat()].flatMap(
    ({ path, link }): Entry[] =>
      link === undefined
        ? []
        : [
            {
              id: path,
              to: `/a${path}`,
              label: link.label,
              icon: link.icon ?? Blocks,
              group: link.group ?? "extensions",
              order: link.order ?? 100,
              parent: link.parent === undefined ? undefined : `/a${link.parent}`,
              badge: link.badge,
            },
          ],
  );
  const { moves } = registry.sidebar;
  return [...home, ...lists, ...pages]
    .filter(({ id }) => !registry.hidden.has(`sidebar.${id.replace(/^\//, "")}`))
    .map((entry) => ({ ...entry, ...moves.get(entry.id.replace(/^\//, "")) }));
}

function byOrder(left: { order: number }, right: { order: number }): number {
  return left.order - right.order;
}

/** The entry that this one stands under in the end: an entry below another one is below no third. */
function rootOf(entry: Entry, entries: readonly Entry[]): Entry {
  const passed = new Set<Entry>();
  let root = entry;
  for (;;) {
    const above = entries.find(({ to }) => to === root.parent);
    // Two that stand under each other stand on their own.
    if (above === undefined) return root;
    if (passed.has(above)) return entry;
    passed.add(root);
    root = above;
  }
}

function itemOf({ group: _group, parent: _parent, ...item }: Entry): NavigationItem {
  return item;
}

/** The entries in their groups, as definitions and moves put them. */
function groupsOf(registry: Registry, hasFirstSteps: boolean): NavigationGroup[] {
  const entries = entriesOf(registry, hasFirstSteps);
  const groups = [
    { id: homeGroup, label: "sidebar.groups.home", order: 0 },
    ...Object.entries(builtInGroups).map(([id, order]) => ({ id, label: `sidebar.groups.${id}`, order })),
    ...registry.sidebar.groups.map(({ id, label, order }) => ({ id, label, order })),
  ].sort(byOrder);
  const known = new Set(groups.map(({ id }) => id));
  const roots = new Map(entries.map((entry) => [entry, rootOf(entry, entries)] as const));
  const under = (root: Entry) =>
    entries
      .filter((entry) => entry !== root && roots.get(entry) === root)
      .sort(byOrder)
      .map(itemOf);
  return groups.map((group) => ({
    ...group,
    items: entries
      .filter((entry) => roots.get(entry) === entry)
      // What names a group that there is not goes to the extensions; the registry has told of it.
      .filter((entry) => (known.has(entry.group) ? entry.group : "extensions") === group.id)
      .sort(byOrder)
      .map((entry): NavigationItem => {
        const items = under(entry);
        return items.length === 0 ? itemOf(entry) : { ...itemOf(entry), items };
      }),
  }));
}

function isText(value: unknown): value is string {
  return typeof value === "string" && value !== "";
}

/** Whether compiled JavaScript answered what the type asks for, as far as the sidebar needs it. */
function areItems(value: unknown): value is readonly NavigationItem[] {
  return (
    Array.isArray(value) &&
    value.every((item: unknown) => {
      const { id, to, label, items = [] } = Object(item);
      return isText(id) && isText(to) && isText(label) && areItems(items);
    })
  );
}

function areGroups(value: unknown): value is readonly NavigationGroup[] {
  return (
    Array.isArray(value) &&
    value.every((group: unknown) => {
      const { id, items } = Object(group);
      return isText(id) && areItems(items);
    })
  );
}

/** An answer with everything that the sidebar draws: names once, icons everywhere. */
function completed(groups: readonly NavigationGroup[]): NavigationGroup[] {
  const seen = new Set<string>();
  const first = (id: string) => !seen.has(id) && seen.add(id).has(id);
  const itemsOf = (items: readonly NavigationItem[]): NavigationItem[] =>
    items
      .filter(({ to }) => first(`item ${to}`))
      .map((item) => ({
        ...item,
        icon: item.icon ?? Blocks,
        order: item.order ?? 0,
        ...(item.items && { items: itemsOf(item.items) }),
      }));
  return groups
    .filter(({ id }) => first(`group ${id}`))
    .map((group) => ({ ...group, label: group.label ?? group.id, items: itemsOf(group.items) }));
}

function copyOf(groups: readonly NavigationGroup[]): NavigationGroup[] {
  const itemsOf = (items: readonly NavigationItem[]): NavigationItem[] =>
    items.map((item) => ({ ...item, ...(item.items && { items: itemsOf(item.items) }) }));
  return groups.map((group) => ({ ...group, items: itemsOf(group.items) }));
}

/**
 * What the sidebar offers: a home page where there is one, resources in their groups, the pages that ask for a link; then
 * what extensions make of it all. One that fails, or answers no list, is told of and passed over.
 */
export function navigationOf(
  registry: Registry,
  setting: RecordContext,
  { hasFirstSteps = false }: { hasFirstSteps?: boolean } = {},
): Navigation {
  const problems: RegistryProblem[] = [];
  let groups = groupsOf(registry, hasFirstSteps);
  for (const { owner, source, arrange } of registry.sidebar.arrange) {
    try {
      const answer: unknown = arrange(copyOf(groups), setting);
      if (areGroups(answer)) groups = completed(answer);
      else problems.push({ owner, source, reason: "navigationAnswer" });
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      problems.push({ owner, source, reason: "navigationFailed", values: { message } });
    }
  }
  return { groups: groups.filter(({ items }) => items.length > 0), problems };
}

/** All entries, those under others too. */
export function flatItems(groups: readonly NavigationGroup[]): NavigationItem[] {
  const flat = (items: readonly NavigationItem[]): NavigationItem[] =>
    items.flatMap((item) => [item, ...flat(item.items ?? [])]);
  return groups.flatMap(({ items }) => flat(items));
}

/** The entry whose page, or a page below it, is at an address: of several the nearest. */
export function currentItem(
  pathname: string,
  groups: readonly NavigationGroup[],
): NavigationItem | undefined {
  return flatItems(groups)
    .filter(({ to }) => pathname === to || (to !== "/a" && pathname.startsWith(`${to}/`)))
    .sort((left, right) => right.to.length - left.to.length)[0];
}
