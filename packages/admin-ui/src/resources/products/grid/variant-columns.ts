import type { Host, RecordOf } from "@tillhouse/extension-sdk";
import type { GridColumn } from "@tillhouse/extension-sdk/grid";
import { hasFragileTiers, type PriceScope, plainPrice, scopeId, type VariantRow } from "./variant-prices";

/** A region as its prices need it. */
export type PriceRegion = Pick<RecordOf<"regions">, "id" | "name" | "currency_code">;

/** What the columns of the grid of variants follow from. */
interface ColumnSetting {
  rows: readonly VariantRow[];
  /** The names of products by their ids, where there are several. */
  productTitles?: ReadonlyMap<string, string>;
  regions: readonly PriceRegion[];
  host: Pick<Host, "store" | "translate">;
}

/** Currencies that are shown although no price is in them. */
const shownAtFirst = 6;

/** What prices there can be: in each currency of the store, the default one first, then in each region. */
export function priceScopes(
  store: Host["store"],
  regions: readonly PriceRegion[],
): readonly (PriceScope & { name?: string })[] {
  const codes = new Set([
    store?.default_currency_code ?? "",
    ...(store?.currencies ?? []).map(({ code }) => code),
  ]);
  codes.delete("");
  return [
    ...[...codes].map((currencyCode) => ({ currencyCode })),
    ...regions.map(({ id, name, currency_code }) => ({ currencyCode: currency_code, regionId: id, name })),
  ];
}

/** SKUs differ at their ends: the column is as wide as the longest, in pixels, within reason. */
function skuWidth(rows: readonly VariantRow[]): number {
  const longest = Math.max(0, ...rows.map(({ sku }) => sku?.length ?? 0));
  return Math.min(320, Math.max(160, 24 + longest * 8));
}

/** The columns of the grid of variants: what a variant is, its prices, its codes. */
export function variantColumns({
  rows,
  productTitles,
  regions,
  host: { store, translate },
}: ColumnSetting): GridColumn<VariantRow>[] {
  const scopes = priceScopes(store, regions);
  const isUsed = (scope: PriceScope) => rows.some((row) => plainPrice(row, scope) !== undefined);
  const used = new Set(scopes.filter(isUsed).map(scopeId));
  const tiers = (row: VariantRow) => (hasFragileTiers(row) ? translate("products.grid.tiers") : false);
  const code = (id: "ean" | "upc" | "barcode") =>
    ({
      kind: "text",
      id,
      title: translate(`variants.fields.${id}`),
      isCode: true,
      isHidden: true,
      width: 150,
      value: (row) => row[id],
    }) satisfies GridColumn<VariantRow>;
  const flag = (id: "manage_inventory" | "allow_backorder") =>
    ({
      kind: "boolean",
      id,
      title: translate(`variants.fields.${id}`),
      isHidden: true,
      width: 150,
      value: (row) => row[id],
    }) satisfies GridColumn<VariantRow>;
  return [
    {
      kind: "readOnly",
      id: "variant",
      title: translate("products.variants.columns.title"),
      width: productTitles === undefined ? 220 : 300,
      value: ({ title, product_id }) => [productTitles?.get(product_id), title].filter(Boolean).join(" · "),
    },
    {
      kind: "text",
      id: "sku",
      title: translate("products.variants.columns.sku"),
      isCode: true,
      width: skuWidth(rows),
      value: ({ sku }) => sku,
    },
    ...scopes.map(
      (scope, index): GridColumn<VariantRow> => ({
        kind: "money",
        id: scopeId(scope),
        title:
          scope.name === undefined
            ? scope.currencyCode.toUpperCase()
            : `${scope.name} (${scope.currencyCode.toUpperCase()})`,
        currencyCode: scope.currencyCode,
        width: scope.name === undefined ? undefined : 180,
        isHidden: !used.has(scopeId(scope)) && (scope.regionId !== undefined || index >= shownAtFirst),
        value: (row) => plainPrice(row, scope)?.amount ?? null,
        isReadOnly: tiers,
      }),
    ),
    code("ean"),
    code("upc"),
    code("barcode"),
    flag("manage_inventory"),
    flag("allow_backorder"),
  ];
}
