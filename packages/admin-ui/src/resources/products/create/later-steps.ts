import type { MedusaClient } from "@tillhouse/extension-sdk";
import { type VariantOptions, variantWith } from "@tillhouse/extension-sdk/commerce";
import type { Step } from "@tillhouse/extension-sdk/tasks";
import type { AfterCreation, NewProductPayload, NewVariant } from "./create-payload";

/** What is read of a product that was made. */
export interface MadeProduct {
  id: string;
  title: string;
  handle?: string | null;
  options?: readonly { id: string; title: string }[];
  variants?: readonly (VariantOptions & { id: string })[];
}

/** What the steps need that follow when the product is there. */
interface Made {
  client: MedusaClient;
  payload: NewProductPayload;
  /** With its options and variants. */
  product: MadeProduct;
}

const valuesOf = ({ options }: NewVariant) => options.map(({ value }) => value);

/** Ids of a product's options, in the order in which they were typed. */
function optionIds({ payload, product }: Pick<Made, "payload" | "product">): string[] {
  return payload.options.map(
    ({ title }) => product.options?.find((option) => option.title === title)?.id ?? "",
  );
}

/** Makes variants one by one; one that is there already is not made again. */
export function variantSteps(
  variants: readonly NewVariant[],
  { client, payload, product, read }: Made & { read(): Promise<MadeProduct> },
): Step[] {
  const ids = optionIds({ payload, product });
  const idIn = (now: MadeProduct, variant: NewVariant) =>
    variantWith(now.variants ?? [], ids, valuesOf(variant))?.id;
  return variants.map((variant) => ({
    id: `variant ${variant.title}`,
    input: true,
    find: (_noted, { isLost }) =>
      isLost ? read().then((now) => idIn(now, variant)) : idIn(product, variant),
    run: async () => {
      const options = valuesOf(variant).map((value, index) => ({ option_id: ids[index], value }));
      await client.admin.custom.post(`/products/${product.id}/variants`, { ...variant, options });
      return variant.title;
    },
  }));
}

/** Sets how much of each variant lies at a place. What is set is the same however often that is done. */
export function stockSteps(
  { location_id, quantities }: NonNullable<AfterCreation["stock"]>,
  { client, payload, product }: Made,
): Step[] {
  const ids = optionIds({ payload, product });
  return payload.variants.flatMap((variant, index): Step[] => {
    const stocked_quantity = quantities[index] ?? null;
    const made = variantWith(product.variants ?? [], ids, valuesOf(variant));
    if (stocked_quantity === null || made === undefined) return [];
    const run = () => setLevel(client, made.id, { location_id, stocked_quantity });
    return [{ id: `stock ${made.id} ${location_id} ${stocked_quantity}`, run }];
  });
}

async function setLevel(
  { admin: { custom } }: MedusaClient,
  variantId: string,
  level: { location_id: string; stocked_quantity: number },
): Promise<null> {
  // The store has made an item of stock for each variant that is counted.
  const { variant } = await custom.get<{
    variant: { inventory: { id: string; location_levels?: { location_id: string }[] }[] };
  }>(`/variants/${variantId}/inventory`);
  const [item] = variant.inventory;
  if (item === undefined) return null;
  const levels = `/inventory-items/${item.id}/location-levels`;
  const { location_id, stocked_quantity } = level;
  if (item.location_levels?.some((other) => other.location_id === location_id))
    await custom.post(`${levels}/${location_id}`, { stocked_quantity });
  else await custom.post(levels, { location_id, stocked_quantity });
  return null;
}
