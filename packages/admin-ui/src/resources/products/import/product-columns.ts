import type { ImportColumn } from "@tillhouse/extension-sdk/import";

/** How the cells of a column are read. */
export type ValueKind =
  | "text"
  | "code"
  | "handle"
  | "integer"
  | "yesNo"
  | "status"
  | "country"
  | "address"
  | "amount"
  | "list";

/** A column of products or variants that takes one value of the record. */
export interface ProductColumn extends ImportColumn {
  kind: ValueKind;
  of: "product" | "variant";
  /** The record's own key; `undefined` for what is no plain value of it. */
  key?: string;
  /** Of `amount`: what it is counted in. */
  currencyCode?: string;
}

/** What of the store decides which columns there are. */
export interface ProductFacts {
  currencies: readonly string[];
  defaultCurrency: string;
  regions: readonly { id: string; name: string; currency_code: string }[];
  channels: readonly { id: string; name: string }[];
  /** `undefined` where the store has no sales channels. */
  defaultChannel: string | undefined;
  /** The shipping profile that the store's importer puts every product into. */
  defaultProfile: string | undefined;
  collections: readonly { id: string; title: string; handle: string }[];
  categories: readonly { id: string; name: string; handle: string }[];
  hasChannels: boolean;
  hasCategories: boolean;
  /** Stock is counted by location then, which the store's importer knows nothing of. */
  hasInventory: boolean;
}

type Fixed = readonly [key: string, title: string, kind: ValueKind, ...aliases: string[]];

/** The order of the store's own file. Aliases are what other shops and plain spreadsheets call the same. */
const ofProduct: readonly Fixed[] = [
  ["id", "Product Id", "code"],
  ["handle", "Product Handle", "handle", "Handle", "Slug", "URL handle", "Permalink"],
  ["title", "Product Title", "text", "Title", "Name", "Product Name", "Product"],
  ["subtitle", "Product Subtitle", "text", "Subtitle"],
  [
    "description",
    "Product Description",
    "text",
    "Description",
    "Body (HTML)",
    "Body HTML",
    "Short description",
  ],
  ["status", "Product Status", "status", "Status", "Published", "Published on online store"],
  ["thumbnail", "Product Thumbnail", "address", "Thumbnail"],
  ["weight", "Product Weight", "integer", "Weight (g)"],
  ["length", "Product Length", "integer", "Length (cm)", "Length"],
  ["width", "Product Width", "integer", "Width (cm)", "Width"],
  ["height", "Product Height", "integer", "Height (cm)", "Height"],
  ["hs_code", "Product HS Code", "text", "HS Code", "Harmonized System Code"],
  ["origin_country", "Product Origin Country", "country", "Country of origin", "Origin Country"],
  ["mid_code", "Product MID Code", "text", "MID Code"],
  ["material", "Product Material", "text", "Material"],
  ["collection", "Product Collection Handle", "text", "Collection Handle"],
  ["collection_title", "Product Collection Title", "text", "Collection", "Collection Title"],
  ["type", "Product Type", "text", "Type", "Custom Product Type"],
  ["tags", "Product Tags", "list", "Tags"],
  ["discountable", "Product Discountable", "yesNo", "Discountable"],
  ["external_id", "Product External Id", "text", "External Id"],
];

const ofVariant: readonly Fixed[] = [
  ["id", "Variant Id", "code"],
  ["title", "Variant Title", "text", "Variant", "Variant Name"],
  ["sku", "Variant SKU", "text", "SKU", "Stock keeping unit", "Item number"],
  ["barcode", "Variant Barcode", "text", "Barcode", "EAN", "GTIN", "UPC"],
  [
    "inventory_quantity",
    "Variant Inventory Quantity",
    "integer",
    "Variant Inventory Qty",
    "Inventory quantity",
    "Stock",
    "Quantity",
  ],
  [
    "allow_backorder",
    "Variant Allow Backorder",
    "yesNo",
    "Variant Inventory Policy",
    "Allow backorder",
    "Backorders allowed?",
    "Continue selling when out of stock",
  ],
  [
    "manage_inventory",
    "Variant Manage Inventory",
    "yesNo",
    "Variant Inventory Tracker",
    "Manage inventory",
    "Inventory tracker",
  ],
  ["weight", "Variant Weight", "integer", "Variant Grams", "Weight value (grams)"],
  ["length", "Variant Length", "integer"],
  ["width", "Variant Width", "integer"],
  ["height", "Variant Height", "integer"],
  ["hs_code", "Variant HS Code", "text"],
  ["origin_country", "Variant Origin Country", "country"],
  ["mid_code", "Variant MID Code", "text"],
  ["material", "Variant Material", "text"],
];

