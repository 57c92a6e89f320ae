import { type ActionContext, AdminError, type Host, type RecordOf } from "@tillhouse/extension-sdk";

/** As much of a variant as its place in the order is chosen by. */
export interface OrderedVariant {
  id: string;
  title: string;
  sku: string | null;
}

/** What the variants of a product are asked for, all of them, in their order. */
export const orderedVariantsQuery = {
  fields: "id,title,sku",
  order: "variant_rank",
  limit: 100_000,
} as const;

async function readIds({ client }: Host, productId: string): Promise<string[]> {
  const { variants } = await client.admin.custom.get<{ variants: OrderedVariant[] }>(
    `/products/${productId}/variants`,
    { ...orderedVariantsQuery },
  );
  return variants.map(({ id }) => id);
}

/**
 * Puts the variants of a product in an order. The store takes it with the product alone, and deletes each variant that it is not
 * told of. So what the product has is read again right before, and nothing is sent unless it is the very variants that were put in
 * order. Only their ids are sent: stock and prices that somebody else changes meanwhile stay (decision 88).
 *
 * @throws AdminError `conflict` where a variant came or went since the form was opened
 */
export async function sortVariants({
  record: product,
  values: { variant_ids: ids },
  host,
}: ActionContext<RecordOf<"products">, { variant_ids: string[] }>) {
  const known = new Set(await readIds(host, product.id));
  if (known.size !== ids.length || ids.some((id) => !known.has(id)))
    throw new AdminError("conflict", host.translate("products.errors.variantsChanged"));
  await host.client.admin.custom.post(`/products/${product.id}`, { variants: ids.map((id) => ({ id })) });
}
