import type { RecordOf } from "@tillhouse/extension-sdk";
import type { AnyForm } from "@tillhouse/extension-sdk/internal";
import { expect, it } from "vitest";
import { isChanged } from "../src/resources/products/product-bulk";
import { stockOf } from "../src/resources/products/product-list";
import { askedFields, valuesOf } from "../src/screens/form/kinds/form-values";
import { payloadOf } from "../src/screens/form/saving/form-payload";
import { schemaOutput } from "../src/screens/form/saving/form-resolver";
import { formOfSection } from "../src/screens/form/saving/section-form";
import { builtInResource } from "../src/testing/harness/complete-built-in";

const products = builtInResource("products");
const { form, detail } = products;

// Only what the form reads.
const coat = {
  id: "prod_1",
  title: "Coat",
  subtitle: null,
  handle: "coat",
  description: null,
  discountable: true,
  status: "proposed",
  origin_country: "dk",
  weight: 900,
  images: [{ id: "i", url: "a.jpg" }],
  thumbnail: "a.jpg",
  tags: [{ id: "t", value: "sale" }],
  type: { id: "ty", value: "Coats" },
  collection_id: "pcol_1",
  categories: [{ id: "pcat_1" }],
  sales_channels: [{ id: "sc_1" }],
  profile_id: "sp_1",
} as unknown as RecordOf<"products">;

/** What is sent where somebody has typed over the record, in the form of a section or in the whole one. */
async function sentOf(typed: Record<string, unknown>, section?: string) {
  const shown = formOfSection(
    form as AnyForm,
    detail?.sections.find(({ id }) => id === section),
  );
  const base = valuesOf(shown, coat);
  const values = { ...base, ...typed };
  return payloadOf({
    form: shown,
    record: coat,
    asked: askedFields(shown, { mode: "edit", record: coat }, values),
    output: await schemaOutput(shown, values),
    base: await schemaOutput(shown, base),
  });
}

it("sends what was changed, but never the variants", async () => {
  expect(await sentOf({})).toEqual({});
  expect(await sentOf({ weight: 950, subtitle: " Warm " })).toEqual({ weight: 950, subtitle: "Warm" });
});

it("sends tags and the type by their names", async () => {
  expect(await sentOf({ tags: ["sale", "new"], type: "Parkas" })).toEqual({
    tags: [{ value: "sale" }, { value: "new" }],
    type: { value: "Parkas" },
  });
  expect(await sentOf({ type: "" })).toEqual({ type: null });
});

it("shows and sends only the fields of its own section", async () => {
  const section = detail?.sections.find(({ id }) => id === "attributes");
  const asked = askedFields(
    formOfSection(form as AnyForm, section),
    { mode: "edit", record: coat },
    valuesOf(form as AnyForm, coat),
  );
  expect(asked.map(({ key }) => key)).toEqual(section?.edit?.fields);
  expect(await sentOf({ title: "Typed elsewhere", weight: 950 }, "attributes")).toEqual({ weight: 950 });
});

it("includes fields that an extension puts beside a field of a section", () => {
  const field = { kind: "text", key: "care/wash", after: "material" } as const;
  const extended = { ...(form as AnyForm), fields: [...(form?.fields ?? []), field] } as AnyForm;
  const section = detail?.sections.find(({ id }) => id === "attributes");
  const keys = (id: string | undefined) =>
    askedFields(
      formOfSection(
        extended,
        detail?.sections.find((other) => other.id === id),
      ),
      { mode: "edit", record: coat },
      valuesOf(extended, coat),
    ).map(({ key }) => key);
  expect(keys(section?.id)).toContain("care/wash");
  expect(keys("general")).not.toContain("care/wash");
});

it("can be set to every status that the store knows", () => {
  const status = form?.fields.find(({ key }) => key === "status");
  expect(status).toMatchObject({ options: ["draft", "proposed", "published", "rejected"] });
});

it("asks for categories and channels only where the store has them", () => {
  const needs = Object.fromEntries((form?.fields ?? []).map(({ key, requires }) => [key, requires]));
  expect(needs).toMatchObject({ categories: "product_categories", sales_channels: "sales_channels" });
});

it("shows stock only if it is counted", () => {
  // Only what is counted.
  const stock = (variants?: object[]) => stockOf({ variants } as unknown as RecordOf<"products">);
  expect(
    stock([
      { manage_inventory: true, inventory_quantity: 4 },
      { manage_inventory: true, inventory_quantity: 0 },
    ]),
  ).toBe(4);
  expect(stock([{ manage_inventory: false, inventory_quantity: 4 }])).toBeUndefined();
  expect(stock()).toBeUndefined();
});

it("knows whether a bulk change is done", () => {
  expect(isChanged(["a", "b"], { add: ["a"], remove: ["c"] })).toBe(true);
  expect(isChanged(["a", "c"], { add: ["a"], remove: ["c"] })).toBe(false);
});