/** Keys that are found elsewhere in the record than under their own name. */
const composed = new Set(["id", "collection", "collection_title", "type", "tags"]);

function fixed(of: "product" | "variant", rows: readonly Fixed[]): ProductColumn[] {
  return rows.map(([key, title, kind, ...aliases]) => ({
    id: `${of}.${key}`,
    title,
    aliases,
    kind,
    of,
    key: composed.has(key) ? undefined : key,
  }));
}

/** How often a column that comes in any number stands in the headings at most, or is offered at least. */
function highest(headings: readonly string[], pattern: RegExp, least: number): number[] {
  const numbers = headings.map((heading) => Number(pattern.exec(heading)?.[1] ?? 0));
  return Array.from({ length: Math.max(least, ...numbers) }, (_, index) => index + 1);
}

/** All columns that an import of products knows, for a store and the headings of a file. */
export function productColumns(facts: ProductFacts, headings: readonly string[] = []): ProductColumn[] {
  const { currencies, defaultCurrency, regions, hasChannels, hasCategories } = facts;
  const text = (id: string, title: string, of: "product" | "variant", aliases: string[] = []) => ({
    id,
    title,
    aliases,
    of,
    kind: "text" as const,
  });
  return [
    ...fixed("product", ofProduct),
    ...fixed("variant", ofVariant),
    ...highest(headings, /option\D{0,2}(\d+)/i, 3).flatMap((number) => [
      text(`option.${number}.name`, `Option ${number} Name`, "product", [`Attribute ${number} name`]),
      text(`option.${number}.value`, `Option ${number} Value`, "variant", [`Attribute ${number} value(s)`]),
    ]),
    ...[...currencies].map(
      (code): ProductColumn => ({
        id: `price.${code}`,
        title: `Price ${code.toUpperCase()}`,
        aliases: [
          `Variant Price ${code}`,
          `Price (${code})`,
          ...(code === defaultCurrency ? ["Variant Price", "Price", "Regular price"] : []),
        ],
        of: "variant",
        kind: "amount",
        currencyCode: code,
      }),
    ),
    ...regions.map(
      ({ id, name, currency_code }): ProductColumn => ({
        id: `price.${id}`,
        title: `Price ${name} [${currency_code.toUpperCase()}]`,
        aliases: [`Price ${name}`],
        of: "variant",
        kind: "amount",
        currencyCode: currency_code,
      }),
    ),
    ...highest(headings, /image\D{0,2}(\d+)/i, 3).map((number) => ({
      ...text(
        `image.${number}`,
        `Image ${number} Url`,
        "product",
        number === 1 ? ["Image Src", "Image", "Images", "Product image URL"] : [],
      ),
      kind: "address" as const,
    })),
    ...(hasChannels
      ? highest(headings, /channel (\d+)/i, 1).flatMap((number) => [
          text(
            `channel.${number}`,
            `Sales Channel ${number} Name`,
            "product",
            number === 1 ? ["Sales channel"] : [],
          ),
          text(`channel.${number}.id`, `Sales Channel ${number} Id`, "product"),
        ])
      : []),
    ...(hasCategories
      ? highest(headings, /category (\d+)/i, 1).flatMap((number) => [
          text(`category.${number}`, `Product Category ${number} Handle`, "product"),
          text(
            `category.${number}.name`,
            `Product Category ${number} Name`,
            "product",
            number === 1 ? ["Category"] : [],
          ),
        ])
      : []),
  ];
}
