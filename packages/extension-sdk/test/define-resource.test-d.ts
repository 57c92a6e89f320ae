// Planted mistakes: each line under a @ts-expect-error must not compile, so `tsc` fails when the contract gets laxer.
import { minLength, number as numberSchema, object, string } from "zod/mini";
import {
  badge,
  cell,
  choices,
  date,
  defineExtension,
  defineResource,
  handle,
  money,
  number,
  text,
  type WidgetProps,
} from "../src/index";

const collections = { name: "collections", api: { one: "collection", many: "collections" } } as const;
const title = (collection: { title: string }) => collection.title;

defineResource({
  ...collections,
  title,
  list: { columns: ["title", cell("handle", { prefix: "/" }), date("created_at")] },
  form: {
    schema: object({ title: string().check(minLength(1)), handle: string() }),
    fields: [text("title", { isRequired: true }), handle("handle", { from: "title" })],
    payload: (output) => ({ title: output.title }),
  },
});

// @ts-expect-error no resource has this name
defineResource({ name: "colections", api: { one: "collection", many: "collections" }, title: () => "" });

// @ts-expect-error the record has no such key
defineResource({ ...collections, title, list: { columns: ["titel"] } });

// @ts-expect-error the record has no such date
defineResource({ ...collections, title, list: { columns: [date("creatd_at")] } });

// @ts-expect-error metadata is no date
defineResource({ ...collections, title, list: { columns: [date("metadata")] } });

// @ts-expect-error a title is no number
defineResource({ ...collections, title, list: { columns: [number("title")] } });

defineResource({
  ...collections,
  title,
  form: {
    schema: object({ title: string(), rank: numberSchema() }),
    // @ts-expect-error a text field on a number
    fields: [text("rank")],
  },
});

defineResource({
  ...collections,
  title,
  form: {
    schema: object({ title: string() }),
    // @ts-expect-error the schema has no such key
    fields: [text("tilte")],
  },
});

defineResource({
  ...collections,
  title,
  form: {
    schema: object({ title: string(), handle: string() }),
    // @ts-expect-error a handle is made from a key of the form
    fields: [handle("handle", { from: "name" })],
  },
});

const orders = { name: "orders", api: { one: "order", many: "orders" } } as const;
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
    columns: [badge("status", orderStatus), money("total", "currency_code")],
    filters: [choices("status", ["pending", "completed"])],
  },
});

defineResource({
  ...orders,
  title: () => "",
  // @ts-expect-error a status without a look for each of its words
  list: { columns: [badge("status", { pending: "processing", completed: "done" })] },
});

defineResource({
  ...orders,
  title: () => "",
  // @ts-expect-error there is no such look
  list: { columns: [badge("status", { ...orderStatus, pending: "green" })] },
});

defineResource({
  ...orders,
  title: () => "",
  // @ts-expect-error a filter by a word that the record cannot hold
  list: { columns: ["email"], filters: [choices("status", ["finished"])] },
});

defineResource({
  ...orders,
  title: () => "",
  // @ts-expect-error the currency's key is misspelt
  list: { columns: [money("total", "currency")] },
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
