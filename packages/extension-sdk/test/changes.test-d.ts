import type { ReactNode } from "react";
import { cell, extendResource, hide, move, replace, type SectionProps, type WrapperProps, wrap } from "../src/index";

const load = async () => ({ default: (_props: SectionProps<"orders"> & WrapperProps) => null });
const productLoad = async () => ({ default: (_props: SectionProps<"products"> & WrapperProps) => null });

// What there is can be changed.
hide("products.columns.collection");
hide("sidebar.orders");
move("sidebar.customers", { group: "sales", order: 15 });
move("products.columns.status", { after: "title" });
wrap("orders.sections.items", { load });
wrap("orders.columns.total", { render: (order, original): ReactNode => (order.metadata ? original : null) });
replace("products.columns.status", { render: (product) => product.status });
extendResource("products", {
  columns: [cell.date("created_at", { after: "title" })],
  actions: [{ id: "feature", run: { update: { metadata: { featured: true } } }, when: (product) => product.status === "published" }],
});

// @ts-expect-error: there is no such column.
hide("products.columns.colour");
// @ts-expect-error: an entry of the sidebar is moved by group and order.
move("sidebar.customers", { after: "orders" });
// @ts-expect-error: the list of orders has no place among others.
move("orders.list", { after: "title" });
// @ts-expect-error: the section belongs to orders, the component to products.
wrap("orders.sections.items", { load: productLoad });
// @ts-expect-error: nothing can be put around a filter.
wrap("orders.filters.status", { load });
// @ts-expect-error: an order has no such key.
wrap("orders.columns.total", { render: (order) => order.colour });
// @ts-expect-error: products have no such key.
extendResource("products", { columns: [cell.date("creatd_at")] });
// @ts-expect-error: there is no such resource.
extendResource("wishes", { columns: [] });

const pageLoad = async () => ({ default: (_props: { id: string } & WrapperProps) => null });
wrap("orders.detail", { load: pageLoad });
wrap("collections.actions.delete", { run: async ({ id }, original) => (id === "" ? undefined : original()) });
replace("collections.actions.create", { run: async ({ values }) => values });
replace("products.columns.status", cell.badge("status", { draft: "empty", proposed: "underway", published: "done", rejected: "alert" }));
replace("collections.fields.title", { load });
// @ts-expect-error: another column cannot stand under the id of this one.
replace("products.columns.status", cell.text("handle"));
// @ts-expect-error: what is deleted has no values of a form.
wrap("collections.actions.delete", { run: async ({ record }, original) => original(record) });
// @ts-expect-error: a copy is made by creating it.
replace("collections.actions.duplicate", { run: async () => undefined });
// @ts-expect-error: the page of a list knows no record.
wrap("orders.list", { load: pageLoad });
