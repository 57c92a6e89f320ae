// A catalogue of 10,000 products with their variants, prices in five currencies, stock and codes, and one product with 1,000
// variants, grown from the products of the example store.
import { inTransaction } from "../examples/store/runtime/sql.mjs";
import { copyRows } from "./copy-rows.mjs";

/** Prices that are no price list's. */
const ownPrices = "money_amount price ON price.id = join_row.money_amount_id AND price.price_list_id IS NULL";

/**
 * Copies what hangs on the chosen products, each row as often as `numbers` says.
 *
 * @param {{ query(text: string, values?: unknown[]): Promise<{ rows: object[] }> }} client a connection to the database of the store
 * @param {{ numbers: string, products: string, variants: string, suffix: string, each: "product" | "variant" }} copy SQL: the
 *   numbers of the copies, the ids of products and variants that are copied, and what each new id ends in; with "variant" the
 *   copies are variants of the same product
 */
async function copyCatalogue(client, { numbers, products, variants, suffix, each }) {
  const isWhole = each === "product";
  const from = (table) => `"${table}" source, ${numbers} number`;
  const renamed = (...columns) =>
    Object.fromEntries(columns.map((column) => [column, `source."${column}" || ${suffix}`]));
  const copy = (table, where, values, leaveOut) =>
    copyRows(client, { table, from: from(table), where, values, leaveOut });
  const prices = `SELECT join_row.money_amount_id FROM product_variant_money_amount join_row JOIN ${ownPrices}
    WHERE join_row.variant_id IN (${variants})`;
  const items = `SELECT inventory_item_id FROM product_variant_inventory_item WHERE variant_id IN (${variants})`;

  if (isWhole) {
    await copy("product", `source.id IN (${products})`, {
      ...renamed("id", "handle"),
      title: "source.title || ' ' || number",
      created_at: "source.created_at - number * interval '1 minute'",
    });
    await copy("product_option", `source.product_id IN (${products})`, renamed("id", "product_id"));
    for (const table of [
      "product_images",
      "product_sales_channel",
      "product_shipping_profile",
      "product_category_product",
      "product_tags",
    ])
      await copy(table, `source.product_id IN (${products})`, renamed("product_id"));
  }
  await copy("product_variant", `source.id IN (${variants})`, {
    ...renamed("id", "sku", ...(isWhole ? ["product_id"] : [])),
    ean: "NULL",
    upc: "NULL",
    barcode: "NULL",
    ...(!isWhole && { title: "'Size ' || number", variant_rank: "number" }),
  });
  await copy("product_option_value", `source.variant_id IN (${variants})`, {
    ...renamed("id", "variant_id", ...(isWhole ? ["option_id"] : [])),
    ...(!isWhole && { value: "'Size ' || number" }),
  });
  await copy("money_amount", `source.id IN (${prices})`, renamed("id"));
  await copy(
    "product_variant_money_amount",
    `source.money_amount_id IN (${prices})`,
    renamed("id", "money_amount_id", "variant_id"),
  );
  await copy("inventory_item", `source.id IN (${items})`, renamed("id", "sku"));
  await copy("inventory_level", `source.inventory_item_id IN (${items})`, renamed("id", "inventory_item_id"));
  await copy(
    "product_variant_inventory_item",
    `source.variant_id IN (${variants})`,
    renamed("id", "inventory_item_id", "variant_id"),
  );
}

/**
 * Grows the catalogue.
 *
 * @param {{ query(text: string, values?: unknown[]): Promise<{ rows: object[] }> }} client a connection to the database of the store
 * @param {{ products: number, variants: number }} size how many products there are afterwards, at least, and variants of one
 * @returns {Promise<{ id: string, title: string, variants: number }>} the product of so many variants
 */
export async function growCatalogue(client, { products, variants }) {
  const sources =
    "SELECT id FROM product WHERE NOT is_giftcard AND deleted_at IS NULL AND id NOT LIKE '%\\_copy\\_%'";
  const { rows: counted } = await client.query(`SELECT count(*)::int AS count FROM (${sources}) source`);
  const times = Math.ceil((products - counted[0].count) / counted[0].count);
  // The product with the most prices: what is hard about a thousand variants is what hangs on them.
  const { rows } = await client.query(
    `SELECT product.id, product.title, min(variant.id) AS variant FROM product
     JOIN product_variant variant ON variant.product_id = product.id
     JOIN product_variant_money_amount join_row ON join_row.variant_id = variant.id
     WHERE product.id IN (${sources}) AND product.status = 'published'
     GROUP BY product.id, product.title ORDER BY count(*) DESC, product.id LIMIT 1`,
  );
  const { id, title, variant } = rows[0];
  await inTransaction(client, async () => {
    await copyCatalogue(client, {
      numbers: `generate_series(1, ${times})`,
      products: sources,
      variants: `SELECT id FROM product_variant WHERE deleted_at IS NULL AND product_id IN (${sources})`,
      suffix: "'_copy_' || number",
      each: "product",
    });
    await copyCatalogue(client, {
      numbers: `generate_series(1, ${variants})`,
      products: `'${id}'`,
      variants: `'${variant}'`,
      suffix: "'_many_' || number",
      each: "variant",
    });
  });
  await client.query("ANALYZE");
  const { rows: have } = await client.query(
    "SELECT count(*)::int AS count FROM product_variant WHERE product_id = $1 AND deleted_at IS NULL",
    [id],
  );
  return { id, title, variants: have[0].count };
}
