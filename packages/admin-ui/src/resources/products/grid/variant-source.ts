import { AdminError, type MedusaClient } from "@tillhouse/extension-sdk";
import { readVariants, readVariantsOf } from "@tillhouse/extension-sdk/commerce";
import type { GridSource, GridValues } from "@tillhouse/extension-sdk/grid";
import { keepsTiers, type PriceScope, scopeId, type VariantRow, writtenPrices } from "./variant-prices";

const fields = "id,product_id,title,sku,ean,upc,barcode,allow_backorder,manage_inventory,variant_rank";

/** Reads the variants of many products, product by product in their order. */
export function readRows(client: MedusaClient, productIds: readonly string[]): Promise<VariantRow[]> {
  return readVariantsOf(client, productIds, fields);
}

/** What a row is written with: its prices as one list, everything else as it is. */
function variantPayload(
  row: VariantRow,
  values: GridValues,
  scopes: readonly PriceScope[],
): Record<string, unknown> {
  const changes = scopes.flatMap((scope) => {
    const amount = values[scopeId(scope)];
    return amount === undefined ? [] : [{ scope, amount: amount === null ? null : Number(amount) }];
  });
  const others = Object.entries(values).filter(([id]) => !scopes.some((scope) => scopeId(scope) === id));
  return {
    ...Object.fromEntries(others),
    ...(changes.length > 0 && { prices: writtenPrices(row, changes) }),
  };
}

/** A row after it was written: what the store answers is the whole product. */
function writtenRow(row: VariantRow, { prices, ...others }: ReturnType<typeof variantPayload>): VariantRow {
  // The payload is made of what a row holds.
  const next = { ...row, ...others } as VariantRow;
  if (!Array.isArray(prices)) return next;
  const lists = (row.prices ?? []).filter(({ price_list_id: list }) => list);
  return { ...next, prices: [...lists, ...prices] };
}

/** Where the rows of the grid of variants are kept. */
export function variantSource(
  client: MedusaClient,
  rows: readonly VariantRow[],
  scopes: readonly PriceScope[],
  /** Said of a row whose prices by quantity the store would lose. */
  tiersText: string,
): GridSource<VariantRow> {
  const productOf = new Map(rows.map(({ id, product_id }) => [id, product_id]));
  return {
    read: async (ids) => {
      const byProduct = new Map<string, string[]>();
      for (const id of ids) {
        const product = productOf.get(id) ?? "";
        byProduct.set(product, [...(byProduct.get(product) ?? []), id]);
      }
      const found = await Promise.all(
        [...byProduct].map(([product, some]) =>
          readVariants<VariantRow>(client, product, { fields, ids: some }),
        ),
      );
      return found.flat();
    },
    write: async (row, values) => {
      const payload = variantPayload(row, values, scopes);
      // Somebody may have added them since the grid was opened.
      if (Array.isArray(payload.prices) && !keepsTiers(payload.prices))
        throw new AdminError("conflict", tiersText);
      await client.admin.custom.post(`/products/${row.product_id}/variants/${row.id}`, payload);
      return writtenRow(row, payload);
    },
  };
}
