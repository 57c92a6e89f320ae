import { cell, defineExtension, extendResource, field, filter } from "@tillhouse/extension-sdk";
import {
  type AnyCellKind,
  type AnyFieldKind,
  type AnyFilterKind,
  type AnyResource,
  cellKindOf,
  filterKindOf,
} from "@tillhouse/extension-sdk/internal";
import { afterEach, describe, expect, it, vi } from "vitest";
import { array, object, string } from "zod/mini";
import { createRegistry } from "../src/core/registry/create-registry";
import { fieldKindNames } from "../src/core/registry/field-kind-names";
import { fieldKindOf } from "../src/screens/form/kinds/field-kind-of";
import { fieldKinds } from "../src/screens/form/kinds/field-kinds";
import { builtIn } from "../src/testing/harness/complete-built-in";

const load = () => Promise.resolve({ default: () => null });
const filterKind: AnyFilterKind = {
  parse: (text) => (text === "" ? undefined : Number(text)),
  serialize: String,
  describe: (value) => `${value} stars`,
  load,
  sample: () => 3,
};
const cellKind: AnyCellKind = { draw: (value) => `${value} stars` };
const fieldKind: AnyFieldKind = { empty: () => 0, load };
const kinds = {
  filters: { rating: filterKind },
  cells: { rating: cellKind },
  fields: { rating: fieldKind },
};
/** A part of a kind that the contract does not have. */
const rating = { kind: "rating", key: "score" } as never;

/** Every place of a definition where a part says its kind. */
const reviews: AnyResource = {
  name: "reviews",
  api: { singularKey: "review", pluralKey: "reviews" },
  title: () => "",
  list: { columns: ["title", rating], filters: [filter.text("title"), rating] },
  detail: {
    badges: [rating],
    meta: [rating],
    sections: [
      { id: "facts", facts: ["title", rating] },
      { id: "rows", rows: "replies", columns: [rating, cell.date("created_at")] },
    ],
  },
  form: {
    schema: object({ title: string() }),
    fields: [field.text("title"), rating, field.group("replies", [field.text("text"), rating])],
    steps: [
      { id: "one", fields: ["title"] },
      { id: "two", fields: ["score"] },
    ],
  },
  actions: [{ id: "reply", run: async () => undefined, form: { schema: object({}), fields: [rating] } }],
};
const places = [
  "reviews.columns.score",
  "reviews.filters.score",
  "reviews.badges.score",
  "reviews.meta.score",
  "reviews.sections.facts.score",
  "reviews.sections.rows.score",
  "reviews.fields.score",
  "reviews.fields.replies.score",
  "reviews.actions.reply.score",
];

function resourceIn(...extensions: Parameters<typeof createRegistry>[0][number][]) {
  const registry = createRegistry([builtIn, ...extensions]);
  const resource = registry.resources.get("reviews");
  if (resource === undefined) throw new Error("The resource is gone");
  return { resource, problems: registry.problems };
}

afterEach(() => vi.restoreAllMocks());

