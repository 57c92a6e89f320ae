import type { MedusaClient } from "../../client/medusa-client";
import { readInChunks } from "../../data/read-in-chunks";
import { settled } from "../../data/resource-path";
import type { RecordOf } from "../../records/resources";
import type { StockItem } from "../stock/stock";
import type { PurchasableVariant } from "./purchasable";

/** Variants that are read in one call. */
const atOnce = 500;

/** More stock locations than any channel has. */
const limit = 1000;

/** A variant as it is named in the answer. */
export interface ReadVariant extends PurchasableVariant {
  /** Id of the variant. */
  id: string;
  /** What its options make of it. */
  title: string;
  /** Its code; `null` where it has none. */
  sku: string | null;
}

/** What is asked about: a product, or one variant of it. */
export interface PurchasableSubject {
  /** Id of the product. */
  productId: string;
  /** Id of the variant; left out: all of the product. */
  variantId?: string;
}

/** A product with its variants and all that is in stock of them. */
export interface ReadProduct {
  product: Pick<
    RecordOf<"products">,
    "id" | "title" | "status" | "profile_id" | "sales_channels" | "profile"
  >;
  variants: ReadVariant[];
  items: StockItem[];
}

interface VariantPage {
  variants: ReadVariant[];
  count: number;
}

/** With all their prices: the list of variants itself leaves out those that do not hold for everybody. */
async function readVariants(
  { admin: { custom } }: MedusaClient,
  { productId, variantId }: PurchasableSubject,
  hasModule: boolean,
): Promise<ReadVariant[]> {
  const read = (offset: number) =>
    custom.get<VariantPage>(`/products/${encodeURIComponent(productId)}/variants`, {
      fields: "id,title,sku,manage_inventory,allow_backorder,inventory_quantity,variant_rank",
      expand: `prices,prices.price_list,prices.price_list.customer_groups${hasModule ? ",inventory_items" : ""}`,
      order: "variant_rank",
      limit: atOnce,
      offset,
      ...(variantId !== undefined && { id: [variantId] }),
    });
  const { variants, count } = await read(0);
  const offsets = Array.from(
    { length: Math.max(0, Math.ceil(count / atOnce) - 1) },
    (_, index) => (index + 1) * atOnce,
  );
  const others = await Promise.all(offsets.map(read));
  return [...variants, ...others.flatMap((page) => page.variants)];
}

/** A product, its variants, and what is in stock of what these count. */
export function readProduct(
  client: MedusaClient,
  subject: PurchasableSubject,
  { hasModule, hasChannels }: { hasModule: boolean; hasChannels: boolean },
): Promise<ReadProduct> {
  const { custom } = client.admin;
  const readAll = async (): Promise<ReadProduct> => {
    const [{ product }, variants] = await Promise.all([
      custom.get<Pick<ReadProduct, "product">>(`/products/${encodeURIComponent(subject.productId)}`, {
        fields: "id,title,status",
        expand: hasChannels ? "profiles,sales_channels" : "profiles",
      }),
      readVariants(client, subject, hasModule),
    ]);
    const counted = variants.filter((variant) => variant.manage_inventory && !variant.allow_backorder);
    const id = [
      ...new Set(
        counted.flatMap(({ inventory_items = [] }) => inventory_items.map((item) => item.inventory_item_id)),
      ),
    ];
    if (!hasModule || id.length === 0) return { product, variants, items: [] };
    const { inventory_items } = await readInChunks({ id, limit: id.length }, (query) =>
      custom.get<{ inventory_items: StockItem[] }>("/inventory-items", query),
    );
    return { product, variants, items: inventory_items };
  };
  return settled(readAll());
}

/** A sales channel and the ids of its stock locations. */
export interface ReadChannel {
  channel: RecordOf<"sales-channels">;
  locationIds: string[];
}

/** A sales channel, and where its goods are in stock. */
export function readChannel(
  { admin: { custom } }: MedusaClient,
  channelId: string,
  hasLocations: boolean,
): Promise<ReadChannel> {
  const readAll = async () => {
    const [{ sales_channel: channel }, { stock_locations: locations }] = await Promise.all([
      custom.get<{ sales_channel: ReadChannel["channel"] }>(
        `/sales-channels/${encodeURIComponent(channelId)}`,
      ),
      hasLocations
        ? custom.get<{ stock_locations: { id: string }[] }>("/stock-locations", {
            sales_channel_id: channelId,
            limit,
          })
        : { stock_locations: [] },
    ]);
    return { channel, locationIds: locations.map(({ id }) => id) };
  };
  return settled(readAll());
}

/** The ids of all stock locations, for a store without sales channels. */
export async function readLocationIds({ admin: { custom } }: MedusaClient): Promise<string[]> {
  const { stock_locations } = await settled(
    custom.get<{ stock_locations: { id: string }[] }>("/stock-locations", { limit }),
  );
  return stock_locations.map(({ id }) => id);
}
