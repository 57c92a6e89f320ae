import type { NavigationGroup, NavigationItem } from "./navigation";

/** What a person made of the sidebar. */
export interface SidebarOrder {
  /** Paths in the order in which they stand; what is not among them keeps its place behind them. */
  order: readonly string[];
  hidden: readonly string[];
}

/** The key of the person's metadata that it is kept under. */
export const sidebarKey = "tillhouse_sidebar";

function texts(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((item): item is string => typeof item === "string") : [];
}

/** The order among a person's metadata. What is none is passed over. */
export function readSidebarOrder(
  metadata: Readonly<Record<string, unknown>> | null | undefined,
): SidebarOrder {
  const kept: object = Object(metadata?.[sidebarKey]);
  return { order: texts(Reflect.get(kept, "order")), hidden: texts(Reflect.get(kept, "hidden")) };
}

/** The entries in a person's order. Groups stay together and keep theirs, and so do entries under another one. */
export function orderNavigation(
  groups: readonly NavigationGroup[],
  { order }: SidebarOrder,
): NavigationGroup[] {
  const place = ({ to }: NavigationItem) => {
    const at = order.indexOf(to);
    return at < 0 ? order.length : at;
  };
  const ordered = (items: readonly NavigationItem[]): NavigationItem[] =>
    [...items]
      .sort((left, right) => place(left) - place(right))
      .map((item) => (item.items === undefined ? item : { ...item, items: ordered(item.items) }));
  return groups.map((group) => ({ ...group, items: ordered(group.items) }));
}

/** The entries that a person wants to see. What stands under a hidden one goes with it. */
export function withoutHidden(
  groups: readonly NavigationGroup[],
  { hidden }: SidebarOrder,
): NavigationGroup[] {
  const seen = (items: readonly NavigationItem[]): NavigationItem[] =>
    items
      .filter(({ to }) => !hidden.includes(to))
      .map((item) => (item.items === undefined ? item : { ...item, items: seen(item.items) }));
  return groups
    .map((group) => ({ ...group, items: seen(group.items) }))
    .filter(({ items }) => items.length > 0);
}
