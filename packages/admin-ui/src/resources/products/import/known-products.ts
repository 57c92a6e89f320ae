import type { ImportFactsReading, ImportReading } from "@tillhouse/extension-sdk/import";
import type { ProductFacts } from "./product-columns";
import type { StoredProduct } from "./stored-products";

/** A variant that has a code: of which product it is. */
interface CodeOwner {
  variantId: string;
  productId: string;
  title: string;
}

/** A price that a price list brings. */
interface ListPrice {
  currency_code: string;
  region_id: string | null;
  amount: number;
}

/** What has been read about the names in a file. `null` says that the store was asked and has none. */
export interface KnownProducts {
  byHandle: Map<string, StoredProduct | null>;
  byId: Map<string, StoredProduct | null>;
  skus: Map<string, CodeOwner | null>;
  barcodes: Map<string, CodeOwner | null>;
  /** Prices of price lists by the ids of variants; `undefined` until somebody needs them. */
  listPrices?: Map<string, ListPrice[]>;
  /** Every variant of the store was read: what is not among its codes is free. */
  isWhole: boolean;
}

/** The names in a file that the store is asked about. */
export interface NamesToFind {
  handles: ReadonlySet<string>;
  ids: ReadonlySet<string>;
  skus: ReadonlySet<string>;
  /** The file has prices. */
  hasPrices: boolean;
}

/** Calls that are on their way at once. */
const atOnce = 4;

/** Records of one answer. */
const pageSize = 100;

