import { describe, expect, it } from "vitest";
import type { NavigationGroup } from "./navigation";
import { orderNavigation, readSidebarOrder, withoutHidden } from "./sidebar-order";

const item = (to: string) => ({ to, label: to, icon: () => null });
const groups: NavigationGroup[] = [
  { id: "sales", items: [item("/a/orders")] },
  { id: "catalog", items: [item("/a/products"), item("/a/collections"), item("/a/product-tags")] },
];
const paths = (shown: readonly NavigationGroup[]) => shown.map(({ items }) => items.map(({ to }) => to));

describe("the order of the sidebar", () => {
  it("puts entries in the person's order within their group, and new ones behind them", () => {
    const order = { order: ["/a/product-tags", "/a/products"], hidden: [] };
    expect(paths(orderNavigation(groups, order))).toEqual([
      ["/a/orders"],
      ["/a/product-tags", "/a/products", "/a/collections"],
    ]);
  });

  it("leaves out what is hidden, and a group without entries with it", () => {
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
