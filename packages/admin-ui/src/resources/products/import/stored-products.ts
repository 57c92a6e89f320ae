import { readProductOptions } from "@tillhouse/extension-sdk/commerce";
import { amountText } from "./cell-values";
import type { ProductColumn, ProductFacts } from "./product-columns";

/** What the import reads of a variant of the store. */
export interface StoredVariant {
  id: string;
  title: string;
  sku: string | null;
  barcode: string | null;
  options?: readonly { option_id: string; value: string }[];
  prices?: readonly {
    currency_code: string;
    amount: number;
    region_id: string | null;
    price_list_id: string | null;
  }[];
}

/** What the import reads of a product of the store. */
export interface StoredProduct {
  id: string;
  handle: string;
  title: string;
  is_giftcard: boolean;
  profile_id?: string | null;
  collection_id: string | null;
  type?: { value: string } | null;
  tags?: readonly { value: string }[];
  images?: readonly { url: string }[];
  options?: readonly { id: string; title: string; created_at?: string }[];
  sales_channels?: readonly { id: string }[];
  categories?: readonly { handle: string }[];
  variants?: readonly StoredVariant[];
}

/** The names of a product's options in the order in which its page and its variants show them. */
export function storedOptionNames({ id, title, options = [], variants = [] }: StoredProduct): string[] {
  const valuesOf = (optionId: string) =>
    variants.flatMap((variant) =>
      (variant.options ?? [])
        .filter(({ option_id }) => option_id === optionId)
        .map(({ value }) => ({ id: variant.id, value, variant_id: variant.id, variant })),
    );
  const product = {
    id,
    title,
    options: options.map((option) => ({ ...option, values: valuesOf(option.id) })),
  };
  return readProductOptions({ product }).options.map((option) => option.title);
}

const plain = (value: unknown) => (value === null || value === undefined ? "" : String(value));

/** A value of a product as it stands in a file; what a product has several of is not among them. */
export function productText(product: StoredProduct, { id, key }: ProductColumn, facts: ProductFacts): string {
  if (key !== undefined) return plain(Reflect.get(product, key));
  if (id === "product.id") return product.id;
  if (id === "product.type") return product.type?.value ?? "";
  if (id === "product.tags") return (product.tags ?? []).map(({ value }) => value).join(",");
  if (id === "product.collection")
    return facts.collections.find((collection) => collection.id === product.collection_id)?.handle ?? "";
  return "";
}

interface Price {
  currency_code: string;
  amount: number;
  region_id: string | null;
}

/** Whether a price is what a column is about: that of its currency, or of its region. */
const isOf =
  ({ id }: ProductColumn) =>
  ({ region_id, currency_code }: Price) =>
    (region_id ?? currency_code) === id.slice("price.".length);

/** What a price column says of a variant: the price that no price list brings. */
function priceText({ prices = [] }: StoredVariant, column: ProductColumn): string {
  const found = prices.filter(({ price_list_id }) => price_list_id === null).find(isOf(column));
  return found === undefined ? "" : amountText(found.amount, column.currencyCode ?? "");
}

/**
 * Whether a cell says what a price list says: the store's own export writes those over the prices of the variant, and those of regions
 * into the columns of their currencies.
 */
export function isListPrice(
  prices: readonly Price[],
  { currencyCode = "" }: ProductColumn,
  text: string,
): boolean {
  return prices.some(
    ({ currency_code, amount }) =>
      currency_code === currencyCode && amountText(amount, currencyCode) === text,
  );
}

/** A value of a variant as it stands in a file; values of options stand beside it. */
export function variantText(variant: StoredVariant, column: ProductColumn): string {
  if (column.id === "variant.id") return variant.id;
  if (column.kind === "amount") return priceText(variant, column);
  return column.key === undefined ? "" : plain(Reflect.get(variant, column.key));
}

/** Whether a cell says what is there already. Order of tags, capitals of countries and ends of lines mean nothing. */
export function isSameText({ kind }: ProductColumn, said: string, now: string): boolean {
  const plain = (text: string) => {
    if (kind === "country") return text.toLowerCase();
    if (kind === "list") return text.split(",").sort().join(",");
    return text.replace(/\r\n?/g, "\n").trim();
  };
  return plain(said) === plain(now);
}

/** Price columns that a variant has something in: they are written, too, because the store deletes prices that are left out. */
export function pricedColumns(variant: StoredVariant, columns: readonly ProductColumn[]): ProductColumn[] {
  return columns.filter((column) => column.kind === "amount" && priceText(variant, column) !== "");
}