/** Does something with each item, a few at once. */
async function eachOf<Item>(items: Iterable<Item>, run: (item: Item) => Promise<void>): Promise<void> {
  const waiting = items[Symbol.iterator]();
  const work = async () => {
    for (let next = waiting.next(); !next.done; next = waiting.next()) await run(next.value);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}

function chunks<Item>(items: readonly Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
}

/** Everything of a page after page of an endpoint. */
async function readPages<Row>(
  { host, signal }: ImportReading,
  path: string,
  key: string,
  query: Record<string, unknown>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (;;) {
    signal.throwIfAborted();
    const answer = await host.client.admin.custom.get<Record<string, unknown>>(path, {
      ...query,
      limit: pageSize,
      offset: rows.length,
    });
    // The endpoint answers its list under this key.
    const page = (answer[key] ?? []) as Row[];
    rows.push(...page);
    if (page.length === 0 || rows.length >= Number(answer.count ?? 0)) return rows;
  }
}

/** What of the store decides which columns there are, and what cells may say. */
export async function readProductFacts(reading: ImportFactsReading): Promise<ProductFacts> {
  const { host, store, isFeatureEnabled } = reading;
  const hasChannels = isFeatureEnabled("sales_channels");
  const hasCategories = isFeatureEnabled("product_categories");
  const [{ shipping_profiles }, regions, channels, collections, categories] = await Promise.all([
    host.client.admin.custom.get<{ shipping_profiles: { id: string; type: string }[] }>("/shipping-profiles"),
    readPages<ProductFacts["regions"][number]>(reading, "/regions", "regions", {}),
    hasChannels
      ? readPages<ProductFacts["channels"][number]>(reading, "/sales-channels", "sales_channels", {})
      : [],
    readPages<ProductFacts["collections"][number]>(reading, "/collections", "collections", {}),
    hasCategories
      ? readPages<ProductFacts["categories"][number]>(
          reading,
          "/product-categories",
          "product_categories",
          {},
        )
      : [],
  ]);
  return {
    currencies: (store.currencies ?? []).map(({ code }) => code),
    defaultCurrency: store.default_currency_code,
    regions,
    channels,
    defaultChannel: hasChannels ? (store.default_sales_channel_id ?? undefined) : undefined,
    defaultProfile: shipping_profiles.find(({ type }) => type === "default")?.id,
    collections,
    categories,
    hasChannels,
    hasCategories,
    hasInventory: isFeatureEnabled("inventoryService"),
  };
}

function expandOf({ hasChannels, hasCategories }: ProductFacts): string {
  return [
    "variants",
    "variants.prices",
    "variants.options",
    "options",
    "images",
    "tags",
    "type",
    "profiles",
    ...(hasChannels ? ["sales_channels"] : []),
    ...(hasCategories ? ["categories"] : []),
  ].join(",");
}

/** Makes what is known anew, so that nobody who holds the old sees it change. */
function copyOf(known: KnownProducts | undefined): KnownProducts {
  return {
    byHandle: new Map(known?.byHandle),
    byId: new Map(known?.byId),
    skus: new Map(known?.skus),
    barcodes: new Map(known?.barcodes),
    listPrices: known?.listPrices,
    isWhole: known?.isWhole ?? false,
  };
}

function addCodes(known: KnownProducts, product: StoredProduct): void {
  for (const { id, sku, barcode } of product.variants ?? []) {
    const owner = { variantId: id, productId: product.id, title: product.title };
    if (sku !== null) known.skus.set(sku, owner);
    if (barcode !== null) known.barcodes.set(barcode, owner);
  }
}

function addProduct(known: KnownProducts, product: StoredProduct): void {
  known.byHandle.set(product.handle, product);
  known.byId.set(product.id, product);
  addCodes(known, product);
}

/** Reads products whole by their ids. */
async function readByIds(
  known: KnownProducts,
  ids: readonly string[],
  facts: ProductFacts,
  reading: ImportReading,
) {
  const { custom } = reading.host.client.admin;
  await eachOf(chunks(ids, pageSize), async (some) => {
    reading.signal.throwIfAborted();
    const query = { id: some, limit: pageSize, expand: expandOf(facts) };
    const { products } = await custom.get<{ products: StoredProduct[] }>("/products", query);
    for (const product of products) addProduct(known, product);
    for (const id of some) if (!known.byId.has(id)) known.byId.set(id, null);
  });
}

/** Reads handles and codes of the whole catalogue, then those products that the file names. */
async function readCatalogue(
  known: KnownProducts,
  count: number,
  wanted: NamesToFind,
  facts: ProductFacts,
  reading: ImportReading,
): Promise<void> {
  const { custom } = reading.host.client.admin;
  const named: string[] = [...wanted.ids];
  const pages = Array.from({ length: Math.ceil(count / pageSize) }, (_, index) => index);
  let done = 0;
  await eachOf(pages, async (page) => {
    reading.signal.throwIfAborted();
    const { products } = await custom.get<{ products: StoredProduct[] }>("/products", {
      limit: pageSize,
      offset: page * pageSize,
      // Of products that were made at one moment none is passed over.
      order: "id",
      fields: "id,handle,title",
      expand: "variants",
    });
    for (const product of products) {
      addCodes(known, product);
      if (wanted.handles.has(product.handle)) named.push(product.id);
    }
    done += 1;
    reading.onProgress?.(done, pages.length);
  });
  await readByIds(known, [...new Set(named)], facts, reading);
  for (const handle of wanted.handles) if (!known.byHandle.has(handle)) known.byHandle.set(handle, null);
  known.isWhole = true;
}

/** Prices of all price lists: the store's own export writes them into the columns of the variants' prices. */
async function readListPrices(reading: ImportReading): Promise<Map<string, ListPrice[]>> {
  const lists = await readPages<{ prices?: (ListPrice & { variants?: { id: string }[] })[] }>(
    reading,
    "/price-lists",
    "price_lists",
    { expand: "prices,prices.variants" },
  );
  const found = new Map<string, ListPrice[]>();
  for (const price of lists.flatMap(({ prices = [] }) => prices))
    for (const { id } of price.variants ?? []) found.set(id, [...(found.get(id) ?? []), price]);
  return found;
}

/** {@link readNames}, and what price lists say, where the file has prices of variants that the store has. */
export async function readKnownProducts(
  wanted: NamesToFind,
  facts: ProductFacts,
  reading: ImportReading & { known: KnownProducts | undefined },
): Promise<KnownProducts> {
  const known = await readNames(wanted, facts, reading);
  const hasStored = [...known.byHandle.values()].some((product) => product !== null);
  if (!wanted.hasPrices || !hasStored || known.listPrices !== undefined) return known;
  return { ...known, listPrices: await readListPrices(reading) };
}

/**
 * Asks the store about the names in a file: one by one where they are few, or for the whole catalogue where that takes fewer calls.
 * Nothing that is known already is asked again.
 */
async function readNames(
  wanted: NamesToFind,
  facts: ProductFacts,
  reading: ImportReading & { known: KnownProducts | undefined },
): Promise<KnownProducts> {
  const { custom } = reading.host.client.admin;
  const known = copyOf(reading.known);
  const handles = [...wanted.handles].filter((handle) => !known.byHandle.has(handle));
  const ids = [...wanted.ids].filter((id) => !known.byId.has(id));
  const skus = known.isWhole ? [] : [...wanted.skus].filter((sku) => !known.skus.has(sku));
  if (handles.length + ids.length + skus.length === 0) return known;
  const calls = handles.length + Math.ceil(ids.length / pageSize) + skus.length;
  // Without a relation the store counts the page.
  const { count } = await custom.get<{ count: number }>("/products", {
    limit: 1,
    fields: "id",
    expand: "type",
  });
  if (calls > Math.ceil(count / pageSize) + 2 * atOnce && !known.isWhole) {
    await readCatalogue(known, count, wanted, facts, reading);
    return known;
  }
  let done = 0;
  const step = () => {
    done += 1;
    reading.onProgress?.(done, calls);
  };
  await readByIds(known, ids, facts, reading);
  await eachOf(handles, async (handle) => {
    reading.signal.throwIfAborted();
    const query = { handle, limit: 1, expand: expandOf(facts) };
    const { products } = await custom.get<{ products: StoredProduct[] }>("/products", query);
    for (const product of products) addProduct(known, product);
    if (!known.byHandle.has(handle)) known.byHandle.set(handle, null);
    step();
  });
  await eachOf(
    // Those of products that were just read are known by now.
    skus.filter((sku) => !known.skus.has(sku)),
    async (sku) => {
      reading.signal.throwIfAborted();
      const { variants } = await custom.get<{
        variants: { id: string; sku: string | null; product_id: string; product?: { title: string } }[];
      }>("/variants", { q: sku, limit: 50, fields: "id,sku,product_id", expand: "product" });
      known.skus.set(sku, null);
      for (const variant of variants)
        if (variant.sku !== null)
          known.skus.set(variant.sku, {
            variantId: variant.id,
            productId: variant.product_id,
            title: variant.product?.title ?? "",
          });
      step();
    },
  );
  return known;
}
