import type { AnyResource } from "@tillhouse/extension-sdk/internal";
import { describe, expect, it } from "vitest";
import type { SavedView } from "./saved-views";
import { viewItems } from "./view-items";

const orders: AnyResource = {
  name: "orders",
  api: { singularKey: "order", pluralKey: "orders" },
  title: () => "",
  list: {
    columns: ["id"],
    filters: [
      { kind: "choices", key: "status", options: ["pending", "done"] },
      { kind: "money", key: "total", disabledReason: "orders.filters.total" },
    ],
    views: [
      { id: "open", query: "status=pending" },
      { id: "back", to: "returns", query: "status=requested" },
    ],
  },
};
const saved: SavedView = {
  id: "mine",
  resource: "orders",
  name: "Mine",
  query: "status=done",
  isDefault: false,
  isPinned: false,
  at: "",
};
const host = (known: readonly string[]) => ({
  translate: (key: string) => key,
  href: (name: string) => `/a/${name}`,
  resource: (name: string) => (known.includes(name) ? orders : undefined),
});
const itemsAt = (search: string, known = ["returns"]) =>
  viewItems(orders, { saved: [saved], parameters: new URLSearchParams(search) }, host(known));
const currentAt = (search: string) => itemsAt(search).find(({ isCurrent }) => isCurrent)?.id;

describe("the views of a list", () => {
  it("are all, the ready ones and the saved ones", () => {
    expect(itemsAt("").map(({ label, to }) => [label, to])).toEqual([
      ["views.all", "?view=all"],
      ["orders.views.open", "?status=pending&view=open"],
      ["orders.views.back", "/a/returns?status=requested&view=back"],
      ["Mine", "?status=done&view=mine"],
    ]);
  });

  it("exclude those without a page", () => {
    expect(itemsAt("", []).map(({ id }) => id)).toEqual(["all", "open", "mine"]);
  });

  it("match the current URL, changed or not", () => {
    expect(currentAt("")).toBe("all");
    expect(currentAt("status=pending")).toBe("open");
    expect(currentAt("status=pending,done&view=open")).toBe("open");
    expect(currentAt("status=done")).toBe("mine");
    expect(currentAt("status=pending,done")).toBeUndefined();
    expect(currentAt("status=pending,done&view=all")).toBeUndefined();
  });

  it("ignore what the store cannot filter by", () => {
    expect(currentAt("status=pending&total=1..2")).toBe("open");
  });
});
