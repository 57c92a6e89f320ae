import { describe, expect, it } from "vitest";
import type { NavigationGroup, NavigationItem } from "./navigation";
import { orderNavigation, readSidebarOrder, withoutHidden } from "./sidebar-order";

const item = (to: string, items?: readonly NavigationItem[]): NavigationItem => ({
  id: to,
  to,
  label: to,
  icon: () => null,
  order: 0,
  items,
});
const reviews = [item("/a/reviews/new"), item("/a/reviews/spam")];
const groups: NavigationGroup[] = [
  { id: "sales", label: "Sales", order: 10, items: [item("/a/orders")] },
  {
    id: "catalog",
    label: "Catalog",
    order: 20,
    items: [item("/a/products"), item("/a/collections", reviews), item("/a/product-tags")],
  },
];
const paths = (shown: readonly NavigationGroup[]) => shown.map(({ items }) => items.map(({ to }) => to));

describe("the order of the sidebar", () => {
  it("follows the person within each group, with new entries last", () => {
    const order = { order: ["/a/product-tags", "/a/products"], hidden: [] };
    expect(paths(orderNavigation(groups, order))).toEqual([
      ["/a/orders"],
      ["/a/product-tags", "/a/products", "/a/collections"],
    ]);
  });

  it("moves and hides nested entries where they are", () => {
    const order = { order: ["/a/reviews/spam", "/a/reviews/new"], hidden: ["/a/reviews/new"] };
    const below = (shown: readonly NavigationGroup[]) =>
      shown.flatMap(({ items }) => items.flatMap(({ items: own = [] }) => own.map(({ to }) => to)));
    expect(below(orderNavigation(groups, order))).toEqual(["/a/reviews/spam", "/a/reviews/new"]);
    expect(below(withoutHidden(groups, order))).toEqual(["/a/reviews/spam"]);
    expect(below(withoutHidden(groups, { order: [], hidden: ["/a/collections"] }))).toEqual([]);
  });

  it("leaves out hidden entries and empty groups", () => {
    expect(paths(withoutHidden(groups, { order: [], hidden: ["/a/orders", "/a/products"] }))).toEqual([
      ["/a/collections", "/a/product-tags"],
    ]);
  });

  it.each([null, undefined, {}, { tillhouse_sidebar: "" }, { tillhouse_sidebar: { order: 1, hidden: [2] } }])(
    "is the admin's own where the person's record has %j",
    (metadata) => {
      expect(readSidebarOrder(metadata)).toEqual({ order: [], hidden: [] });
    },
  );
});
