import { defineExtension, hide, move } from "@tillhouse/extension-sdk";
import type { ExtensionDefinition, SidebarSection } from "@tillhouse/extension-sdk/internal";
import { describe, expect, it } from "vitest";
import { currentItem, flatItems, type Navigation, navigationOf } from "../src/app/navigation/navigation";
import { createRegistry } from "../src/core/registry/create-registry";
import { builtIn } from "../src/testing/harness/complete-built-in";

const load = () => Promise.resolve({ default: () => null });
// What the rules of these extensions read of a person.
const setting = { user: { role: "member" }, store: undefined } as never;
const page = (path: string, link?: object) => ({ path, load, link: link && { label: path, ...link } });

function navigation(...extensions: Omit<ExtensionDefinition, "apiVersion">[]): Navigation {
  const registry = createRegistry([builtIn, ...extensions.map((one) => defineExtension(one))]);
  const made = navigationOf(registry, setting);
  return { ...made, problems: [...registry.problems, ...made.problems] };
}
const told = ({ problems }: Navigation) => problems.map(({ owner, reason }) => `${owner} ${reason}`);
const idsIn = ({ groups }: Navigation, group: string) =>
  groups.find(({ id }) => id === group)?.items.map(({ id }) => id);

describe("the sidebar", () => {
  it("has the resources in their groups", () => {
    const made = navigation({
      id: "x",
      routes: [
        page("/early", { group: "sales", order: 5 }),
        page("/loyalty", {}),
        page("/late", { group: "sales" }),
        page("/quiet"),
      ],
    });
    expect(idsIn(made, "sales")).toEqual(["/early", "orders", "draft-orders", "/late"]);
    expect(idsIn(made, "extensions")).toEqual(["/loyalty"]);
    expect(made.groups.map(({ id }) => id)).toEqual([
      "sales",
      "catalog",
      "people",
      "promotion",
      "extensions",
    ]);
  });

  it("orders the groups of extensions among its own", () => {
    const made = navigation({
      id: "x",
      groups: [{ id: "loyalty", label: "Loyalty", order: 15 }],
      routes: [page("/points", { group: "loyalty" })],
    });
    expect(made.groups.map(({ id }) => id)).toEqual(["sales", "loyalty", "catalog", "people", "promotion"]);
    expect(idsIn(made, "loyalty")).toEqual(["/points"]);
  });

  it("reports an unknown group and uses that of extensions", () => {
    const made = navigation({
      id: "x",
      routes: [page("/points", { group: "loyalti" })],
      changes: [move("sidebar.customers", { group: "nobody" })],
    });
    expect(idsIn(made, "extensions")).toEqual(["customers", "/points"]);
    expect(made.problems.map(({ values }) => values)).toEqual([
      { path: "sidebar.customers", group: "nobody" },
      { path: "/points", group: "loyalti" },
    ]);
  });

  it("moves, renames and hides entries", () => {
    const made = navigation({
      id: "x",
      routes: [page("/points", {})],
      changes: [
        move("sidebar.customers", { group: "sales", order: 1, label: "Members" }),
        move("sidebar.points" as "sidebar.orders", { group: "people" }),
        hide("sidebar.collections"),
      ],
    });
    expect(told(made)).toEqual([]);
    expect(idsIn(made, "sales")).toEqual(["customers", "orders", "draft-orders"]);
    expect(flatItems(made.groups).find(({ id }) => id === "customers")?.label).toBe("Members");
    expect(idsIn(made, "people")).toContain("/points");
    expect(idsIn(made, "catalog")).not.toContain("collections");
  });

  it("puts an entry under its parent, one level deep", () => {
    const made = navigation({
      id: "x",
      routes: [
        page("/products/reviews", { parent: "/products", order: 2 }),
        page("/products/reviews/spam", { parent: "/products/reviews", order: 1 }),
      ],
    });
    const products = flatItems(made.groups).find(({ id }) => id === "products");
    expect(products?.items?.map(({ id }) => id)).toEqual(["/products/reviews/spam", "/products/reviews"]);
    expect(idsIn(made, "extensions")).toBeUndefined();
  });

  it("shows entries with circular or missing parents on their own", () => {
    const made = navigation({
      id: "x",
      routes: [
        page("/one", { parent: "/two" }),
        page("/two", { parent: "/one" }),
        page("/three", { parent: "/nowhere" }),
        page("/four", { parent: "/four" }),
      ],
    });
    expect(idsIn(made, "extensions")).toEqual(["/one", "/two", "/three", "/four"]);
    expect(told(made)).toEqual(["x unknownParent", "x unknownParent"]);
  });

  it("has no link to a path with a parameter", () => {
    const made = navigation({ id: "x", routes: [page("/reviews/:id", {})] });
    expect(idsIn(made, "extensions")).toBeUndefined();
    expect(told(made)).toEqual(["x linkParameter"]);
  });

  it("has a home page once a widget is on it", () => {
    expect(flatItems(navigation().groups).map(({ id }) => id)).not.toContain("home");
    const made = navigation({ id: "x", widgets: [{ id: "sales", zone: "home.before", load }] });
    expect(made.groups[0]).toMatchObject({ id: "home", items: [{ to: "/a", label: "home.title" }] });
  });

  it("can be rearranged by an extension for each person", () => {
    const made = navigation({
      id: "x",
      transformSidebar: (groups, { user }) =>
        user.role === "member" ? groups.filter(({ id }) => id === "catalog") : groups,
    });
    expect(made.groups.map(({ id }) => id)).toEqual(["catalog"]);
  });

  it.each<[string, unknown, string]>([
    ["throws", () => Object.fromEntries(null as never), "x navigationFailed"],
    ["answers nothing", () => undefined, "x navigationAnswer"],
    ["answers entries without an address", () => [{ id: "a", items: [{ id: "b" }] }], "x navigationAnswer"],
    ["is no function", "groups", "x navigationFailed"],
  ])("ignores and reports an arrangement that %s", (_what, arrange, expected) => {
    const emptying = (groups: readonly SidebarSection[]) => groups.filter(({ id }) => id !== "people");
    const made = navigation(
      { id: "x", transformSidebar: arrange as never },
      { id: "y", transformSidebar: emptying },
    );
    expect(made.groups.map(({ id }) => id)).toEqual(["sales", "catalog", "promotion"]);
    expect(told(made)).toEqual([expected]);
  });

  it("is not affected by an arrangement that changes its input and fails", () => {
    const made = navigation({
      id: "x",
      transformSidebar: (groups) => {
        for (const { items } of groups) (items as unknown[]).length = 0;
        throw new Error("late");
      },
    });
    expect(idsIn(made, "sales")).toEqual(["orders", "draft-orders"]);
  });

  it("accepts an arrangement of plain JavaScript", () => {
    const item = { id: "a", to: "/a/a", label: "A" };
    const made = navigation({
      id: "x",
      transformSidebar: (() => [{ id: "own", items: [item, { ...item, id: "again" }] }]) as never,
    });
    expect(made.groups).toMatchObject([{ id: "own", label: "own", items: [{ id: "a" }] }]);
    expect(made.groups[0]?.items[0]?.icon).toBeTruthy();
    expect(made.groups[0]?.items).toHaveLength(1);
  });
});

