import { type ImportColumn, matchColumns, unmatchedHeadings } from "@tillhouse/extension-sdk/import";
import { type PriceScope, scopeId } from "../prices/list-prices";

/** What of the store and the list decides which columns there are. */
export interface PriceFacts {
  /** Currencies, the default one first, then regions. */
  scopes: readonly PriceScope[];
}

/** Columns that say which variant a row is about, and for how many units. The spelling of the first two is the store's own. */
const ofRow: readonly ImportColumn[] = [
  { id: "variant.id", title: "Product Variant ID", aliases: ["Variant ID"] },
  { id: "variant.sku", title: "SKU", aliases: ["Variant SKU", "Stock keeping unit", "Item number"] },
  { id: "quantity.min", title: "Min Quantity", aliases: ["Minimum quantity", "Quantity from", "Quantity"] },
  { id: "quantity.max", title: "Max Quantity", aliases: ["Maximum quantity", "Quantity to"] },
];

/** Columns that an export has for people, and that say nothing to the import. */
export const namingHeadings = ["Product Title", "Variant Title"];

/** Starts the id of a column of prices that are in no currency and no region of the store. */
const unknown = "unknown:";

/** What a column of prices is called: as the store's own import has it. */
export function priceTitle({ currencyCode, name }: PriceScope): string {
  const code = currencyCode.toUpperCase();
  return name === undefined ? `Price ${code}` : `Price ${name} [${code}]`;
}

/** The id of the column of a currency or a region. */
export function priceColumnId(scope: PriceScope): string {
  return `price:${scopeId(scope)}`;
}

/** What a column of an unknown currency or region is called; `undefined` of other columns. */
export function unknownTitle(column: string): string | undefined {
  return column.startsWith(unknown) ? column.slice(unknown.length) : undefined;
}

function priceColumn(scope: PriceScope, index: number): ImportColumn {
  const { currencyCode, name } = scope;
  const names =
    name === undefined ? [currencyCode, `Variant Price ${currencyCode}`] : [`Price ${name}`, name];
  // The default currency comes first: a price that names none is in it.
  const plain = index === 0 ? ["Price", "Amount"] : [];
  return { id: priceColumnId(scope), title: priceTitle(scope), aliases: [...names, ...plain] };
}

/**
 * What can be read from a file of prices. A price in a currency or a region that the store does not have is read, too: it would be lost
 * without a word, were it left out.
 */
export function priceColumns({ scopes }: PriceFacts, headings: readonly string[] = []): ImportColumn[] {
  const known = [...ofRow, ...scopes.map(priceColumn)];
  const titles = unmatchedHeadings(headings, matchColumns(headings, known))
    .map((index) => headings[index] ?? "")
    .filter((heading) => /^price\W+\w/i.test(heading));
  return [...known, ...[...new Set(titles)].map((title) => ({ id: unknown + title, title }))];
}
