import { defineExtension } from "@tillhouse/extension-sdk";
import type { AnyResource } from "@tillhouse/extension-sdk/internal";
import { describe, expect, it } from "vitest";
import { elementId } from "../src/core/definitions/element-lists";
import { createRegistry } from "../src/core/registry/create-registry";
import { builtIn } from "../src/testing/harness/complete-built-in";

type Transform = (resource: AnyResource) => unknown;

const only =
  (name: string, transform: Transform): Transform =>
  (resource) =>
    resource.name === name ? transform(resource) : resource;

function transformed(...transforms: unknown[]) {
  return createRegistry([
    builtIn,
    ...transforms.map((transformResource, index) =>
      defineExtension({ id: `host-${index}`, transformResource: transformResource as never }),
    ),
  ]);
}

const withoutViews: Transform = (resource) =>
  resource.list?.views ? { ...resource, list: { ...resource.list, views: [] } } : resource;

describe("transformResource", () => {
  it("turns every definition into another one, in the order of the extensions", () => {
    const seen: unknown[] = [];
    const look: Transform = (resource) => {
      seen.push(resource.list?.views?.length);
      return resource;
    };
    const { resources, problems } = transformed(withoutViews, look);
    expect(createRegistry([builtIn]).resources.get("orders")?.list?.views?.length).toBeGreaterThan(0);
    expect(resources.get("orders")?.list?.views).toEqual([]);
    expect(seen.some((count) => Number(count) > 0)).toBe(false);
    expect(seen).toHaveLength(resources.size);
    expect(problems).toEqual([]);
  });

  it("gets what changes have made of it, and adds parts that are the resource's own", () => {
    const registry = createRegistry([
      builtIn,
      defineExtension({
        id: "host",
        changes: [{ kind: "hide", target: "products.columns.status" }],
        transformResource: (resource) =>
          resource.name === "products" && resource.list
            ? { ...resource, list: { ...resource.list, columns: [...resource.list.columns, "subtitle"] } }
            : resource,
      }),
    ]);
    const columns = registry.resources.get("products")?.list?.columns.map(elementId);
    expect(columns).not.toContain("status");
    expect(columns?.at(-1)).toBe("subtitle");
  });

  it.each<[string, unknown, string]>([
    ["throws", only("orders", () => Object.fromEntries(null as never)), "definitionFailed"],
    ["answers nothing", only("orders", () => undefined), "definitionAnswer"],
    [
      "answers another resource",
      only("orders", (orders) => ({ ...orders, name: "sales" })),
      "definitionAnswer",
    ],
    ["loses the title", only("orders", ({ title: _, ...orders }) => orders), "definitionAnswer"],
    [
      "answers no list of columns",
      only("orders", (orders) => ({ ...orders, list: { columns: {} } })),
      "definitionAnswer",
    ],
    [
      "names two columns alike",
      only("orders", (orders) => ({ ...orders, list: { ...orders.list, columns: ["email", "email"] } })),
      "definitionAnswer",
    ],
    [
      "loses what is loaded later",
      only("orders", (orders) => ({ ...orders, body: () => Promise.reject(new Error("gone")) })),
      "definitionAnswer",
    ],
  ])("reports a function that %s, and goes on without it", (_what, transform, reason) => {
    const { resources, problems } = transformed(transform, withoutViews);
    expect(problems).toMatchObject([{ owner: "host-0", reason, values: { name: "orders" } }]);
    expect(resources.get("orders")).toMatchObject({
      name: "orders",
      list: { columns: createRegistry([builtIn]).resources.get("orders")?.list?.columns, views: [] },
    });
  });

  it("reports once what fails with each of them, and keeps them all", () => {
    const { resources, problems } = transformed("orders");
    expect(problems).toMatchObject([{ owner: "host-0", reason: "definitionFailed" }]);
    expect([...resources.keys()]).toEqual([...createRegistry([builtIn]).resources.keys()]);
  });

  it("changes nothing of the definition that it was given", () => {
    const orders = builtIn.resources?.find(({ name }) => name === "orders");
    const counts = () => [orders?.list?.columns.length, orders?.actions?.length];
    const before = counts();
    transformed((resource: AnyResource) => {
      (resource.list?.columns as unknown[] | undefined)?.splice(0);
      (resource.actions as unknown[] | undefined)?.splice(0);
      throw new Error("late");
    });
    expect(counts()).toEqual(before);
  });
});