describe("the current entry", () => {
  const { groups } = navigation({
    id: "x",
    routes: [page("/products/:id/reviews"), page("/products/reviews", { parent: "/products" })],
    widgets: [{ id: "sales", zone: "home.before", load }],
  });
  it.each([
    ["/a", "home"],
    ["/a/orders", "orders"],
    ["/a/customers/groups/cgrp_1", "customer-groups"],
    ["/a/customers/cus_1", "customers"],
    // A page inside a built-in section belongs to it.
    ["/a/products/prod_1/reviews", "products"],
    ["/a/products/reviews", "/products/reviews"],
    ["/a/productsandmore", undefined],
  ])("of %s is %s", (pathname, expected) => {
    expect(currentItem(pathname, groups)?.id).toBe(expected);
  });
});

describe("keys", () => {
  const command = (id: string, keys?: string) => ({ id, label: id, shortcut: keys, run: () => undefined });

  it("belong to the first owner: the admin, then the extensions in order", () => {
    const registry = createRegistry([
      builtIn,
      defineExtension({
        id: "x",
        commands: [
          command("one", "g y"),
          command("two", "q"),
          command("three", "Mod+k"),
          command("four", "g"),
        ],
      }),
      defineExtension({
        id: "y",
        commands: [command("five", "q w"), command("six", "Mod+p"), command("seven", "b")],
      }),
    ]);
    expect(registry.commands.flatMap(({ id, shortcut }) => (shortcut ? [`${id} ${shortcut}`] : []))).toEqual([
      "two q",
      "seven b",
    ]);
    expect(registry.commands).toHaveLength((builtIn.commands ?? []).length + 7);
    expect(
      registry.problems.map(({ owner, reason, values }) => [owner, reason, values?.id, values?.first]),
    ).toEqual([
      ["x", "takenKeys", "one", "tillhouse"],
      ["x", "takenKeys", "three", "tillhouse"],
      ["x", "takenKeys", "four", "tillhouse"],
      ["y", "takenKeys", "five", "x"],
      ["y", "unusableKeys", "six", undefined],
    ]);
  });

  it("of two resources lead to the first", () => {
    const [orders] = builtIn.resources ?? [];
    if (orders?.nav === undefined) throw new Error("There are no built-in resources.");
    const again = { ...orders, name: "repairs", nav: { ...orders.nav, key: "o" } };
    const registry = createRegistry([builtIn, defineExtension({ id: "x", resources: [again] })]);
    expect(registry.resources.get("orders")?.nav?.shortcut).toBe("o");
    expect(registry.resources.get("repairs")?.nav?.shortcut).toBeUndefined();
    expect(registry.problems).toMatchObject([{ owner: "x", reason: "takenKeys", values: { id: "repairs" } }]);
  });
});
