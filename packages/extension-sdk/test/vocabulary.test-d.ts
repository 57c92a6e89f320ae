// The whole vocabulary once, and planted mistakes: a line under a @ts-expect-error must not compile.
import { array, boolean, nullable, number as numberSchema, object, enum as oneOf, string } from "zod/mini";
import { cell, defineAction, defineResource, field, filter } from "../src/index";

const collections = { name: "collections", api: { singularKey: "collection", pluralKey: "collections" } } as const;
const title = (collection: { title: string }) => collection.title;

// Cells.
defineResource({
  name: "products",
  api: { singularKey: "product", pluralKey: "products" },
  title: (product) => product.title,
  list: {
    columns: ["title", cell.record("collection", "collections"), cell.records("tags", "product-tags"), cell.count("variants"), cell.yesNo("discountable"), cell.country("origin_country"), cell.word("status")],
  },
});
// @ts-expect-error a collection is no tag
defineResource({ ...collections, title, list: { columns: [cell.record("title", "product-tags")] } });
// @ts-expect-error there is no such resource
defineResource({ ...collections, title, list: { columns: [cell.records("products", "produkts")] } });
// @ts-expect-error a title is not counted
defineResource({ ...collections, title, list: { columns: [cell.count("title")] } });
// @ts-expect-error a title is neither yes nor no
defineResource({ ...collections, title, list: { columns: [cell.yesNo("title")] } });
// @ts-expect-error misspelt option
defineResource({ ...collections, title, list: { columns: [cell.date("created_at", { narow: "note" })] } });
// @ts-expect-error a field is no cell
defineResource({ ...collections, title, list: { columns: [field.text("title")] } });

// What only some stores have.
defineResource({
  name: "products",
  api: { singularKey: "product", pluralKey: "products" },
  title: (product) => product.title,
  requires: ["inventoryService", "stockLocationService"],
  list: { columns: ["title", cell.text("handle", { requires: "loyalty_points" })], filters: [filter.date("created_at", { requires: "sales_channels" })], select: [{ fields: "id" }, { expand: "sales_channels", requires: "sales_channels" }] },
  detail: { sections: [{ id: "facts", requires: "product_categories", facts: ["title"] }] },
  actions: [{ id: "count", requires: "inventoryService", run: { post: "count" } }],
});
// @ts-expect-error a feature has a name
defineResource({ ...collections, title, list: { columns: [cell.text("title", { requires: true })] } });

// Filters.
defineResource({
  name: "customers",
  api: { singularKey: "customer", pluralKey: "customers" },
  title: (customer) => customer.email,
  list: {
    columns: ["email"],
    filters: [filter.date("created_at"), filter.yesNo("has_account"), filter.reference("groups", { to: "customer-groups" })],
  },
});
// @ts-expect-error metadata is no date
defineResource({ ...collections, title, list: { columns: [], filters: [filter.date("metadata")] } });
// @ts-expect-error a title is neither yes nor no
defineResource({ ...collections, title, list: { columns: [], filters: [filter.yesNo("title")] } });
// @ts-expect-error there is no such resource
defineResource({ ...collections, title, list: { columns: [], filters: [filter.reference("x", { to: "grups" })] } });
// @ts-expect-error a cell is no filter
defineResource({ ...collections, title, list: { columns: [], filters: [cell.date("created_at")] } });

