// @vitest-environment happy-dom
import { field } from "@tillhouse/extension-sdk";
import { type AnyForm, createAdminStorage } from "@tillhouse/extension-sdk/internal";
import { beforeEach, describe, expect, it } from "vitest";
import { any, object } from "zod/mini";
import { answerFor, askedFields, valuesOf } from "./kinds/form-values";
import { readDraft, removeDraft, withoutSecrets, writeDraft } from "./saving/draft";
import { blamedField } from "./saving/form-errors";
import { payloadOf } from "./saving/form-payload";
import { mergeMetadata, mergeOf } from "./saving/three-way-merge";

const form: AnyForm = {
  schema: object({ title: any() }),
  fields: [
    field.text("title"),
    field.password("password", { mode: "create" }),
    field.choice("type", ["fixed", "percentage"]),
    field.number("value", { visibleWhen: { type: ["fixed"] } }),
    field.metadata("metadata"),
    field.group("rates", [field.text("name"), field.percent("rate"), field.password("key")], {
      defaultValues: { rate: 25 },
    }),
  ],
  defaultValues: { type: "fixed" },
};
const record = {
  id: "1",
  title: "Tent",
  type: "percentage",
  value: 0,
  metadata: { a: 1 },
  rates: [{ name: "x", rate: 0 }],
};

describe("the values of a form", () => {
  it("are empty but for the defaults of a new record", () => {
    expect(valuesOf(form, undefined)).toEqual({
      title: "",
      password: "",
      type: "fixed",
      value: null,
      metadata: {},
      rates: [],
    });
  });

  it("are the record's, with 0 as 0 and missing ones empty", () => {
    expect(valuesOf(form, { ...record, title: null })).toMatchObject({
      title: "",
      value: 0,
      rates: [{ name: "x", rate: 0, key: "" }],
    });
  });

  it("are asked for as the others require", () => {
    const keys = (mode: "create" | "edit", type: string) =>
      askedFields(form, { mode, record: mode === "edit" ? record : undefined }, { type }).map(
        ({ key }) => key,
      );
    expect(keys("create", "fixed")).toEqual(["title", "password", "type", "value", "metadata", "rates"]);
    expect(keys("edit", "percentage")).toEqual(["title", "type", "metadata", "rates"]);
  });
});

it("asks for a field by facts of the record", () => {
  const shipping: AnyForm = {
    schema: object({ notify: any() }),
    fields: [field.toggle("notify", { visibleWhen: { owner: ["order"], is_open: [true] } })],
    context: ({ swap_id }: { swap_id: string | null }) => ({ owner: swap_id ? "swap" : "order" }),
  };
  const asked = (record: object | undefined) =>
    askedFields(shipping, { mode: "edit", record }, {}).map(({ key }) => key);
  expect(asked({ swap_id: null, is_open: true })).toEqual(["notify"]);
  expect(asked({ swap_id: null, is_open: false })).toEqual([]);
  expect(asked({ swap_id: "swap_1", is_open: true })).toEqual([]);
});

describe("an action that is done with many records", () => {
  const packing: AnyForm = {
    schema: object({ place: any(), units: any(), notify: any() }),
    fields: [
      field.text("place"),
      field.number("units", { mode: "edit" }),
      field.toggle("notify", { mode: "many" }),
    ],
    defaultValues: { place: "here" },
    fromRecord: ({ units }: { units: number }) => ({ place: "", units, notify: false, isHidden: true }),
  };

  it("asks once for what is the same for all of them", () => {
    const keys = askedFields(packing, { mode: "many", record: undefined }, {}).map(({ key }) => key);
    expect(keys).toEqual(["place", "notify"]);
  });

  it("takes the rest from each of them", async () => {
    expect(await answerFor(packing, { units: 3 }, { place: "there", notify: true })).toEqual({
      place: "there",
      units: 3,
      notify: true,
    });
  });

  it("takes it from the default values if a record gives none", async () => {
    expect(await answerFor({ ...packing, fromRecord: undefined }, { units: 3 }, { notify: true })).toEqual({
      place: "here",
      units: null,
      notify: true,
    });
  });
});

