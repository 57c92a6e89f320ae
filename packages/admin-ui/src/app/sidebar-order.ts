import type { NavigationGroup } from "./navigation";

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

/** The entries in a person's order. Groups stay together and keep theirs. */
export function orderNavigation(
  groups: readonly NavigationGroup[],
  { order }: SidebarOrder,
): NavigationGroup[] {
  const place = (to: string) => {
    const at = order.indexOf(to);
    return at < 0 ? order.length : at;
  };
  return groups.map(({ id, items }) => ({
    id,
    items: [...items].sort((left, right) => place(left.to) - place(right.to)),
  }));
}

/** The entries that a person wants to see. */
export function withoutHidden(
  groups: readonly NavigationGroup[],
  { hidden }: SidebarOrder,
): NavigationGroup[] {
  return groups
    .map(({ id, items }) => ({ id, items: items.filter(({ to }) => !hidden.includes(to)) }))
    .filter(({ items }) => items.length > 0);
}
