import type { Host, RecordOf } from "@tillhouse/extension-sdk";
import { type ActionProgress, runSteps, type Step } from "@tillhouse/extension-sdk/tasks";
import { putIntoProfile } from "./create/put-into-profile";

type Product = RecordOf<"products">;
type Variant = NonNullable<Product["variants"]>[number];
type Price = NonNullable<Variant["prices"]>[number];

/** A price of the variant itself; what a price list says stays with the list. */
function priceOf({ amount, currency_code, region_id, min_quantity, max_quantity }: Price) {
  return {
    amount,
    // The store takes one of the two.
    ...(region_id ? { region_id } : { currency_code }),
    ...(min_quantity != null && { min_quantity }),
    ...(max_quantity != null && { max_quantity }),
  };
}

/** What a value of a record is sent as: what is not there is left out. */
function given<Key extends string>(record: Partial<Record<Key, unknown>>, keys: readonly Key[]) {
  return Object.fromEntries(
    keys.flatMap((key) => (record[key] === null || record[key] === undefined ? [] : [[key, record[key]]])),
  );
}

const measures = [
  "weight",
  "length",
  "height",
  "width",
  "hs_code",
  "origin_country",
  "mid_code",
  "material",
] as const;

/**
 * What a copy of a product is made of: everything that describes it, with pictures, options, variants and their own prices. Codes are
 * those of one thing alone, so the copy has none, and nothing of it is in stock.
 */
export function copyPayload(product: Product, { title, handle }: { title: string; handle: string }) {
  const options = product.options ?? [];
  return {
    ...given(product, ["subtitle", "description", "thumbnail", "collection_id", "metadata", ...measures]),
    title,
    handle,
    status: "draft",
    is_giftcard: product.is_giftcard,
    discountable: product.discountable,
    images: (product.images ?? []).map(({ url }) => url),
    tags: (product.tags ?? []).map(({ value }) => ({ value })),
    ...(product.type && { type: { value: product.type.value } }),
    ...(product.categories && { categories: product.categories.map(({ id }) => ({ id })) }),
    ...(product.sales_channels && { sales_channels: product.sales_channels.map(({ id }) => ({ id })) }),
    options: options.map((option) => ({ title: option.title })),
    variants: (product.variants ?? []).map((variant) => ({
      ...given(variant, ["metadata", ...measures]),
      title: variant.title,
      allow_backorder: variant.allow_backorder,
      manage_inventory: variant.manage_inventory,
      inventory_quantity: 0,
      prices: (variant.prices ?? []).filter(({ price_list_id }) => !price_list_id).map(priceOf),
      // The store reads them in the order of the options.
      options: options.map(({ id }) => ({
        value: variant.options?.find(({ option_id }) => option_id === id)?.value ?? "",
      })),
    })),
  };
}

interface Found {
  products: { id: string }[];
}

/** The product of a handle. */
async function findByHandle(handle: string, { client }: Host): Promise<{ id: string } | undefined> {
  const { products } = await client.admin.custom.get<Found>("/products", { handle, fields: "id", limit: 1 });
  return products[0];
}

/** The first handle of a copy that no product has. */
async function freeHandle(handle: string, host: Host): Promise<string> {
  for (let number = 1; ; number += 1) {
    const wanted = `${handle}-copy${number === 1 ? "" : `-${number}`}`;
    if ((await findByHandle(wanted, host)) === undefined) return wanted;
  }
}

/** Makes a copy of a product as a draft, and answers its id. A lost answer makes no second one. */
export async function copyProduct(
  { id }: Pick<Product, "id">,
  { host, progress }: { host: Host; progress: ActionProgress },
): Promise<{ id: string }> {
  const { custom } = host.client.admin;
  // With all relations that the store knows: neither a row nor the page has them all.
  const { product } = await custom.get<{ product: Product }>(`/products/${encodeURIComponent(id)}`);
  const handle = await freeHandle(product.handle ?? product.id, host);
  const make: Step<{ id: string; profile_id?: string | null }, { handle: string }> = {
    id: "copy",
    input: { handle },
    find: (noted) => noted?.input && findByHandle(noted.input.handle, host),
    run: async () => {
      const title = host.translate("products.copyTitle", { title: product.title });
      const made = await custom.post<{ product: Product }>(
        "/products",
        copyPayload(product, { title, handle }),
      );
      return { id: made.product.id, profile_id: made.product.profile_id };
    },
  };
  const { profile_id } = product;
  let made = { id };
  const move: Step = {
    id: "profile",
    run: async ({ resultOf }) => {
      const copy = resultOf(make);
      made = copy;
      // A new product is in the store's own profile.
      if (profile_id && copy.profile_id !== profile_id) await putIntoProfile(host, copy.id, profile_id);
      return null;
    },
  };
  await runSteps([make, move], { progress });
  return made;
}
