import { cell, defineExtension, field, filter, queryOf } from "@tillhouse/extension-sdk";
import {
  type AdminUser,
  type AnyField,
  type AnyResource,
  featureFlagsOf,
} from "@tillhouse/extension-sdk/internal";
import { describe, expect, it } from "vitest";
import { object } from "zod/mini";
import { expectConsole } from "../../../scripts/unit/expect-console";
import { createRegistry } from "../src/core/registry/create-registry";
import { missingFeature, omitUnavailable, permissionsIn } from "../src/core/registry/omit-unavailable";
import { createMay, type May } from "../src/core/registry/permissions";
import { askedFields, valuesOf } from "../src/screens/form/kinds/form-values";
import { builtIn } from "../src/testing/harness/complete-built-in";

const load = () => Promise.resolve({ default: () => null });

function storeWith(...names: string[]) {
  return featureFlagsOf({
    feature_flags: names.map((key) => ({ key, value: true })),
    modules: [],
  });
}

/** A resource of which every part can need something. */
const shelves: AnyResource = {
  name: "shelves",
  api: { singularKey: "shelf", pluralKey: "shelves" },
  title: () => "",
  list: {
    columns: [
      "name",
      cell.text("place", { requires: "stockLocationService" }),
      cell.record("channel", "channels"),
    ],
    filters: [
      filter.text("name"),
      filter.text("place", { requires: "stockLocationService" }),
      filter.reference("channel_id", { to: "channels" }),
    ],
    links: [
      { id: "map", label: "Map", icon: () => null, to: "/shelf-map" },
      { id: "counting", label: "Counting", icon: () => null, to: "/counting", requires: "inventoryService" },
    ],
    select: [
      { fields: "id,name", expand: "channels" },
      { expand: "channel,channel.owner", requires: "sales_channels" },
      { fields: "place", requires: "stockLocationService" },
    ],
  },
  detail: {
    select: { expand: "channel", requires: "sales_channels" },
    sections: [
      { id: "facts", facts: ["name", cell.text("place", { requires: "stockLocationService" })] },
      { id: "own", load, requires: ["inventoryService", "stockLocationService"] },
      { id: "channels", related: "channels" },
    ],
  },
  form: {
    schema: object({}),
    fields: [
      field.text("name"),
      field.text("place", { requires: "stockLocationService" }),
      field.reference("channel_id", { to: "channels" }),
    ],
    steps: [
      { id: "first", fields: ["name"] },
      { id: "second", fields: ["place"] },
    ],
  },
  actions: [
    { id: "move", requires: "stockLocationService", run: { post: "move" } },
    { id: "lock", run: { post: "lock" } },
  ],
};

const registry = createRegistry([
  defineExtension({
    id: "x",
    resources: [
      shelves,
      {
        name: "channels",
        requires: "sales_channels",
        api: { singularKey: "channel", pluralKey: "channels" },
        title: () => "",
        detail: { sections: [] },
      },
    ],
    routes: [
      { path: "/counting", load, requires: "inventoryService", link: { label: "Counting" } },
      { path: "/shelf-map", load },
      { path: "/products/:id/stock", load, requires: "inventoryService", link: { label: "Stock" } },
    ],
    settings: [{ path: "stock", label: "Stock", description: "…", load, requires: "inventoryService" }],
    widgets: [{ id: "stock", zone: "product.details.after", load, requires: "inventoryService" }],
  }),
]);

const all = ["sales_channels", "inventoryService", "stockLocationService"];
const ids = (parts: readonly (string | object)[] = []) =>
  parts.map((part) =>
    typeof part === "string" ? part : (Reflect.get(part, "key") ?? Reflect.get(part, "id")),
  );

