import type { Host } from "@tillhouse/extension-sdk";
import type { GridColumn, GridValue } from "@tillhouse/extension-sdk/grid";
import {
  basePriceOf,
  columnId,
  type ListVariant,
  type PriceScope,
  pricesOf,
  type QuantityStep,
  scopeId,
  stepProblems,
} from "./list-prices";

/** A region as its prices need it. */
export interface PriceRegion {
  id: string;
  name: string;
  currency_code: string;
}

/** Currencies that are shown although no price is in them. */
const shownAtFirst = 6;

/** What prices there can be: in each currency of the store, the default one first, then in each region. */
export function priceScopes(store: Host["store"], regions: readonly PriceRegion[]): readonly PriceScope[] {
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

type Texts = Pick<Host, "translate">;

/** "10–49 units", "from 50 units". */
export function stepTitle({ min, max }: QuantityStep, { translate }: Texts): string {
  if (max === null) return translate("price-lists.steps.from", { from: min ?? 1 });
  if (min === null) return translate("price-lists.steps.upTo", { to: max });
  return translate("price-lists.steps.between", { from: min, to: max });
}

/** What the columns follow from. */
export interface ColumnSetting {
  rows: readonly ListVariant[];
  listId: string;
  scopes: readonly PriceScope[];
  steps: readonly QuantityStep[];
  /** The titles of products by their ids. */
  productTitles: ReadonlyMap<string, string>;
  /** What a cell holds by now, saved or not. */
  heldValue(rowId: string, columnId: string): GridValue;
  host: Texts;
}

/** The columns of the grid of a price list: what a variant is, then for each currency and region its prices and the base price. */
export function listColumns(setting: ColumnSetting): GridColumn<ListVariant>[] {
  const { rows, listId, scopes, steps, productTitles, heldValue, host } = setting;
  const { translate } = host;
  const isUsed = (scope: PriceScope) =>
    [undefined, ...steps].some((step) =>
      rows.some((row) => pricesOf(row, listId, { scope, step }).length > 0),
    );
  const columnsOf = (scope: PriceScope, index: number): GridColumn<ListVariant>[] => {
    const code = scope.currencyCode.toUpperCase();
    const title = scope.name === undefined ? code : `${scope.name} (${code})`;
    const isHidden = !isUsed(scope) && (scope.regionId !== undefined || index >= shownAtFirst);
    const money = (step?: QuantityStep) =>
      ({
        kind: "money",
        id: columnId(scope, step),
        title: step === undefined ? title : `${title}, ${stepTitle(step, host)}`,
        currencyCode: scope.currencyCode,
        isHidden,
        width: step === undefined && scope.name === undefined ? 120 : 190,
        value: (row) => pricesOf(row, listId, { scope, step })[0]?.amount ?? null,
        warning: (value, row) => {
          if (value === null) return undefined;
          if (pricesOf(row, listId, { scope, step }).length > 1) return translate("price-lists.grid.doubled");
          const base = basePriceOf(row, scope);
          if (base !== undefined && value > base) return translate("price-lists.grid.higher");
          if (step === undefined) return undefined;
          const held = steps.filter((one) => heldValue(row.id, columnId(scope, one)) !== null);
          const [problem] = stepProblems(held);
          return problem && translate(`price-lists.steps.${problem.kind}`, rangeOf(problem));
        },
      }) satisfies GridColumn<ListVariant>;
    return [
      money(),
      {
        kind: "money",
        id: `base:${scopeId(scope)}`,
        title: translate("price-lists.grid.base", { scope: title }),
        currencyCode: scope.currencyCode,
        isHidden,
        isReadOnly: () => translate("price-lists.grid.baseFixed"),
        width: scope.name === undefined ? 120 : 190,
        value: (row) => basePriceOf(row, scope) ?? null,
      },
      ...steps.map((step) => money(step)),
    ];
  };
  return [
    {
      kind: "readOnly",
      id: "variant",
      title: translate("products.variants.columns.title"),
      width: 300,
      value: ({ title, product_id }) =>
        [...new Set([productTitles.get(product_id), title])].filter(Boolean).join(" · "),
    },
    {
      kind: "readOnly",
      id: "sku",
      title: translate("products.variants.columns.sku"),
      width: 160,
      value: ({ sku }) => sku,
    },
    ...scopes.flatMap(columnsOf),
  ];
}

/** The ends of a stretch of quantities, as texts name them. */
export function rangeOf({ from, to }: { from: number; to: number | null }): { from: string; to: string } {
  return { from: String(from), to: to === null ? "∞" : String(to) };
}
