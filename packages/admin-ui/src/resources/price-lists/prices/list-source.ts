import { type AdminError, type MedusaClient, toAdminError } from "@tillhouse/extension-sdk";
import { readVariants } from "@tillhouse/extension-sdk/commerce";
import type { GridSource, GridValues } from "@tillhouse/extension-sdk/grid";
import { type ListVariant, type PriceScope, type PriceWrites, writesOf, writtenRow } from "./list-prices";

/** Products whose variants are read at the same time. */
const sideBySide = 4;

/** Prices in one call: the store refuses bodies of more than 100 kB. */
export const pricesAtOnce = 300;

interface ProductPage {
  products: { id: string; title: string }[];
  count: number;
}

/** A product whose variants are rows of the grid. */
export type ListProduct = ProductPage["products"][number];

/** What rows are kept in. */
export interface PriceListAccess {
  client: MedusaClient;
  listId: string;
}

/** Parts a list into pieces of a size. */
function pieces<Item>(items: readonly Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
}

/** All products that have a price in a list, page by page. */
export async function readListProducts({ client, listId }: PriceListAccess): Promise<ListProduct[]> {
  const found: ListProduct[] = [];
  for (;;) {
    const { products, count } = await client.admin.custom.get<ProductPage>(
      `/price-lists/${encodeURIComponent(listId)}/products`,
      // Of relations the store would read a dozen.
      { fields: "id,title", expand: "type", order: "title", limit: 100, offset: found.length },
    );
    found.push(...products.map(({ id, title }) => ({ id, title })));
    if (products.length === 0 || found.length >= count) return found;
  }
}

/** What of a variant is a row of the grid. */
export const rowFields = "id,product_id,title,sku,variant_rank";

/**
 * Sends what is to be written of a list, in pieces that the store takes. Prices that are there are changed by the list itself, which
 * finds them by their ids; its call for many prices only adds.
 */
export async function sendPrices(
  { client, listId }: PriceListAccess,
  { changed, added, removed }: PriceWrites,
): Promise<void> {
  const path = `/price-lists/${encodeURIComponent(listId)}`;
  for (const price_ids of pieces(removed, pricesAtOnce))
    await client.request("DELETE", `/admin${path}/prices/batch`, { price_ids });
  for (const prices of pieces(changed, pricesAtOnce)) await client.admin.custom.post(path, { prices });
  for (const prices of pieces(added, pricesAtOnce))
    await client.admin.custom.post(`${path}/prices/batch`, { prices, override: false });
}

interface WaitingRow {
  row: ListVariant;
  values: GridValues;
  resolve(row: ListVariant): void;
  reject(error: AdminError): void;
}

/** What says nothing of a single row: trying one after the other would not help. */
const isOfAll = ({ code }: AdminError) =>
  code === "network" || code === "unauthorized" || code === "forbidden" || code === "not-found";

/** Where the rows of the grid of a price list are kept. Rows that are written at the same time go in the same calls. */
export function priceListSource(
  access: PriceListAccess,
  { rows, scopes }: { rows: readonly ListVariant[]; scopes: readonly PriceScope[] },
): GridSource<ListVariant> {
  const productOf = new Map(rows.map(({ id, product_id }) => [id, product_id]));
  const inList = { listId: access.listId, scopes };
  let waiting: WaitingRow[] = [];

  const read = async (ids: readonly string[]) => {
    const byProduct = new Map<string, string[]>();
    for (const id of ids) {
      const product = productOf.get(id) ?? "";
      byProduct.set(product, [...(byProduct.get(product) ?? []), id]);
    }
    const found: ListVariant[] = [];
    for (const some of pieces([...byProduct], sideBySide)) {
      const answers = await Promise.all(
        some.map(([id, own]) =>
          readVariants<ListVariant>(access.client, id, { fields: rowFields, ids: own }),
        ),
      );
      found.push(...answers.flat());
    }
    return found;
  };

  const send = async (some: readonly WaitingRow[]) => {
    const all = some.map((one) => ({ ...one, writes: writesOf(one.row, one.values, inList) }));
    await sendPrices(access, {
      changed: all.flatMap(({ writes }) => writes.changed),
      added: all.flatMap(({ writes }) => writes.added),
      removed: all.flatMap(({ writes }) => writes.removed),
    });
    for (const { row, writes, resolve } of all) resolve(writtenRow(row, writes, inList));
  };

  const flush = async () => {
    const some = waiting;
    waiting = [];
    try {
      await send(some);
    } catch (thrown) {
      const error = toAdminError(thrown);
      if (some.length === 1 || isOfAll(error)) {
        for (const { reject } of some) reject(error);
        return;
      }
      // One row is refused, and a part of the others may be there already: each is read again and sent by itself.
      for (const one of some)
        try {
          const [row] = await read([one.row.id]);
          if (row === undefined) one.reject(error);
          else await send([{ ...one, row }]);
        } catch (own) {
          one.reject(toAdminError(own));
        }
    }
  };

  return {
    read,
    write: (row, values) =>
      new Promise((resolve, reject) => {
        waiting.push({ row, values, resolve, reject });
        if (waiting.length === 1) setTimeout(() => void flush(), 0);
      }),
  };
}
