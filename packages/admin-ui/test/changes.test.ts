import {
  type Change,
  defineExtension,
  extendResource,
  field,
  hide,
  move,
  queryOf,
  replace,
  wrap,
} from "@tillhouse/extension-sdk";
import type { StandardSchema } from "@tillhouse/extension-sdk/internal";
import { describe, expect, it } from "vitest";
import { elementId } from "../src/core/definitions/element-lists";
import { createRegistry } from "../src/core/registry/create-registry";
import { builtIn } from "../src/testing/harness/complete-built-in";

const load = () => Promise.resolve({ default: () => null });
const schema: StandardSchema<{ care: string }> = {
  "~standard": { version: 1, vendor: "test", validate: (value) => ({ value: value as { care: string } }) },
};

function changed(...changes: Change[]) {
  return createRegistry([
    builtIn,
    defineExtension({ id: "shop", source: "src/admin/extension.ts", changes }),
  ]);
}

function ids(parts: readonly Parameters<typeof elementId>[0][] | undefined): string[] {
  return (parts ?? []).map(elementId);
}

const products = (...changes: Change[]) => changed(...changes).resources.get("products");
const untouched = createRegistry([builtIn]).resources.get("products");

describe("changes", () => {
  it("keep the definitions of built-ins unchanged", () => {
    const before = JSON.stringify(builtIn);
    changed(hide("products.columns.title"), wrap("products.sections.variants", { load }));
    expect(JSON.stringify(builtIn)).toBe(before);
  });

  it("replace the papers of parcels by one for the record", () => {
    const slip = (given: object) =>
      changed(replace("orders.documents.packing-slip", { load, ...given }))
        .resources.get("orders")
        ?.documents?.find(({ id }) => id === "packing-slip");
    expect(createRegistry([builtIn]).resources.get("orders")?.documents?.[0]?.sheets).toBeTypeOf("function");
    expect(slip({})).toMatchObject({ load, sheets: undefined });
    const sheets = () => ["one"];
    expect(slip({ sheets })).toMatchObject({ load, sheets });
  });

  it("add elements where they say, with their owner", () => {
    const made = products(
      extendResource("products", {
        columns: [{ id: "rating", after: "title", render: () => "5" }],
        sections: [{ id: "care", before: "variants", load }],
        actions: [{ id: "feature", run: { update: { metadata: { featured: true } } } }],
      }),
    );
    expect(ids(made?.list?.columns).slice(0, 3)).toEqual([
      ids(untouched?.list?.columns)[0],
      "rating",
      ids(untouched?.list?.columns)[1],
    ]);
    const sections = ids(made?.detail?.sections);
    expect(sections.indexOf("care")).toBe(sections.indexOf("variants") - 1);
    expect(made?.actions?.at(-1)).toMatchObject({
      id: "feature",
      contribution: { owner: "shop", source: "src/admin/extension.ts" },
    });
  });

  it("read more from the store without duplicates", () => {
    const made = products(extendResource("products", { detailSelect: { expand: "tags,profile" } }));
    const expand = queryOf(made?.detail?.select).expand?.split(",") ?? [];
    expect(expand.filter((name) => name === "tags")).toHaveLength(1);
    expect(expand).toContain("profile");
  });

  it("add fields to a form beside a field that they name", () => {
    const made = changed(
      extendResource("collections", {
        fields: { schema, fields: [field.text("care", { after: "title" })], store: "metadata" },
      }),
    ).resources.get("collections");
    const keys = ids(made?.form?.fields);
    expect(keys[keys.indexOf("title") + 1]).toBe("shop/care");
    expect(made?.form?.additions).toMatchObject([{ owner: "shop", store: "metadata" }]);
    expect(made?.form?.fields.find(({ key }) => key === "shop/care")?.label).toBe("collections.fields.care");
  });

  it("hide columns, sections, actions and pages", () => {
    const made = products(hide("products.columns.collection"), hide("products.sections.variants"));
    expect(ids(made?.list?.columns)).not.toContain("collection");
    expect(ids(made?.detail?.sections)).not.toContain("variants");
    const collections = changed(hide("collections.actions.delete"), hide("collections.actions.create"));
    expect(collections.resources.get("collections")).toMatchObject({
      delete: undefined,
      form: { mode: "edit" },
    });
    expect(products(hide("products.list"))?.list).toBeUndefined();
    expect(changed(hide("sidebar.orders")).hidden).toContain("sidebar.orders");
  });

  it("remove the link to a form if creating and editing are both hidden", () => {
    const made = changed(hide("collections.actions.create"), hide("collections.actions.edit"));
    expect(made.resources.get("collections")?.form).toBeUndefined();
  });

  it("wrap or replace built-in actions", async () => {
    const run = async () => undefined;
    const { resources, problems } = changed(
      wrap("collections.actions.delete", { run }),
      replace("collections.actions.create", { run }),
      replace("collections.actions.create", { run }),
      wrap("collections.actions.edit", {} as never),
    );
    expect(resources.get("collections")?.crudOverrides).toMatchObject({
      delete: { wrappers: [{ owner: "shop", run }] },
      create: { replacement: { owner: "shop", run }, wrappers: [] },
    });
    expect(problems.map(({ reason }) => reason)).toEqual(["replacedTarget", "wrongTarget"]);
  });

  it("report a change of an action that a resource lacks", () => {
    expect(changed(hide("orders.actions.delete" as never)).problems).toMatchObject([
      { reason: "unknownTarget", values: { target: "orders.actions.delete" } },
    ]);
  });

  it("let a replaced column keep its head, position and order", () => {
    const made = products(replace("products.columns.status", { render: () => "on" }));
    const before = untouched?.list?.columns.find((column) => elementId(column) === "status");
    const after = made?.list?.columns.find((column) => elementId(column) === "status");
    expect(after).toMatchObject({ mobile: Reflect.get(Object(before), "mobile"), sort: "status" });
  });

  it("let a field that a component draws keep its value", () => {
    const made = changed(replace("collections.fields.title", { load })).resources.get("collections");
    expect(made?.form?.fields.find(({ key }) => key === "title")).toMatchObject({
      kind: "text",
      contribution: { owner: "shop", load },
    });
  });

  it("hide a field so that it is neither shown nor sent", () => {
    const made = changed(hide("collections.fields.handle")).resources.get("collections");
    expect(made?.form?.fields.find(({ key }) => key === "handle")?.visibleWhen).toEqual({ handle: [] });
  });

  it("replace an element in its position under its id", () => {
    const made = products(
      replace("products.sections.variants", { load }),
      replace("products.columns.status", { render: () => "on" }),
    );
    expect(ids(made?.detail?.sections)).toEqual(ids(untouched?.detail?.sections));
    expect(ids(made?.list?.columns)).toEqual(ids(untouched?.list?.columns));
    const section = made?.detail?.sections.find(({ id }) => id === "variants");
    expect(section).toMatchObject({ load, contribution: { owner: "shop" } });
  });

  it("wrap an element several times", () => {
    const made = createRegistry([
      builtIn,
      defineExtension({ id: "one", changes: [wrap("products.sections.variants", { load })] }),
      defineExtension({ id: "two", changes: [wrap("products.sections.variants", { load })] }),
    ]).resources.get("products");
    const section = made?.detail?.sections.find(({ id }) => id === "variants");
    expect(section?.contribution?.owner).toBeUndefined();
    expect(section?.contribution?.wrappers?.map(({ owner }) => owner)).toEqual(["one", "two"]);
  });

  it("replace pages and wrap them", () => {
    const { pages } = changed(replace("orders.list", { load }), wrap("orders.detail", { load }));
    expect(pages.get("orders.list")?.replacement).toMatchObject({ owner: "shop", load });
    expect(pages.get("orders.detail")?.wrappers).toHaveLength(1);
  });

  it("move elements and entries of the sidebar", () => {
    const registry = changed(
      move("products.columns.status", { before: "title" }),
      move("sidebar.customers", { group: "sales", order: 15 }),
    );
    const columns = ids(registry.resources.get("products")?.list?.columns);
    expect(columns.indexOf("status")).toBe(columns.indexOf("title") - 1);
    expect(registry.sidebar.moves.get("customers")).toEqual({ group: "sales", order: 15 });
  });

  it.each([
    ["unknownTarget", hide("products.columns.colour" as never), { target: "products.columns.colour" }],
    ["unknownTarget", hide("producs.list" as never), { target: "producs.list" }],
    ["unknownTarget", extendResource("wishes" as never, {}), { target: "wishes" }],
    ["unknownTarget", hide("sidebar.wishes" as never), { target: "sidebar.wishes" }],
    [
      "wrongTarget",
      wrap("orders.filters.status" as never, { load } as never),
      { target: "orders.filters.status" },
    ],
    ["wrongTarget", replace("orders.list", {} as never), { target: "orders.list" }],
    ["wrongTarget", move("orders.list" as never, {} as never), { target: "orders.list" }],
    [
      "duplicateElement",
      extendResource("products", { columns: ["title"] }),
      { target: "products.columns.title", first: "tillhouse" },
    ],
    [
      "unknownAnchor",
      extendResource("products", { columns: [{ id: "rating", after: "nothing", render: () => "" }] }),
      { target: "products.columns.rating", place: "nothing" },
    ],
  ])("report %s by name", (reason, change, values) => {
    const { problems } = changed(change as Change);
    expect(problems).toEqual([{ owner: "shop", source: "src/admin/extension.ts", reason, values }]);
  });

  it("name the first of two replacements and who hid a target", () => {
    const twice = createRegistry([
      builtIn,
      defineExtension({
        id: "one",
        changes: [replace("orders.list", { load }), hide("orders.columns.total")],
      }),
      defineExtension({
        id: "two",
        changes: [replace("orders.list", { load }), move("orders.columns.total", { after: "display_id" })],
      }),
    ]);
    expect(twice.problems).toMatchObject([
      { owner: "two", reason: "replacedTarget", values: { first: "one" } },
      { owner: "two", reason: "hiddenTarget", values: { first: "one" } },
    ]);
    expect(twice.pages.get("orders.list")?.replacement?.owner).toBe("one");
  });
});
