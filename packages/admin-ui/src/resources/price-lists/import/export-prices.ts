import type { Host } from "@tillhouse/extension-sdk";
import { saveCsv, writeCsv } from "@tillhouse/extension-sdk/import";
import { type PriceRegion, priceScopes } from "../prices/list-columns";
import { readListProducts } from "../prices/list-source";
import { otherScopes, readHeld } from "./held-list";
import { priceFile } from "./price-file";

/** Saves all prices of a list as a file that the import takes back. */
export async function exportPrices({ id, name }: { id: string; name: string }, host: Host): Promise<void> {
  const access = { client: host.client, listId: id };
  const [held, products, { regions }, { store }] = await Promise.all([
    readHeld(access),
    readListProducts(access),
    // Any store has few regions.
    host.client.admin.custom.get<{ regions: PriceRegion[] }>("/regions", {
      fields: "id,name,currency_code",
      expand: "countries",
      limit: 1000,
    }),
    host.client.admin.store.retrieve(),
  ]);
  const scopes = priceScopes(store, regions);
  const { headings, rows } = priceFile(held, {
    listId: id,
    scopes: [...scopes, ...otherScopes(held, scopes)],
    productTitles: new Map(products.map((product) => [product.id, product.title])),
  });
  const stem = name.replace(/[^\p{L}\p{N}._-]+/gu, "-").replace(/^-+|-+$/g, "") || id;
  saveCsv(`${stem}-prices.csv`, await writeCsv(headings, rows));
}