// Fields of every kind.
const everything = object({
  name: string(),
  role: oneOf(["member", "admin"]),
  days: array(oneOf(["monday", "tuesday"])),
  amount: nullable(numberSchema()),
  currency_code: string(),
  is_active: boolean(),
  starts_at: nullable(string()),
  collection_id: nullable(string()),
  tag_ids: array(string()),
  rates: array(object({ label: string(), rate: nullable(numberSchema()), steps: array(object({ from: string() })) })),
});
defineResource({
  ...collections,
  title,
  form: {
    schema: everything,
    fields: [
      field.text("name", { visibleWhen: { is_active: [true] } }),
      field.choice("role", ["member", "admin"]),
      field.choices("days", ["monday"]),
      field.number("amount", { minimum: 0 }),
      field.percent("amount"),
      field.money("amount", { currency: "currency_code" }),
      field.toggle("is_active"),
      field.date("starts_at", { hasTime: true }),
      field.reference("collection_id", { to: "collections" }),
      field.references("tag_ids", { to: "product-tags" }),
      field.tags("tag_ids"),
      field.images("tag_ids"),
      field.country("name"),
      field.custom("amount", { load: () => import("../src/index").then(() => ({ default: null })) }),
      field.group("rates", [field.text("label"), field.percent("rate"), field.group("steps", [field.text("from")])]),
    ],
    defaultValues: { role: "member" },
  },
});
const plant = { ...collections, title } as const;
defineResource({ ...plant, form: { schema: object({ title: string() }), fields: [field.text("title")], check: ({ title }, record) => ({ title: title === record?.title ? "same" : undefined }) } });
// @ts-expect-error a new record is none yet
defineResource({ ...plant, form: { schema: object({ title: string() }), fields: [field.text("title")], check: ({ title }, record) => ({ title: title === record.title ? "same" : undefined }) } });
// An action always has one.
defineAction("collections", { id: "rename", run: { post: "rename" }, form: { schema: object({ title: string() }), fields: [field.text("title")], check: ({ title }, record) => ({ title: title === record.title ? "same" : undefined }) } });
// @ts-expect-error a word that the schema does not have
defineResource({ ...plant, form: { schema: everything, fields: [field.choice("role", ["owner"])] } });
// @ts-expect-error a word that the list cannot hold
defineResource({ ...plant, form: { schema: everything, fields: [field.choices("days", ["sunday"])] } });
// @ts-expect-error a text is no amount
defineResource({ ...plant, form: { schema: everything, fields: [field.money("name")] } });
// @ts-expect-error the currency is held by no such key
defineResource({ ...plant, form: { schema: everything, fields: [field.money("amount", { currency: "currency" })] } });
// @ts-expect-error a text is neither on nor off
defineResource({ ...plant, form: { schema: everything, fields: [field.toggle("name")] } });
// @ts-expect-error one record is not several
defineResource({ ...plant, form: { schema: everything, fields: [field.references("collection_id", { to: "collections" })] } });
// @ts-expect-error there is no such resource
defineResource({ ...plant, form: { schema: everything, fields: [field.reference("collection_id", { to: "colections" })] } });
// @ts-expect-error the rows of the group have no such key
defineResource({ ...plant, form: { schema: everything, fields: [field.group("rates", [field.text("lable")])] } });
// @ts-expect-error a key of another type, two groups deep
defineResource({ ...plant, form: { schema: everything, fields: [field.group("rates", [field.group("steps", [field.percent("from")])])] } });
// @ts-expect-error the form has no such key
defineResource({ ...plant, form: { schema: everything, fields: [field.custom("sum", { load: () => Promise.resolve({ default: null }) })] } });
// @ts-expect-error a text does not repeat
defineResource({ ...plant, form: { schema: everything, fields: [field.group("name", [field.text("label")])] } });
// @ts-expect-error a new record starts with a role that there is not
defineResource({ ...plant, form: { schema: everything, fields: [field.text("name")], defaultValues: { role: "owner" } } });
// @ts-expect-error misspelt option
defineResource({ ...plant, form: { schema: everything, fields: [field.text("name", { isRequierd: true })] } });

