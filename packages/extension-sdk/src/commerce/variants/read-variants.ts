import type { MedusaClient } from "../../client/medusa-client";

/** Variants that are read in one call. */
const atOnce = 200;

/** Products whose variants are read at the same time. */
const sideBySide = 4;

/** Which variants of a product are read, and what of them. */
export interface VariantReading {
  /** Columns of the variants, as the API spells them: `id,title,sku`. */
  fields: string;
  /** Ids of the only ones that are wanted. Left out: all of the product. */
  ids?: readonly string[];
}

/**
 * The variants of a product in their order, with all their prices: other lists of variants leave out prices that do not hold for
 * everybody.
 *
 * @throws AdminError What the store refuses.
 * @example const rows = await readVariants<PricedRow>(host.client, product.id, { fields: "id,title,sku" });
 */
export async function readVariants<Row>(
  { admin: { custom } }: MedusaClient,
  productId: string,
  { fields, ids }: VariantReading,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (;;) {
    const { variants, count } = await custom.get<{ variants: Row[]; count: number }>(
      `/products/${encodeURIComponent(productId)}/variants`,
      {
        fields,
        expand: "prices",
        order: "variant_rank",
        limit: atOnce,
        offset: rows.length,
        ...(ids && { id: ids }),
      },
    );
    rows.push(...variants);
    if (variants.length === 0 || rows.length >= count) return rows;
  }
}

/**
 * The variants of many products with all their prices, product by product in their order.
 *
 * @throws AdminError What the store refuses.
 * @example const rows = await readVariantsOf<PricedRow>(host.client, productIds, "id,product_id,title,sku");
 */
export async function readVariantsOf<Row>(
  client: MedusaClient,
  productIds: readonly string[],
  fields: string,
): Promise<Row[]> {
  const found = new Map<string, Row[]>();
  const waiting = productIds.values();
  const work = async () => {
    for (const id of waiting) found.set(id, await readVariants<Row>(client, id, { fields }));
  };
  await Promise.all(Array.from({ length: sideBySide }, work));
  return productIds.flatMap((id) => found.get(id) ?? []);
}