describe("availableRegistry", () => {
  it("spec 9.18: removes from a definition whatever needs a missing flag or module", () => {
    const available = omitUnavailable(registry, storeWith("other"));
    const { list, detail, form, actions } = available.resources.get("shelves") as AnyResource;
    expect(ids(list?.columns)).toEqual(["name"]);
    expect(ids(list?.filters)).toEqual(["name"]);
    expect(ids(list?.links)).toEqual(["map"]);
    expect(ids(detail?.sections)).toEqual(["facts", "details"]);
    expect(detail?.sections[0]).toMatchObject({ facts: ["name"] });
    expect(ids(actions)).toEqual(["lock"]);
    const asked = form && askedFields(form, { mode: "create", record: undefined }, valuesOf(form, undefined));
    expect(ids(asked)).toEqual(["name"]);
    expect(ids(form?.steps)).toEqual(["first"]);
  });

  it("removes resources, pages with their links, cards and widgets", () => {
    const available = omitUnavailable(registry, storeWith("other"));
    expect([...available.resources.keys()]).toEqual(["shelves"]);
    expect(available.routes.map(({ path }) => path)).toEqual(["/shelf-map"]);
    expect([...available.sectionRoutes.values()].flat()).toEqual([]);
    expect(available.settings).toEqual([]);
    expect([...available.widgets.values()].flat()).toEqual([]);
  });

  it("does not read what the store does not have", () => {
    const { list, detail } = omitUnavailable(registry, storeWith("other")).resources.get(
      "shelves",
    ) as AnyResource;
    expect(queryOf(list?.select)).toEqual({ fields: "id,name", expand: "channels" });
    expect(queryOf(detail?.select)).toEqual({});
  });

  it("returns the same registry if the store has everything", () => {
    expect(omitUnavailable(registry, storeWith(...all))).toBe(registry);
    expect(omitUnavailable(registry, featureFlagsOf(undefined))).toBe(registry);
  });

  it("keeps what needs a feature that the store has", () => {
    const available = omitUnavailable(registry, storeWith("stockLocationService"));
    const { list, detail } = available.resources.get("shelves") as AnyResource;
    expect(ids(list?.columns)).toEqual(["name", "place"]);
    // It needs two, and the store has one.
    expect(ids(detail?.sections)).toEqual(["facts", "details"]);
  });

  it("removes a form without remaining fields", () => {
    const fields: AnyField[] = [field.text("place", { requires: "stockLocationService" })];
    const small = createRegistry([
      defineExtension({ id: "x", resources: [{ ...shelves, form: { schema: object({}), fields } }] }),
    ]);
    expect(omitUnavailable(small, storeWith("other")).resources.get("shelves")?.form).toBeUndefined();
  });
});

describe("the admin's own pages", () => {
  const own = createRegistry([builtIn]);
  const features = [
    "sales_channels",
    "publishable_api_keys",
    "tax_inclusive_pricing",
    "inventoryService",
    "stockLocationService",
  ];
  /** What a store has of a page: with everything, and without one feature. */
  const withAndWithout = (name: string, missing: string) =>
    [features, features.filter((feature) => feature !== missing)].map((given) =>
      omitUnavailable(own, storeWith(...given)).resources.get(name),
    );

  it.each<[feature: string, resource: string, part: string, of: (resource: AnyResource) => unknown[]]>([
    ["sales_channels", "orders", "sales_channel", ({ list }) => ids(list?.columns)],
    ["sales_channels", "orders", "sales_channel_id", ({ list }) => ids(list?.filters)],
    ["tax_inclusive_pricing", "currencies", "includes_tax", ({ list }) => ids(list?.columns)],
    ["stockLocationService", "sales-channels", "locations", ({ detail }) => ids(detail?.sections)],
  ])("spec 9.18: without %s %s lack %s", (feature, resource, part, of) => {
    const [full, less] = withAndWithout(resource, feature);
    expect(full && of(full)).toContain(part);
    expect(less && of(less)).not.toContain(part);
  });

  it.each([
    ["sales_channels", "sales-channels"],
    ["publishable_api_keys", "publishable-api-keys"],
    ["inventoryService", "inventory-items"],
    ["inventoryService", "reservations"],
    ["stockLocationService", "stock-locations"],
  ])("spec 9.18: without %s there are no %s", (feature, resource) => {
    expect(withAndWithout(resource, feature).map((found) => found !== undefined)).toEqual([true, false]);
  });

  it("spec 9.18: without prices that include tax a currency has nothing to edit", () => {
    expect(
      withAndWithout("currencies", "tax_inclusive_pricing").map((found) => found?.form !== undefined),
    ).toEqual([true, false]);
  });
});

