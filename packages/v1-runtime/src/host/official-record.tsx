import { useQuery } from "@tanstack/react-query";
import { useHost } from "@tillhouse/extension-sdk";
import type { ReactNode } from "react";
import { QueryProvider } from "./query-client";

/** How the official admin read the record of a page. */
interface OfficialQuery {
  /** Below `/admin`. */
  path: string;
  /** What the answer calls it. */
  body: string;
  /** What is expanded; the store's own choice when left out, to which plugins add what they store. */
  expand?: string;
}

/** By what the prop of a widget is called. */
const queries: Readonly<Record<string, OfficialQuery>> = {
  customer: { path: "customers", body: "customer" },
  customerGroup: { path: "customer-groups", body: "customer_group" },
  discount: { path: "discounts", body: "discount", expand: "rule,rule.conditions,regions" },
  draftOrder: { path: "draft-orders", body: "draft_order" },
  order: { path: "orders", body: "order" },
  priceList: { path: "price-lists", body: "price_list" },
  product: { path: "products", body: "product" },
  productCollection: { path: "collections", body: "collection" },
};

/** Something that the store keeps. */
type StoreRecord = Readonly<Record<string, unknown>> & { id: string };

function isStoreRecord(value: unknown): value is StoreRecord {
  return typeof value === "object" && value !== null && "id" in value && typeof value.id === "string";
}

/** The record that a widget is handed, by the name of the prop. */
function recordIn(props: Readonly<Record<string, unknown>>) {
  for (const [name, query] of Object.entries(queries)) {
    const record = props[name];
    if (isStoreRecord(record)) return { name, query, record };
  }
  return undefined;
}

interface ReadProps extends NonNullable<ReturnType<typeof recordIn>> {
  children: (record: StoreRecord) => ReactNode;
}

function Read({ name, query, record, children }: ReadProps) {
  const { client } = useHost();
  const { data, isError } = useQuery(["tillhouse", name, record.id], async () => {
    const expanded = query.expand === undefined ? {} : { expand: query.expand };
    const answer = await client.admin.custom.get<Record<string, unknown>>(
      `/${query.path}/${record.id}`,
      expanded,
    );
    return answer[query.body];
  });
  if (isStoreRecord(data)) return children({ ...record, ...data });
  // What the page itself knows of it is better than nothing.
  return isError ? children(record) : null;
}

/**
 * Hands a widget its record as the official admin did: whole, with what plugins add to it. The admin's own pages ask the
 * store for less.
 *
 * @param children draws the widget with its props
 */
export function OfficialRecord({
  props,
  children,
}: {
  props: Readonly<Record<string, unknown>>;
  children: (props: Readonly<Record<string, unknown>>) => ReactNode;
}) {
  const found = recordIn(props);
  if (found === undefined) return children(props);
  return (
    <QueryProvider>
      <Read key={found.record.id} {...found}>
        {(record) => children({ ...props, [found.name]: record })}
      </Read>
    </QueryProvider>
  );
}
