import type { MedusaClient } from "@tillhouse/extension-sdk";
import { readVariantsOf } from "@tillhouse/extension-sdk/commerce";
import type { ListVariant } from "./list-prices";
import { type ListProduct, rowFields } from "./list-source";

/** What is put on a price list: products, all of some collections and types, and variants by their SKUs. */
export interface ChosenProducts {
  productIds: readonly string[];
  collectionIds: readonly string[];
  typeIds: readonly string[];
  /** As they were pasted: one for each line, or parted by commas, semicolons or tabs. */
  skus: string;
}

/** What was found of it. */
export interface FoundProducts {
  products: ListProduct[];
  variants: ListVariant[];
  /** SKUs that no variant has. */
  unknownSkus: string[];
}

const pageSize = 100;

/** SKUs that are looked for one by one; for more, all variants are read. */
const searchedAtMost = 40;

/** The SKUs in a text, each once. */
export function readSkus(text: string): string[] {
  const bySpelling = new Map<string, string>();
  for (const sku of text.split(/[\n\r,;\t]+/).map((part) => part.trim()))
    if (sku !== "" && !bySpelling.has(sku.toLowerCase())) bySpelling.set(sku.toLowerCase(), sku);
  return [...bySpelling.values()];
}

/** A variant by what names it. */
export type Coded = Pick<ListVariant, "id" | "product_id" | "sku">;

/** Told after each page that is read. What it throws ends the reading. */
type PageWatcher = (done: number, count: number) => void;

/** Everything that a list of the API has, page by page. */
async function readAll<Key extends string, Row>(
  { admin: { custom } }: MedusaClient,
  [path, key]: readonly [path: string, key: Key],
  query: Readonly<Record<string, unknown>>,
  onPage?: PageWatcher,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (;;) {
    const answer = await custom.get<Record<Key, Row[]> & { count: number }>(path, {
      ...query,
      limit: pageSize,
      offset: rows.length,
    });
    rows.push(...answer[key]);
    onPage?.(rows.length, answer.count);
    if (answer[key].length === 0 || rows.length >= answer.count) return rows;
  }
}

const readProducts = (client: MedusaClient, query: Readonly<Record<string, unknown>>) =>
  // Of relations the store would read a dozen.
  readAll<"products", ListProduct>(client, ["/products", "products"], {
    fields: "id,title",
    expand: "type",
    ...query,
  });

/** The products of ids, a page at a time. */
async function readByIds(client: MedusaClient, ids: readonly string[]): Promise<ListProduct[]> {
  const found: ListProduct[] = [];
  for (let start = 0; start < ids.length; start += pageSize)
    found.push(...(await readProducts(client, { id: ids.slice(start, start + pageSize) })));
  return found;
}

const readCodes = (
  client: MedusaClient,
  query: Readonly<Record<string, unknown>>,
  onPage?: PageWatcher,
): Promise<Coded[]> => {
  const fields = { fields: "id,product_id,sku", expand: "product", order: "id" };
  return readAll<"variants", Coded>(client, ["/variants", "variants"], { ...fields, ...query }, onPage);
};

/** The variants of ids, a page at a time. */
export async function readCodesById(
  client: MedusaClient,
  ids: readonly string[],
  onPage?: PageWatcher,
): Promise<Coded[]> {
  const codes: Coded[] = [];
  for (let start = 0; start < ids.length; start += pageSize) {
    codes.push(...(await readCodes(client, { id: ids.slice(start, start + pageSize) })));
    onPage?.(Math.min(start + pageSize, ids.length), ids.length);
  }
  return codes;
}

/** The variants of SKUs, by these in small letters. The API searches a part of a code only, so what it finds is compared. */
export async function findSkus(
  client: MedusaClient,
  skus: readonly string[],
  onPage?: PageWatcher,
): Promise<Map<string, Coded[]>> {
  const found = new Map<string, Coded[]>(skus.map((sku) => [sku.toLowerCase(), []]));
  const take = (variants: readonly Coded[]) => {
    for (const variant of variants) {
      const same = found.get((variant.sku ?? "").toLowerCase());
      if (same !== undefined && !same.some(({ id }) => id === variant.id)) same.push(variant);
    }
  };
  if (skus.length > searchedAtMost) take(await readCodes(client, {}, onPage));
  else
    for (const [index, sku] of skus.entries()) {
      take(await readCodes(client, { q: sku }));
      onPage?.(index + 1, skus.length);
    }
  return found;
}

/** Reads the variants of ids with their products: those of which a draft has prices, and that the list does not have yet. */
export async function readVariantsById(
  client: MedusaClient,
  ids: readonly string[],
): Promise<{ products: ListProduct[]; variants: ListVariant[] }> {
  const codes = await readCodesById(client, ids);
  const productIds = [...new Set(codes.map(({ product_id }) => product_id))];
  const variants = await readVariantsOf<ListVariant>(client, productIds, rowFields);
  return {
    products: await readByIds(client, productIds),
    variants: variants.filter(({ id }) => ids.includes(id)),
  };
}

/** Finds what is to be put on a price list: of products all variants, of SKUs those that have them. */
export async function findProducts(client: MedusaClient, chosen: ChosenProducts): Promise<FoundProducts> {
  const { productIds, collectionIds, typeIds } = chosen;
  const skus = readSkus(chosen.skus);
  const [ofIds, ofCollections, ofTypes, bySku] = await Promise.all([
    productIds.length === 0 ? [] : readByIds(client, productIds),
    collectionIds.length === 0 ? [] : readProducts(client, { collection_id: collectionIds }),
    typeIds.length === 0 ? [] : readProducts(client, { type_id: typeIds }),
    findSkus(client, skus),
  ]);
  const whole = new Map([...ofIds, ...ofCollections, ...ofTypes].map((product) => [product.id, product]));
  const coded = [...bySku.values()].flat();
  const others = [...new Set(coded.map(({ product_id }) => product_id))].filter((id) => !whole.has(id));
  const codedIds = new Set(coded.map(({ id }) => id));
  const [wholeVariants, otherVariants, otherProducts] = await Promise.all([
    readVariantsOf<ListVariant>(client, [...whole.keys()], rowFields),
    readVariantsOf<ListVariant>(client, others, rowFields),
    readByIds(client, others),
  ]);
  return {
    products: [...whole.values(), ...otherProducts],
    variants: [...wholeVariants, ...otherVariants.filter(({ id }) => codedIds.has(id))],
    unknownSkus: skus.filter((sku) => bySku.get(sku.toLowerCase())?.length === 0),
  };
}