describe("kinds of extensions", () => {
  it("are found in every definition, whoever brought them", () => {
    const { resource, problems } = resourceIn(
      defineExtension({ id: "reviews", resources: [reviews] }),
      defineExtension({ id: "stars", source: "stars.ts", kinds }),
    );
    expect(problems).toEqual([]);
    const owned = expect.objectContaining({ owner: "stars", source: "stars.ts" });
    const part = expect.objectContaining({ key: "score", kindDefinition: owned });
    expect(resource.list).toMatchObject({ columns: ["title", part], filters: [{ key: "title" }, part] });
    expect(resource.detail).toMatchObject({
      badges: [part],
      meta: [part],
      sections: [{ facts: ["title", part] }, { columns: [part, { key: "created_at" }] }, { id: "details" }],
    });
    expect(resource.form?.fields).toMatchObject([
      { key: "title" },
      part,
      { key: "replies", fields: [{ key: "text" }, part] },
    ]);
    expect(resource.actions?.[0]?.form?.fields).toEqual([part]);
    const set = resource.list?.filters?.[1];
    expect(set && filterKindOf(set).describe(3, set, {} as never)).toBe("3 stars");
    const [, asked] = resource.form?.fields ?? [];
    expect(asked && fieldKindOf(asked).empty(asked, () => null)).toBe(0);
  });

  it("are reported with their locations if nobody brought them", () => {
    const { resource, problems } = resourceIn(defineExtension({ id: "reviews", resources: [reviews] }));
    expect(problems.map(({ owner, reason, values }) => [owner, reason, values?.target])).toEqual(
      places.map((place) => ["reviews", "unknownKind", place]),
    );
    expect(problems[1]?.values?.kind).toBe("filters.rating");
    expect(resource.list).toMatchObject({ columns: ["title"], filters: [{ key: "title" }] });
    expect(resource.detail).toMatchObject({
      badges: [],
      meta: [],
      sections: [{ facts: ["title"] }, { columns: [{ key: "created_at" }] }, { id: "details" }],
    });
    // A field stays, so that the schema does not miss it, and is never asked.
    expect(resource.form?.fields[1]).toEqual({ kind: "text", key: "score", visibleWhen: { score: [] } });
    expect(resource.form?.steps).toEqual([{ id: "one", fields: ["title"] }]);
  });

  it("are the first of two with one name", () => {
    const { resource, problems } = resourceIn(
      defineExtension({ id: "reviews", resources: [reviews] }),
      defineExtension({ id: "one", kinds }),
      defineExtension({
        id: "two",
        source: "two.ts",
        kinds: { cells: { rating: { draw: () => "theirs" } } },
      }),
    );
    expect(problems).toEqual([
      {
        owner: "two",
        source: "two.ts",
        reason: "duplicateKind",
        values: { target: "cells.rating", first: "one" },
      },
    ]);
    expect(resource.list?.columns[1]).toMatchObject({ kindDefinition: { owner: "one" } });
  });

  it("do not replace those of the admin", () => {
    const { problems } = resourceIn(
      defineExtension({
        id: "reviews",
        resources: [{ ...reviews, list: { columns: [cell.date("at")] } }],
        kinds,
      }),
      defineExtension({
        id: "two",
        kinds: { filters: { date: filterKind }, cells: { date: cellKind }, fields: { text: fieldKind } },
      }),
    );
    expect(problems.map(({ owner, values }) => [owner, values])).toEqual(
      ["filters.date", "cells.date", "fields.text"].map((target) => ["two", { target, first: "tillhouse" }]),
    );
  });

  it("are checked in definitions", () => {
    const pretended = { ...cell.date("at"), kindDefinition: { owner: "x", draw: () => "false" } };
    const { resource } = resourceIn(
      defineExtension({ id: "reviews", resources: [{ ...reviews, list: { columns: [pretended] } }], kinds }),
    );
    expect(resource.list?.columns).toEqual([cell.date("at")]);
  });

  it("join lists and forms of others", () => {
    const registry = createRegistry([
      builtIn,
      defineExtension({
        id: "stars",
        kinds,
        changes: [
          extendResource("collections", {
            columns: [rating],
            filters: [rating],
            fields: { schema: object({ tags: array(string()) }), fields: [rating], store: "metadata" },
          }),
        ],
      }),
    ]);
    expect(registry.problems).toEqual([]);
    const { list, form } = registry.resources.get("collections") ?? {};
    const owned = { kind: "rating", kindDefinition: { owner: "stars" } };
    expect(list?.columns.at(-1)).toMatchObject(owned);
    expect(list?.filters?.at(-1)).toMatchObject(owned);
    expect(form?.fields.at(-1)).toMatchObject(owned);
    expect(form?.additions?.[0]?.fields[0]).toMatchObject(owned);
  });

  it("serve settings forms too", () => {
    const setting = {
      path: "stars",
      label: "Stars",
      description: "",
      form: { schema: object({}), fields: [rating] },
    };
    const settings = (own: object) =>
      createRegistry([builtIn, defineExtension({ id: "stars", settings: [setting], ...own })]);
    expect(settings({ kinds }).settings[0]?.form?.fields[0]).toMatchObject({
      kindDefinition: { owner: "stars" },
    });
    expect(settings({}).problems[0]?.values?.target).toBe("settings.stars.score");
  });

  it("keep an unrelated registry the same", () => {
    const { resources: before } = createRegistry([builtIn]);
    const { resources } = createRegistry([builtIn, defineExtension({ id: "stars", kinds })]);
    for (const [name, resource] of before) expect(resources.get(name)).toBe(resource);
  });

  it("cannot break a list when they fail", () => {
    const error = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const fail = () => {
      throw new Error("broken");
    };
    const broken: AnyFilterKind = { ...filterKind, parse: fail, serialize: fail, describe: fail };
    const { resource } = resourceIn(
      defineExtension({
        id: "reviews",
        resources: [reviews],
        kinds: { ...kinds, filters: { rating: broken } },
      }),
    );
    const set = resource.list?.filters?.[1];
    if (set === undefined) throw new Error("The filter is gone");
    const kind = filterKindOf(set);
    expect(kind.parse("3", set)).toBeUndefined();
    expect([kind.serialize(3, set), kind.describe(3, set, {} as never)]).toEqual(["", ""]);
    expect(error).toHaveBeenCalledTimes(3);
  });
});

it("knows the names of all kinds of fields before the form is loaded", () => {
  expect(Object.keys(fieldKindNames).sort()).toEqual(Object.keys(fieldKinds).sort());
});

it("has every kind that a built-in resource names", () => {
  for (const { list, form } of createRegistry([builtIn]).resources.values()) {
    for (const part of list?.filters ?? []) expect(filterKindOf(part)).toBeDefined();
    for (const part of list?.columns ?? [])
      if (typeof part !== "string" && part.kind !== undefined) expect(cellKindOf(part)).toBeDefined();
    for (const part of form?.fields ?? []) expect(fieldKindOf(part)).toBeDefined();
  }
});
