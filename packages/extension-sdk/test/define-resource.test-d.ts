// Planted mistakes: each line under a @ts-expect-error must not compile, so `tsc` fails when the contract gets laxer.
import { minLength, number as numberSchema, object, string } from "zod/mini";
import type { DetailDefinition } from "../src/index";
import { cell, defineBody, defineExtension, defineResource, type FormDefinition, field, filter, type ListDefinition, type RowDefinition, type WidgetProps } from "../src/index";
import type { AnyForm, AnyResource, ResourceDefinition, StandardSchema } from "../src/internal";
import type { AnyRow } from "../src/resource/subrecords";

const collections = { name: "collections", api: { singularKey: "collection", pluralKey: "collections" } } as const;
const title = (collection: { title: string }) => collection.title;

defineResource({
  ...collections,
  title,
  list: { columns: ["title", cell.text("handle", { prefix: "/" }), cell.date("created_at")] },
  form: {
    schema: object({ title: string().check(minLength(1)), handle: string() }),
    fields: [field.text("title", { isRequired: true }), field.handle("handle", { generatedFrom: "title" })],
    toPayload: (output) => ({ title: output.title }),
  },
});

// @ts-expect-error no resource has this name
defineResource({ name: "colections", api: { singularKey: "collection", pluralKey: "collections" }, title: () => "" });

// @ts-expect-error the record has no such key
defineResource({ ...collections, title, list: { columns: ["titel"] } });

// @ts-expect-error the record has no such date
defineResource({ ...collections, title, list: { columns: [cell.date("creatd_at")] } });

// @ts-expect-error metadata is no date
defineResource({ ...collections, title, list: { columns: [cell.date("metadata")] } });

// @ts-expect-error a title is no number
defineResource({ ...collections, title, list: { columns: [cell.number("title")] } });

defineResource({
  ...collections,
  title,
  form: {
    schema: object({ title: string(), rank: numberSchema() }),
    // @ts-expect-error a text field on a number
    fields: [field.text("rank")],
  },
});

defineResource({
  ...collections,
  title,
  form: {
    schema: object({ title: string() }),
    // @ts-expect-error the schema has no such key
    fields: [field.text("tilte")],
  },
});

defineResource({
  ...collections,
  title,
  form: {
    schema: object({ title: string(), handle: string() }),
    // @ts-expect-error a handle is made from a key of the form
    fields: [field.handle("handle", { generatedFrom: "name" })],
  },
});

const orders = { name: "orders", api: { singularKey: "order", pluralKey: "orders" } } as const;
const orderStatus = {
  pending: "processing",
  completed: "done",
  archived: "archived",
  canceled: "off",
  requires_action: "alert",
} as const;

defineResource({
  ...orders,
  title: (order) => `#${order.display_id}`,
  list: {
    columns: [cell.badge("status", orderStatus), cell.money("total", "currency_code")],
    filters: [filter.choices("status", ["pending", "completed"])],
  },
});

const status = cell.badge("status", orderStatus);
defineResource({ ...orders, title: () => "", list: { columns: [status], filters: [filter.badge(status)] } });

const publicity = cell.badge("status", { draft: "empty", published: "done" });
defineResource({
  ...orders,
  title: () => "",
  // @ts-expect-error a filter by the words of another record's badge
  list: { columns: ["email"], filters: [filter.badge(publicity)] },
});

defineResource({
  ...orders,
  title: () => "",
  // @ts-expect-error a status without a look for each of its words
  list: { columns: [cell.badge("status", { pending: "processing", completed: "done" })] },
});

defineResource({
  ...orders,
  title: () => "",
  // @ts-expect-error there is no such look
  list: { columns: [cell.badge("status", { ...orderStatus, pending: "green" })] },
});

defineResource({
  ...orders,
  title: () => "",
  // @ts-expect-error a filter by a word that the record cannot hold
  list: { columns: ["email"], filters: [filter.choices("status", ["finished"])] },
});

defineResource({
  ...orders,
  title: () => "",
  // @ts-expect-error the currency's key is misspelt
  list: { columns: [cell.money("total", "currency")] },
});

const customers = { name: "customers", api: { singularKey: "customer", pluralKey: "customers" } } as const;

defineResource({
  ...customers,
  title: () => "",
  detail: { sections: [{ id: "orders", subrecords: [{ of: "orders", from: ({ orders }) => orders }] }] },
  row: { title: ({ has_account }) => `customers.row.${has_account}`, facts: ["email", cell.date("created_at")] },
});

defineResource({
  ...customers,
  title: () => "",
  // @ts-expect-error there is no such resource
  detail: { sections: [{ id: "orders", subrecords: [{ of: "oders", from: ({ orders }) => orders }] }] },
});

defineResource({
  ...customers,
  title: () => "",
  // @ts-expect-error the groups of a customer are no orders
  detail: { sections: [{ id: "orders", subrecords: [{ of: "orders", from: ({ groups }) => groups }] }] },
});

defineResource({
  ...customers,
  title: () => "",
  detail: {
    sections: [
      {
        id: "orders",
        // @ts-expect-error an order was not "placed_at"
        subrecords: [{ of: "orders", from: ({ orders }) => orders, row: { facts: ["placed_at"] } }],
      },
    ],
  },
});

defineResource({
  ...customers,
  title: () => "",
  // @ts-expect-error a customer has no such fact
  row: { facts: ["nickname"] },
});

// @ts-expect-error `title` gets an order, which has no name
defineResource({ ...orders, title: (order) => order.name });

const widget = () => Promise.resolve({ default: () => null });
defineExtension({ id: "margin", widgets: [{ id: "margin", zone: "order.details.after", load: widget }] });
// @ts-expect-error no such zone
defineExtension({ id: "margin", widgets: [{ id: "margin", zone: "order.detail.after", load: widget }] });

/** The zone decides the props. */
export function orderNumber({ order, notify }: WidgetProps<"order.details.after">): number {
  notify.info("Order");
  return order.display_id;
}

// @ts-expect-error a list zone has no order
export function listNumber({ order }: WidgetProps<"order.list.after">): unknown {
  return order;
}

const bodyOfCollections = defineBody("collections", { list: { columns: ["title"] } });
const bodyOfProducts = defineBody("products", { list: { columns: ["title", "subtitle"] } });

defineResource({ ...collections, title, body: async () => ({ default: bodyOfCollections }) });

// @ts-expect-error the body of another resource
defineResource({ ...collections, title, body: async () => ({ default: bodyOfProducts }) });

// @ts-expect-error a body knows the record as well
defineBody("collections", { list: { columns: ["titel"] } });

// @ts-expect-error where a resource stands is known before its body
defineBody("collections", { nav: { group: "catalog", order: 1 } });

// What is typed and what is erased have the same options: one is derived from the other.
type SameKeys<Left, Right> = [keyof Left, keyof Right] extends [keyof Right, keyof Left] ? true : never;

export const erasedAsTyped: readonly [
  SameKeys<ListDefinition<"orders">, NonNullable<AnyResource["list"]>>,
  SameKeys<DetailDefinition<"orders">, NonNullable<AnyResource["detail"]>>,
  SameKeys<ResourceDefinition<"orders", StandardSchema>, Omit<AnyResource, "crudOverrides">>,
  SameKeys<FormDefinition<"orders", StandardSchema>, Omit<AnyForm, "additions">>,
  SameKeys<RowDefinition<"orders">, AnyRow>,
] = [true, true, true, true, true];
