import { defineExtension } from "@tillhouse/extension-sdk";
import { describe, expect, it } from "vitest";
import { createRegistry } from "../src/core/registry/create-registry";
import { builtIn } from "../src/testing/harness/complete-built-in";

const load = () => Promise.resolve({ default: () => null });
const page = (path: string) => ({ path, load, source: `src/admin/routes${path}/page.tsx` });

describe("createRegistry", () => {
  it("spec 2.10, 3.5, 3.6, 3.7: takes pages with their links, cards with their texts, and widgets in one zone or more", () => {
    const Icon = () => null;
    const link = { label: "Loyalty", icon: Icon };
    const registry = createRegistry([
      defineExtension({
        id: "x",
        routes: [{ ...page("/loyalty"), link }, page("/quiet")],
        settings: [{ path: "packing", label: "Packing", description: "The note", icon: Icon, load }],
        widgets: [
          { id: "one", zone: "order.details.after", load },
          { id: "two", zone: ["product.details.before", "product.details.after"], load },
        ],
      }),
    ]);
    expect(registry.problems).toEqual([]);
    expect(registry.routes.map(({ path, link }) => ({ path, link }))).toEqual([
      { path: "/loyalty", link },
      { path: "/quiet", link: undefined },
    ]);
    expect(registry.settings).toEqual([
      expect.objectContaining({
        path: "packing",
        label: "Packing",
        description: "The note",
        icon: Icon,
        load,
      }),
    ]);
    const inZone = (zone: string) => registry.widgets.get(zone)?.map(({ id }) => id);
    expect(inZone("order.details.after")).toEqual(["one"]);
    expect(inZone("product.details.before")).toEqual(["two"]);
    expect(inZone("product.details.after")).toEqual(["two"]);
  });

  it("keeps the first of two with one name", () => {
    const registry = createRegistry([
      defineExtension({ id: "one", routes: [page("/loyalty")] }),
      defineExtension({ id: "two", routes: [page("/loyalty")] }),
    ]);
    expect(registry.routes.map(({ owner }) => owner)).toEqual(["one"]);
    expect(registry.problems).toEqual([
      expect.objectContaining({
        owner: "two",
        reason: "duplicateRoute",
        values: { path: "/loyalty", first: "one" },
      }),
    ]);
  });

  it("spec 2.11: keeps nested pages of settings and built-in routes out of the top-level routes", () => {
    const registry = createRegistry([
      defineExtension({
        id: "x",
        routes: [page("/orders"), page("/settings/x"), page("/products/:id/reviews")],
      }),
    ]);
    expect(registry.routes).toEqual([]);
    expect(registry.sectionRoutes.get("/products")?.map(({ path }) => path)).toEqual([
      "/products/:id/reviews",
    ]);
    expect(registry.problems.map(({ reason }) => reason)).toEqual(["route-built-in", "route-settings"]);
  });

  it("leaves out only what is no resource", () => {
    const [orders] = builtIn.resources ?? [];
    if (orders === undefined) throw new Error("There are no built-in resources.");
    // Compiled files may export anything; the compiler of the extension's author never saw this list.
    const wrong = [() => null, { name: "reviews" }, undefined] as unknown as (typeof orders)[];
    const registry = createRegistry([
      defineExtension({ id: "x", resources: [...wrong, orders], routes: [page("/loyalty")] }),
    ]);
    expect([...registry.resources.keys()]).toEqual([orders.name]);
    expect(registry.routes).toHaveLength(1);
    expect(registry.problems.filter(({ reason }) => reason === "notAResource")).toHaveLength(3);
  });

  it("spec 2.12: sorts settings by path, and widgets by order, then by registration", () => {
    const widget = (id: string, order?: number) => ({
      id,
      order,
      zone: "order.details.after" as const,
      load,
    });
    const setting = (path: string) => ({ path, label: path, description: path, load });
    const registry = createRegistry([
      defineExtension({
        id: "x",
        settings: [setting("packing"), setting("mail")],
        widgets: [widget("late", 10), widget("first"), widget("second")],
      }),
    ]);
    expect(registry.settings.map(({ path }) => path)).toEqual(["mail", "packing"]);
    expect(registry.widgets.get("order.details.after")?.map(({ id }) => id)).toEqual([
      "first",
      "second",
      "late",
    ]);
  });

  it("reports an unknown zone, another contract version and a duplicate extension", () => {
    const registry = createRegistry([
      { id: "zones", widgets: [{ id: "w", zone: "order.detail.after" as "order.details.after", load }] },
      { id: "old", apiVersion: 99, routes: [page("/old")] },
      { id: "zones", routes: [page("/again")] },
    ]);
    expect(registry.problems.map(({ owner, reason }) => `${owner} ${reason}`).sort()).toEqual([
      "old apiVersion",
      "zones duplicateExtension",
      "zones unknownZone",
    ]);
    expect(registry.routes).toEqual([]);
  });

  it("gives every resource its zones under their v1 names", () => {
    const { zones } = createRegistry([builtIn]);
    expect(zones).toContain("product_collection.list.before");
    expect(zones).toContain("order.details.side.after");
  });
});
