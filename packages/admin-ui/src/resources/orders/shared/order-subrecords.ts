import type { Host, RecordOf } from "@tillhouse/extension-sdk";

type Order = RecordOf<"orders">;

/** Reads one kind of what an order consists of anew, and nothing else of it. */
export async function readSubrecords<
  Key extends "refunds" | "fulfillments" | "swaps" | "claims" | "shipping_methods",
>(
  { client }: Pick<Host, "client">,
  id: string,
  key: Key,
  below: readonly string[] = [],
): Promise<NonNullable<Order[Key]>> {
  const expand = [key, ...below.map((name) => `${key}.${name}`)].join(",");
  const { order } = await client.admin.custom.get<{ order: Order }>(`/orders/${id}`, {
    fields: "id",
    expand,
  });
  // Of an order that has none the store answers an empty list.
  return order[key] ?? ([] as NonNullable<Order[Key]>);
}

/** Lines and how many of each, in an order of their own: two lists of them are compared as texts. */
export function quantitiesOf<Line extends { quantity: number }>(
  lines: readonly Line[],
  key: keyof Line,
): string {
  return lines
    .map((line) => `${line[key] ?? ""} ${line.quantity}`)
    .sort()
    .join();
}