describe("what is sent", () => {
  const base = { title: "Tent", type: "fixed", value: 3, metadata: { a: 1, b: { c: [1] } }, rates: [] };
  const asked = form.fields.filter(({ key }) => key !== "password");

  it("is everything for a new record", () => {
    const output = { ...base, password: "secret", extra: 1 };
    expect(payloadOf({ form, record: undefined, asked, output, base: {} })).toEqual({ ...base, extra: 1 });
  });

  it("is only what was changed, metadata key by key", () => {
    const output = { ...base, title: "Tarp", metadata: { b: { c: [1, 2] } } };
    expect(payloadOf({ form, record, asked, output, base })).toEqual({
      title: "Tarp",
      metadata: { a: "", b: { c: [1, 2] } },
    });
    expect(payloadOf({ form, record, asked, output: base, base })).toEqual({});
  });

  it("is the form's own payload", () => {
    const own = { ...form, toPayload: (output: { title: string }) => ({ name: output.title }) };
    expect(payloadOf({ form: own, record, asked, output: base, base })).toEqual({ name: "Tent" });
  });
});

describe("the field that the store complains about", () => {
  const values = { rates: [{ name: "a" }, { name: "b" }] };
  it.each([
    ["title must be longer than or equal to 1 characters", "title"],
    ["Product with handle tent, Title already exists.", "title"],
    ["rates.1.rate must be a number", "rates.1.rate"],
    ["property value should not exist", "value"],
    ["An unknown error occurred.", undefined],
    ["subtitle is wrong", undefined],
  ])("in %j is %s", (message, key) => {
    expect(blamedField(message, form.fields, values)).toBe(key);
  });

  it("is found by its message, too", () => {
    expect(blamedField("The sales channel is disabled", [field.text("sales_channel_id")], {})).toBe(
      "sales_channel_id",
    );
  });
});

describe("a draft", () => {
  const { local } = createAdminStorage();
  const owner = { userId: "usr_1", resource: "products", target: "new" };
  beforeEach(() => localStorage.clear());

  it("survives the page for one person and one record", () => {
    writeDraft(local, owner, { base: { title: "" }, values: { title: "Tent" } });
    expect(readDraft(local, owner)?.values).toEqual({ title: "Tent" });
    expect(readDraft(local, { ...owner, userId: "usr_2" })).toBeUndefined();
    expect(readDraft(local, { ...owner, target: "prod_1" })).toBeUndefined();
    removeDraft(local, owner);
    expect(readDraft(local, owner)).toBeUndefined();
  });

  it("is not kept if nothing differs", () => {
    writeDraft(local, owner, { base: { title: "" }, values: { title: "Tent" } });
    writeDraft(local, owner, { base: { title: "" }, values: { title: "" } });
    expect(readDraft(local, owner)).toBeUndefined();
  });

  it("leaves out secrets at any depth", () => {
    const values = { title: "Tent", password: "p", rates: [{ name: "x", key: "k" }] };
    expect(withoutSecrets(form.fields, values)).toEqual({ title: "Tent", rates: [{ name: "x" }] });
  });
});

describe("a merge", () => {
  const before = { title: "Tent", handle: "tent", rank: 1 };

  it("keeps changes that only one side made", () => {
    expect(
      mergeOf(["title", "handle", "rank"], {
        before,
        theirs: { ...before, title: "Theirs" },
        mine: { ...before, rank: 2 },
      }),
    ).toEqual({ taken: ["title"], clashes: [] });
  });

  it("asks about what both changed differently", () => {
    expect(
      mergeOf(["title", "handle", "rank"], {
        before,
        theirs: { title: "A", handle: "same", rank: 1 },
        mine: { title: "B", handle: "same", rank: 1 },
      }),
    ).toEqual({ taken: [], clashes: [{ key: "title", before: "Tent", theirs: "A", mine: "B" }] });
  });

  it("of metadata goes key by key", () => {
    const before = { a: 1, b: { c: 1 }, gone: "x" };
    expect(
      mergeMetadata({
        before,
        theirs: { a: 2, b: { c: 1 } },
        mine: { a: 1, b: { c: 2 }, gone: "x", d: true },
      }),
    ).toEqual({
      a: 2,
      b: { c: 2 },
      d: true,
    });
    expect(mergeMetadata({ before, theirs: { ...before, a: 2 }, mine: { ...before, a: 3 } })).toBeUndefined();
  });
});