// Sections.
defineResource({
  name: "customers",
  api: { singularKey: "customer", pluralKey: "customers" },
  title: (customer) => customer.email,
  detail: {
    sections: [
      { id: "addresses", rows: "shipping_addresses", columns: ["address_1", cell.country("country_code")] },
      { id: "orders", related: "orders", filter: (customer) => ({ customer_id: customer.id }) },
      { id: "groups", rows: "groups", columns: ["name"], to: "customer-groups" },
      { id: "metadata", metadata: true },
    ],
  },
});
defineResource({
  ...plant,
  // @ts-expect-error the record holds no such list
  detail: { sections: [{ id: "rows", rows: "title", columns: [] }] },
});
defineResource({
  ...plant,
  // @ts-expect-error a product has no such key
  detail: { sections: [{ id: "rows", rows: "products", columns: ["titel"] }] },
});
defineResource({
  ...plant,
  // @ts-expect-error the filter gets a collection, which has no e-mail address
  detail: { sections: [{ id: "x", related: "products", filter: (collection) => ({ q: collection.email }) }] },
});

// Actions.
const renamed = object({ title: string() });
defineResource({
  ...plant,
  actions: [
    { id: "hide", when: (collection) => collection.title !== "", run: { update: { title: "" } }, undo: "show" },
    { id: "archive", run: { post: "archive" }, tone: "danger", confirm: "typed", isBulk: true, invalidates: ["products"] },
    { id: "copy", run: { read: ({ record, copy }) => copy(record.title) } },
    defineAction("collections", {
      id: "rename",
      form: { schema: renamed, fields: [field.text("title")], fromRecord: (record) => ({ title: record.title }) },
      run: async ({ record, values }) => `${record.title} ${values.title}`,
    }),
  ],
});
// Money that an action moves: of the record, or of what the form asks for.
defineResource({
  name: "orders",
  api: { singularKey: "order", pluralKey: "orders" },
  title: ({ email }) => email,
  actions: [
    { id: "take", amount: ({ tax_rate, currency_code }) => ({ amount: tax_rate ?? 0, currencyCode: currency_code }), run: { post: "capture" } },
    defineAction("orders", {
      id: "give",
      form: { schema: object({ amount: nullable(numberSchema()) }), fields: [] },
      amount: ({ currency_code }, { amount }) => (amount === null ? undefined : { amount, currencyCode: currency_code }),
      run: { post: "refund" },
    }),
  ],
});
// @ts-expect-error an amount has a currency
defineResource({ ...plant, actions: [{ id: "x", amount: () => ({ amount: 100 }), run: { post: "x" } }] });
// @ts-expect-error a collection has no price
defineResource({ ...plant, actions: [{ id: "x", amount: ({ price }) => ({ amount: price, currencyCode: "eur" }), run: { post: "x" } }] });
// @ts-expect-error without a form there are no values
defineResource({ ...plant, actions: [{ id: "x", amount: (_, { amount }) => ({ amount, currencyCode: "eur" }), run: { post: "x" } }] });
// @ts-expect-error an action does one thing
defineResource({ ...plant, actions: [{ id: "both", run: { post: "archive", update: {} } }] });
// Deleting takes the words of an action.
defineResource({ ...plant, delete: { confirm: "typed", when: ({ title }) => title !== "" || "collections.reason" } });
// @ts-expect-error it says whether the title is typed
defineResource({ ...plant, delete: {} });
// @ts-expect-error a collection has no such key
defineResource({ ...plant, delete: { confirm: "asked", when: (collection) => collection.revoked } });
// @ts-expect-error an action does something
defineResource({ ...plant, actions: [{ id: "nothing" }] });
// @ts-expect-error a collection has no such key
defineResource({ ...plant, actions: [{ id: "x", when: (collection) => collection.revoked, run: { post: "x" } }] });
// @ts-expect-error an action of another resource
defineResource({ ...plant, actions: [defineAction("orders", { id: "x", run: { post: "x" }, form: { schema: renamed, fields: [] } })] });
// @ts-expect-error what the form answers has no such key
defineAction("collections", { id: "x", form: { schema: renamed, fields: [] }, run: async ({ values }) => values.name });
// @ts-expect-error there is no such resource
defineResource({ ...plant, actions: [{ id: "x", run: { post: "x" }, invalidates: ["prodcts"] }] });
