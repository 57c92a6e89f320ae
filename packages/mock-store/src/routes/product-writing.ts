import type { MockDatabase } from "../database/mock-database";
import { duplicate, refuse } from "../database/mock-error";
import type { MockRow } from "../database/mock-rows";
import { restock } from "../database/stock";
import { itemsIn, type MockCall, textsIn } from "../http/mock-call";
import { ownColumns } from "./mock-resource";

type Payload = Readonly<Record<string, unknown>>;

/** A title as the last part of an address. */
export function handleOf(title: unknown): string {
  return String(title)
    .toLowerCase()
    .normalize("NFKD")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

/** Writes the prices of a variant; those of price lists stay. */
function writePrices(db: MockDatabase, variant: MockRow, prices: unknown): void {
  for (const price of db.by("money_amount", "variant_id", variant.id).slice())
    if (price.price_list_id === null) db.remove("money_amount", price.id);
  for (const price of itemsIn(prices)) {
    const region = price.region_id === undefined ? undefined : db.require("region", price.region_id);
    db.insert("money_amount", {
      ...ownColumns({ table: "money_amount" }, { ...price, id: undefined }),
      currency_code: String(price.currency_code ?? region?.currency_code),
      variant_id: variant.id,
    });
  }
}

/** Makes a variant of a product, or changes it. */
export function writeVariant(
  db: MockDatabase,
  product: MockRow,
  { payload, row }: { payload: Payload; row?: MockRow },
): MockRow {
  const options = db.by("product_option", "product_id", product.id);
  const columns = { ...ownColumns({ table: "product_variant" }, payload), id: row?.id };
  const sku = typeof payload.sku === "string" ? payload.sku : undefined;
  const other = sku === undefined ? undefined : db.by("product_variant", "sku", sku)[0];
  if (other !== undefined && other.id !== row?.id)
    duplicate(`Product_variant with sku ${sku} already exists.`);
  const variant =
    row === undefined
      ? db.insert("product_variant", {
          inventory_quantity: 0,
          variant_rank: db.by("product_variant", "product_id", product.id).length,
          ...columns,
          product_id: product.id,
        })
      : db.update("product_variant", row, columns);
  if (payload.prices !== undefined) writePrices(db, variant, payload.prices);
  for (const [index, { option_id, value }] of itemsIn(payload.options).entries()) {
    const option = options.find(({ id }) => id === option_id) ?? options[index];
    if (option === undefined) refuse("Product options length does not match variant options length.");
    const held = db
      .by("product_option_value", "variant_id", variant.id)
      .find((one) => one.option_id === option.id);
    if (held === undefined)
      db.insert("product_option_value", { value, option_id: option.id, variant_id: variant.id });
    else db.update("product_option_value", held, { value });
  }
  restock(db, variant);
  return variant;
}

/** Deletes a variant with everything that belongs to it. */
export function deleteVariant(db: MockDatabase, id: string): void {
  for (const table of ["product_option_value", "money_amount", "product_variant_inventory_item"] as const)
    for (const { id: one } of db.by(table, "variant_id", id).slice()) db.remove(table, one);
  db.remove("product_variant", id);
}

/** The type of this name; the store makes it where there is none. */
function typeFor(db: MockDatabase, type: unknown): string | null | undefined {
  if (type === undefined || type === null) return type;
  const { id, value } = Object(type);
  const held = id === undefined ? db.by("product_type", "value", value)[0] : db.require("product_type", id);
  return (held ?? db.insert("product_type", { value })).id;
}

function tagsFor(db: MockDatabase, tags: unknown): string[] {
  return itemsIn(tags).map(
    ({ value }) => (db.by("product_tag", "value", value)[0] ?? db.insert("product_tag", { value })).id,
  );
}

const listed = (value: unknown): string[] => itemsIn(value).map(({ id }) => String(id));

/** The shipping profile of a new product: gift cards have one of their own. */
function profilesFor(db: MockDatabase, isGiftCard: boolean): string[] {
  const profiles = db.rows("shipping_profile");
  const found = isGiftCard ? profiles.find(({ type }) => type === "gift_card") : profiles[0];
  return found === undefined ? [] : [found.id];
}

/** What a payload writes into the columns of a product. */
export function productColumns({ db, payload }: MockCall, row: MockRow | undefined): object {
  const handle = payload.handle ?? (row === undefined ? handleOf(payload.title) : undefined);
  const other = handle === undefined ? undefined : db.by("product", "handle", handle)[0];
  if (other !== undefined && other.id !== row?.id) duplicate(`Product with handle ${handle} already exists.`);
  const images =
    payload.images === undefined
      ? undefined
      : textsIn(payload.images).map((url) => db.insert("image", { url }).id);
  return {
    handle,
    type_id: typeFor(db, payload.type),
    thumbnail: payload.thumbnail ?? (row === undefined ? textsIn(payload.images)[0] : undefined),
    $images: images ?? (row === undefined ? [] : undefined),
    $tags: payload.tags === undefined ? undefined : tagsFor(db, payload.tags),
    $categories: payload.categories === undefined ? undefined : listed(payload.categories),
    $sales_channels:
      payload.sales_channels !== undefined
        ? listed(payload.sales_channels)
        : row === undefined
          ? textsIn(db.rows("store")[0]?.default_sales_channel_id)
          : undefined,
    ...(row === undefined && payload.is_giftcard === true && { discountable: false }),
    $profiles: row === undefined ? profilesFor(db, payload.is_giftcard === true) : undefined,
  };
}

/** Writes the options and variants that came with a product. */
export function productWritten({ db, payload, method, params }: MockCall, product: MockRow): void {
  for (const { title } of itemsIn(payload.options))
    db.insert("product_option", { title, product_id: product.id });
  if (payload.variants === undefined) return;
  const sent = itemsIn(payload.variants);
  if (method === "POST" && params.id !== undefined) {
    const kept = new Set(sent.map(({ id }) => id));
    for (const { id } of db.by("product_variant", "product_id", product.id).slice())
      if (!kept.has(id)) deleteVariant(db, id);
  }
  for (const variant of sent) {
    const row = variant.id === undefined ? undefined : db.require("product_variant", variant.id);
    writeVariant(db, product, { payload: variant, row });
  }
}
