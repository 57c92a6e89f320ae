import { cell, defineResource, filter } from "@tillhouse/extension-sdk";
import { describe, expect, it } from "vitest";
import { readViews, removePayload, type SavedView, savePayload, viewQuery, viewSearch } from "./saved-views";

const products = defineResource({
  name: "products",
  api: { singularKey: "product", pluralKey: "products" },
  title: ({ title }) => title ?? "",
  list: {
    columns: ["title", cell.date("created_at")],
    search: true,
    sort: "-created_at",
    filters: [filter.choices("status", ["draft", "published"])],
  },
});

const view = (id: string, more: Partial<SavedView> = {}): SavedView => ({
  id,
  resource: "products",
  name: id,
  query: "status=draft",
  isDefault: false,
  isPinned: false,
  at: `2026-01-0${id.length}T00:00:00Z`,
  ...more,
});

describe("saved views", () => {
  it("are restored in the order in which they were made", () => {
    const views = [view("a"), view("bb", { isPinned: true })];
    const metadata = { ...savePayload(views[1] ?? view(""), []), ...savePayload(views[0] ?? view(""), []) };
    expect(readViews({ ...metadata, note: "of somebody else" })).toEqual(views);
  });

  it("ignore what is no view", () => {
    expect(
      readViews({ tillhouse_view_x: "text", tillhouse_view_y: { name: 3 }, tillhouse_view_z: null }),
    ).toEqual([]);
    expect(readViews(null)).toEqual([]);
  });

  it("are saved one key each, without touching those of another tab", () => {
    expect(Object.keys(savePayload(view("a"), [view("bb")]))).toEqual(["tillhouse_view_a"]);
  });

  it("allow one default view at most", () => {
    const others = [view("bb", { isDefault: true }), view("ccc", { isDefault: true, resource: "orders" })];
    const payload = savePayload(view("a", { isDefault: true }), others);
    expect(payload).toMatchObject({
      tillhouse_view_a: { isDefault: true },
      tillhouse_view_bb: { isDefault: false },
    });
    expect(payload).not.toHaveProperty("tillhouse_view_ccc");
  });

  it("are deleted by an empty text", () => {
    expect(removePayload("a")).toEqual({ tillhouse_view_a: "" });
  });

  it("hold what the list shows, without passing state", () => {
    const address = new URLSearchParams(
      "page=3&selected=a,b&form=new&status=draft&q=shirt&columns=created_at&view=x",
    );
    expect(viewQuery(address, products)).toBe("q=shirt&columns=created_at&status=draft");
    expect(viewQuery(new URLSearchParams("order=-created_at"), products)).toBe("");
    expect(viewSearch(view("a"))).toBe("?status=draft&view=a");
  });
});
