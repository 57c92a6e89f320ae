import type { RecordOf } from "@tillhouse/extension-sdk";

type Price = NonNullable<RecordOf<"price-lists">["prices"]>[number];

/** A price of a list names its variant, and that its product. */
type HeldPrice = Price & { variants?: readonly { id: string; product_id?: string | null }[] };

/** How many prices a list has of each product, by its id. */
export function pricesByProduct({
  prices = [],
}: Pick<RecordOf<"price-lists">, "prices">): Map<string, number> {
  const counts = new Map<string, number>();
  // The store answers the variants with the prices, and its own type leaves them out.
  for (const { variants = [] } of prices as readonly HeldPrice[])
    for (const { product_id } of variants)
      if (product_id) counts.set(product_id, (counts.get(product_id) ?? 0) + 1);
  return counts;
}
