import type { ImportDefinition, MappedTable } from "@tillhouse/extension-sdk/import";
import { handleIn, namesIn } from "./group-rows";
import { type KnownProducts, readKnownProducts, readProductFacts } from "./known-products";
import { planProducts } from "./plan-products";
import { type ProductFacts, productColumns } from "./product-columns";

/** Columns of the template: those that a new product needs, and what is asked for most. */
function template({ currencies, hasChannels, channels, defaultChannel }: ProductFacts) {
  const channel = channels.find(({ id }) => id === defaultChannel)?.name ?? channels[0]?.name ?? "";
  const product = {
    "Product Handle": "linen-shirt",
    "Product Title": "Linen shirt",
    "Product Subtitle": "",
    "Product Description": "A light shirt for warm days.",
    "Product Status": "draft",
    "Product Thumbnail": "",
    "Product Weight": "250",
    "Product HS Code": "",
    "Product Origin Country": "pt",
    "Product Material": "Linen",
    "Product Collection Handle": "",
    "Product Type": "Shirt",
    "Product Tags": "summer,linen",
    "Product Discountable": "true",
  };
  const variant = (size: string) => ({
    "Variant Title": size,
    "Variant SKU": `linen-shirt-${size.toLowerCase()}`,
    "Variant Barcode": "",
    "Variant Inventory Quantity": "20",
    "Variant Allow Backorder": "false",
    "Variant Manage Inventory": "true",
    "Option 1 Name": "Size",
    "Option 1 Value": size,
    ...Object.fromEntries(currencies.map((code) => [`Price ${code.toUpperCase()}`, "49"])),
    "Image 1 Url": "",
    ...(hasChannels ? { "Sales Channel 1 Name": channel } : {}),
  });
  const rows = ["S", "M"].map((size) => ({ ...product, ...variant(size) }));
  return {
    name: "product-import-template.csv",
    headings: Object.keys(rows[0] ?? {}),
    rows: rows.map((row) => Object.values(row)),
  };
}

/** The row that the store's words are about: they name the handle and the SKU of the line that it stumbled over. */
export function rowOf(message: string, table: MappedTable): number | undefined {
  const named = (name: string) => {
    const value = new RegExp(`\\(${name}: ([^)]*)\\)`).exec(message)?.[1]?.trim() ?? "";
    return value === "null" || value === "undefined" ? "" : value;
  };
  const [handle, sku, id] = [named("product handle"), named("variant sku"), named("variant id")];
  if (handle === "" && sku === "") return undefined;
  let first: number | undefined;
  for (let row = 0; row < table.rowCount; row += 1) {
    if (handle !== "" && handleIn(table, row) !== handle) continue;
    if (id !== "" && table.value(row, "variant.id") === id) return row;
    if (sku !== "" && table.value(row, "variant.sku") === sku) return row;
    first ??= row;
  }
  return first;
}

/** The import of products: the store's `product-import`. */
export const productImport: ImportDefinition<ProductFacts, KnownProducts> = {
  id: "products",
  job: "product-import",
  invalidates: ["products", "variants", "product-tags", "product-types", "collections"],
  readFacts: readProductFacts,
  columns: productColumns,
  // The store's own export has them, and its import sets them by itself.
  isIgnored: (heading) =>
    /^(?:product profile (?:name|type)|sales channel \d+ description|product category \d+ description)$/i.test(
      heading,
    ),
  required: [["product.handle", "product.title", "product.id"]],
  template,
  readKnown: async (table, facts, reading) => {
    const wanted = await namesIn(table, { signal: reading.signal });
    return readKnownProducts(wanted, facts, reading);
  },
  plan: (table, facts, known, slices) => {
    const headings = [...table.columns].map((id) => id.replaceAll(".", " "));
    return planProducts(table, facts, { known, columns: productColumns(facts, headings) }, slices);
  },
  rowOf,
};
