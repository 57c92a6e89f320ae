import { field } from "@tillhouse/extension-sdk";
import type { AnyField, BuiltInFieldKinds } from "@tillhouse/extension-sdk/internal";
import { describe, expect, it } from "vitest";
import type { DrawnFieldProps } from "./drawn-field";
import { fieldKindOf } from "./field-kind-of";
import { fieldKinds } from "./field-kinds";
import { emptyOf, heldValue } from "./form-values";

const load = () => Promise.resolve({ default: null });

/** One field of each kind, what it holds before anybody typed, and what it makes of what a record holds. */
const cases = {
  address: { field: field.address("v"), empty: {}, record: { city: "Odense" }, held: { city: "Odense" } },
  alternatives: { field: field.alternatives("v", { a: "one", b: "two" }), empty: "", record: "a", held: "a" },
  choice: { field: field.choice("v", ["a", "b"]), empty: "", record: "a", held: "a" },
  choices: { field: field.choices("v", ["a", "b"]), empty: [], record: ["a"], held: ["a"] },
  country: { field: field.country("v"), empty: "", record: "dk", held: "dk" },
  date: { field: field.date("v"), empty: null, record: "2026-01-05", held: "2026-01-05" },
  email: { field: field.email("v"), empty: "", record: "a@b.c", held: "a@b.c" },
  files: { field: field.files("v"), empty: [], record: ["/a"], held: ["/a"] },
  group: {
    field: field.group("v", [field.text("name"), field.references("tags", { to: "product-tags" })], {
      minimum: 1,
      defaultValues: { name: "New" },
    }),
    empty: [{ name: "New", tags: [] }],
    record: [{ name: null, tags: [{ id: "t" }] }],
    held: [{ name: "", tags: ["t"] }],
  },
  handle: { field: field.handle("v", { generatedFrom: "title" }), empty: "", record: "tent", held: "tent" },
  images: { field: field.images("v"), empty: [], record: ["/a"], held: ["/a"] },
  lines: { field: field.lines("v"), empty: [], record: [{ item_id: "a" }], held: [{ item_id: "a" }] },
  "long-text": { field: field.longText("v"), empty: "", record: "a", held: "a" },
  metadata: { field: field.metadata("v"), empty: {}, record: { a: 1 }, held: { a: 1 } },
  money: { field: field.money("v"), empty: null, record: 0, held: 0 },
  number: { field: field.number("v"), empty: null, record: 0, held: 0 },
  own: { field: field.custom("v", { load }), empty: null, record: 1, held: 1 },
  password: { field: field.password("v"), empty: "", record: "x", held: "x" },
  percent: { field: field.percent("v"), empty: null, record: 0, held: 0 },
  "record-name": {
    field: field.recordName("v", { to: "product-types", nameKey: "value" }),
    empty: "",
    record: { id: "t", value: "Shirt" },
    held: "Shirt",
  },
  "record-names": {
    field: field.recordNames("v", { to: "product-tags", nameKey: "value" }),
    empty: [],
    record: [{ id: "t", value: "sale" }],
    held: ["sale"],
  },
  reference: { field: field.reference("v", { to: "products" }), empty: null, record: "p", held: "p" },
  references: {
    field: field.references("v", { to: "products" }),
    empty: [],
    record: [{ id: "p" }, "q"],
    held: ["p", "q"],
  },
  tags: { field: field.tags("v"), empty: [], record: ["a"], held: ["a"] },
  text: { field: field.text("v"), empty: "", record: "a", held: "a" },
  toggle: { field: field.toggle("v"), empty: false, record: true, held: true },
} satisfies Record<
  keyof BuiltInFieldKinds<never>,
  { field: AnyField; empty: unknown; record: unknown; held: unknown }
>;

describe.each(Object.entries(cases))(
  "fields of the kind %s",
  (name, { field: given, empty, record, held }) => {
    it("are made with that kind", () => expect(given.kind).toBe(name));

    it("have an empty value of their own", () => {
      expect(emptyOf(given)).toEqual(empty);
      expect(heldValue(given, null)).toEqual(empty);
    });

    it("take the value of a record", () => expect(heldValue(given, record)).toEqual(held));
  },
);

it("keeps one kind out of drafts", () => {
  const secret = Object.entries(fieldKinds).filter(([, kind]) => "isSecret" in kind && kind.isSecret);
  expect(secret.map(([name]) => name)).toEqual(["password"]);
});

it("sends relations as the field defines", () => {
  const objects = field.references("v", { to: "products", format: "objects" });
  expect(fieldKindOf(objects).toPayload?.(["p"], objects)).toEqual([{ id: "p" }]);
  expect(fieldKindOf(cases.references.field).toPayload?.(["p"], cases.references.field)).toEqual(["p"]);
});

it("names an unknown kind of field", () => {
  expect(() => fieldKindOf({ kind: "stars", key: "v" })).toThrow('no field of the kind "stars"');
});

it("holds a number to its limits, and counts by its step", () => {
  const weight = field.number("v", { minimum: 0, maximum: 90, step: 5, unit: "kg" });
  const props = {
    field: weight,
    common: {},
    value: 3,
    onChange: () => {},
  } as unknown as DrawnFieldProps<never>;
  expect(fieldKinds.number.draw(props)).toMatchObject({
    props: { value: 3, min: 0, max: 90, step: 5, suffix: "kg" },
  });
});