describe("permissions", () => {
  const guarded = createRegistry([
    defineExtension({
      id: "x",
      resources: [
        {
          name: "shelves",
          api: { singularKey: "shelf", pluralKey: "shelves" },
          title: () => "",
          list: { columns: ["name", cell.text("cost", { permission: "costs" })] },
          detail: {
            sections: [
              { id: "facts", facts: ["name"] },
              { id: "audit", load, permission: "role:admin" },
            ],
          },
          form: {
            schema: object({}),
            fields: [field.text("name"), field.text("cost", { permission: "costs" })],
          },
          actions: [{ id: "lock", run: { post: "lock" }, permission: "lock" }],
        },
      ],
      routes: [{ path: "/audit", load, permission: "role:admin|developer", link: { label: "Audit" } }],
      settings: [{ path: "audit", label: "Audit", description: "…", load, permission: "role:admin" }],
      widgets: [{ id: "audit", zone: "order.details.after", load, permission: "role:admin" }],
      commands: [{ id: "recount", label: "Recount", permission: "costs", run: () => undefined }],
    }),
  ]);
  const user = (role: string) => ({ id: "usr_1", role }) as unknown as AdminUser;
  const seen = (may: May) => {
    const left = omitUnavailable(guarded, storeWith(...all), may);
    const { list, detail, form, actions } = left.resources.get("shelves") as AnyResource;
    const asked = form && askedFields(form, { mode: "create", record: undefined }, valuesOf(form, undefined));
    return [
      ...[list?.columns, detail?.sections, asked, actions].map((parts) => ids(parts).join(" ")),
      left.routes.length + left.settings.length + [...left.widgets.values()].flat().length,
      left.commands.length,
    ];
  };

  it("are answered by the person's role and by the host", () => {
    const can = (permission: string) => permission !== "costs";
    expect(seen(createMay(user("admin"), can))).toEqual([
      "name",
      "facts audit details",
      "name",
      "lock",
      3,
      0,
    ]);
    expect(seen(createMay(user("member"), can))).toEqual(["name", "facts details", "name", "lock", 0, 0]);
    expect(seen(createMay(user("developer"), () => true))).toEqual([
      "name cost",
      "facts details",
      "name cost",
      "lock",
      1,
      1,
    ]);
  });

  it("are all given by a host without an opinion", () => {
    expect(omitUnavailable(guarded, storeWith(...all), createMay(user("admin"), undefined))).toBe(guarded);
  });

  it("are denied without a person or after a failure of the host", () => {
    expectConsole('the host could not answer for the permission "costs"');
    const failing = createMay(user("admin"), () => {
      throw new Error("no grants yet");
    });
    expect(failing("costs")).toBe(false);
    expect(createMay(undefined, () => true)("costs")).toBe(false);
    expect(createMay(undefined, undefined)(undefined)).toBe(true);
  });

  it("are known before they are asked for", () => {
    expect(permissionsIn(guarded).sort()).toEqual(["costs", "lock", "role:admin", "role:admin|developer"]);
  });
});

it("names the first feature that is missing", () => {
  const flags = storeWith("inventoryService");
  expect(missingFeature(["inventoryService", "stockLocationService"], flags)).toBe("stockLocationService");
  expect(missingFeature("inventoryService", flags)).toBeUndefined();
  expect(missingFeature(undefined, flags)).toBeUndefined();
});
