import { cell, filter } from "@tillhouse/extension-sdk";
import { describe, expect, it } from "vitest";
import {
  clearedFilters,
  deferredOf,
  listQueryOf,
  questionOf,
  readListState,
  writeListState,
} from "./list-state";

const resource = {
  list: {
    columns: [cell.text("title")],
    search: true,
    sort: "-created_at",
    filters: [
      filter.choices("status", ["pending", "completed", "archived"]),
      filter.choice("role", ["admin", "member"]),
      filter.date("created_at"),
      filter.number("rank"),
      filter.money("total"),
      filter.reference("groups", { to: "customer-groups" }),
      filter.reference("region_id", { to: "regions" as "orders", isSingle: true }),
      filter.yesNo("has_account"),
    ],
  },
};
const read = (address: string) => readListState(new URLSearchParams(address), resource);
const write = (address: string, change: Parameters<typeof writeListState>[2]) =>
  decodeURIComponent(String(writeListState(new URLSearchParams(address), resource, change)));
const ask = (address: string) => listQueryOf(read(address), resource);

const everything =
  "q=tent&page=3&rows=50&order=title&status=pending,archived&role=admin&created_at=2026-11-01..2026-11-15" +
  "&rank=1..5&total=..1000&groups=a,b&region_id=r&has_account=no";

describe("the state of a list", () => {
  it("is the same after a round trip through the URL", () => {
    expect(read(everything)).toEqual({
      search: "tent",
      page: 3,
      pageSize: 50,
      order: "title",
      filters: {
        status: ["pending", "archived"],
        role: "admin",
        created_at: { from: "2026-11-01", to: "2026-11-15" },
        rank: { from: 1, to: 5 },
        total: { to: 1000 },
        groups: ["a", "b"],
        region_id: ["r"],
        has_account: false,
      },
    });
    expect(write(everything, { page: 3 })).toBe(everything);
  });

  it.each([
    "page=-1",
    "page=1.5",
    "rows=7",
    "status=gone",
    "role=owner",
    "created_at=soon",
    "created_at=2026-02-31..",
    "rank=5..1",
    "rank=a..b",
    "rank=3",
    "total=..",
    "groups=,",
    "has_account=maybe",
    "order=a;drop",
    "unknown=1",
  ])("ignores %s", (address) => {
    expect(read(address)).toEqual({ search: "", page: 1, pageSize: 20, order: "-created_at", filters: {} });
  });

  it("returns to page 1 when the list is narrowed or sorted", () => {
    expect(write("q=tent&page=3&status=pending", { filters: { status: ["archived"] } })).toBe(
      "q=tent&status=archived",
    );
    expect(write("q=tent&page=3&status=pending", { filters: { role: "admin" } })).toBe(
      "q=tent&status=pending&role=admin",
    );
    expect(write("q=tent&page=3&status=pending", { search: "" })).toBe("status=pending");
    expect(write("page=3&status=pending", { order: "title" })).toBe("status=pending&order=title");
    expect(write("page=3&order=title", { order: "-created_at" })).toBe("");
  });

  it("removes one filter or all of them", () => {
    expect(write("q=x&role=admin&status=pending", { filters: { role: undefined } })).toBe(
      "q=x&status=pending",
    );
    expect(write(`${everything}&form=new`, clearedFilters(resource))).toBe("rows=50&order=title&form=new");
  });

  it("keeps parameters of others", () => {
    expect(write("form=new", { search: "x" })).toBe("form=new&q=x");
  });

  it("reads one page in the shapes of the API", () => {
    const { created_at, ...rest } = ask(everything);
    expect(rest).toEqual({
      q: "tent",
      order: "title",
      limit: 50,
      offset: 100,
      status: ["pending", "archived"],
      role: "admin",
      rank: { gte: 1, lte: 5 },
      total: { lte: 1000 },
      groups: ["a", "b"],
      region_id: "r",
      has_account: false,
    });
    expect(Object.keys(Object(created_at))).toEqual(["gte", "lt"]);
    expect(ask("q=%20%20")).toEqual({ order: "-created_at", limit: 20, offset: 0 });
  });

  it("sends what the resource makes of what was typed", () => {
    const numbered = { list: { ...resource.list, search: (typed: string) => typed.replace("#", "") } };
    const state = readListState(new URLSearchParams("q=%231042"), numbered);
    expect(state.search).toBe("#1042");
    expect(listQueryOf(state, numbered)).toMatchObject({ q: "1042" });
  });

  it("does not sort or search where the API cannot", () => {
    const plain = { list: { columns: [] } };
    expect(readListState(new URLSearchParams("order=title&q=x"), plain)).toMatchObject({
      order: undefined,
      search: "",
    });
  });
});

describe("a column that no row waits for", () => {
  const list = {
    columns: [
      cell.text("title"),
      cell.count("variants", { deferred: { fields: "variants.id", expand: "variants" } }),
    ],
    select: { fields: "id,title", expand: "type" },
  };
  const state = { ...read(""), columns: undefined };

  it("is read after the rows, but at once for a file", () => {
    expect(questionOf(state, { list })).toMatchObject({ fields: "id,title", expand: "type" });
    expect(deferredOf({ list }, undefined)).toEqual({ fields: "variants.id", expand: "variants" });
    expect(questionOf(state, { list }, undefined, true)).toMatchObject({
      fields: "id,title,variants.id",
      expand: "type,variants",
    });
  });

  it("is not read while it is hidden", () => {
    expect(deferredOf({ list }, [])).toEqual({ fields: undefined, expand: undefined });
  });
});
