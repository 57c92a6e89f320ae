import type { GridValues } from "@tillhouse/extension-sdk/grid";

/** One price of a variant, its own or one of a list. */
export interface ListPrice {
  /** Left out of one that was just written: the grid reads it again before it writes once more. */
  id?: string;
  currency_code: string;
  amount: number;
  region_id?: string | null;
  price_list_id?: string | null;
  min_quantity?: number | null;
  max_quantity?: number | null;
}

/** A variant as the grid reads it, with every price that it has. */
export interface ListVariant {
  id: string;
  product_id: string;
  title: string;
  sku: string | null;
  prices?: readonly ListPrice[];
}

/** What a price is for: a currency, or one region. */
export interface PriceScope {
  currencyCode: string;
  regionId?: string;
  /** Of a region. */
  name?: string;
}

/** From how many units to how many a price holds; `null` is open. */
export interface QuantityStep {
  min: number | null;
  max: number | null;
}

/** The id of the column of a currency or a region. */
export function scopeId({ currencyCode, regionId }: Pick<PriceScope, "currencyCode" | "regionId">): string {
  return regionId === undefined ? `currency:${currencyCode}` : `region:${regionId}`;
}

/** A step as columns name it: `10-49`, `50-`. */
export function stepId({ min, max }: QuantityStep): string {
  return `${min ?? ""}-${max ?? ""}`;
}

/** The id of a column of prices: of a scope, and of a step where it has one. */
export function columnId(scope: PriceScope, step?: QuantityStep): string {
  return step === undefined ? scopeId(scope) : `${scopeId(scope)}@${stepId(step)}`;
}

const numberOf = (text: string | undefined) => (text ? Number(text) : null);

/** The step that the id of a column names; `undefined` where it names none. */
export function stepOf(column: string): QuantityStep | undefined {
  const found = /@(\d*)-(\d*)$/.exec(column);
  return found === null ? undefined : { min: numberOf(found[1]), max: numberOf(found[2]) };
}

/** A quantity that is 0 counts as none, as in the store. */
export const stepOfPrice = ({ min_quantity, max_quantity }: ListPrice): QuantityStep => ({
  min: min_quantity || null,
  max: max_quantity || null,
});

const isPlain = ({ min, max }: QuantityStep) => min === null && max === null;

/** The id of the column that a price is in. */
export function columnOfPrice(price: ListPrice): string {
  const { currency_code: currencyCode, region_id } = price;
  return columnFor({ currencyCode, ...(region_id && { regionId: region_id }) }, stepOfPrice(price));
}

/** The id of the column of a scope and of quantities, which may be open on both sides. */
export function columnFor(scope: PriceScope, step: QuantityStep): string {
  return isPlain(step) ? columnId(scope) : columnId(scope, step);
}

const isIn = (price: ListPrice, { currencyCode, regionId }: PriceScope) =>
  regionId === undefined
    ? !price.region_id && price.currency_code === currencyCode
    : price.region_id === regionId;

/** The lowest first: of several the store gives that one. */
const byAmount = (left: ListPrice, right: ListPrice) => left.amount - right.amount;

/** What a list has in a cell: none, one, or several where a price was put in twice. The lowest comes first. */
export function pricesOf(
  { prices = [] }: ListVariant,
  listId: string,
  { scope, step = { min: null, max: null } }: { scope: PriceScope; step?: QuantityStep },
): ListPrice[] {
  return prices
    .filter((price) => price.price_list_id === listId && isIn(price, scope))
    .filter((price) => stepId(stepOfPrice(price)) === stepId(step))
    .sort(byAmount);
}

/** What a variant costs by itself: in a region its own price there, else that of the currency. */
export function basePriceOf({ prices = [] }: ListVariant, scope: PriceScope): number | undefined {
  const own = prices.filter((price) => !price.price_list_id && isPlain(stepOfPrice(price)));
  const found = own.find((price) => isIn(price, scope));
  return (found ?? own.find((price) => isIn(price, { currencyCode: scope.currencyCode })))?.amount;
}

/** The steps that a list has, from the smallest quantity on. */
export function usedSteps(rows: readonly ListVariant[], listId: string): QuantityStep[] {
  const found = new Map<string, QuantityStep>();
  for (const { prices = [] } of rows)
    for (const price of prices) {
      const step = stepOfPrice(price);
      if (price.price_list_id === listId && !isPlain(step)) found.set(stepId(step), step);
    }
  return inOrder([...found.values()]);
}

/** Steps by the quantity that they begin with. */
export function inOrder(steps: readonly QuantityStep[]): QuantityStep[] {
  const from = ({ min }: QuantityStep) => min ?? 0;
  const to = ({ max }: QuantityStep) => max ?? Number.POSITIVE_INFINITY;
  return [...steps].sort((left, right) => from(left) - from(right) || to(left) - to(right));
}

/** A stretch of quantities that no step names between others, or that two name. */
export interface StepProblem {
  kind: "gap" | "overlap";
  from: number;
  /** `null` has no end. */
  to: number | null;
}

/** What is odd about steps: between them the plain price holds, and where two hold the store gives the lower one. */
export function stepProblems(steps: readonly QuantityStep[]): StepProblem[] {
  const found: StepProblem[] = [];
  // How far the steps before reach; `null` has no end.
  let reached: number | null | undefined;
  for (const { min, max } of inOrder(steps)) {
    const from = min ?? 1;
    if (reached !== undefined) {
      if (reached === null || from <= reached) {
        const ends = [reached, max].filter((end) => end !== null);
        found.push({ kind: "overlap", from, to: ends.length === 0 ? null : Math.min(...ends) });
      } else if (from > reached + 1) found.push({ kind: "gap", from: reached + 1, to: from - 1 });
    }
    reached = reached === null || max === null ? null : Math.max(reached ?? 0, max);
  }
  return found;
}

/** A price that the list has, with what it is from now on. */
export interface ChangedPrice {
  id: string;
  variant_id: string;
  amount: number;
}

/** A price that the list has not. The store takes a currency or a region, and finds the currency of a region itself. */
export interface AddedPrice {
  variant_id: string;
  currency_code?: string;
  region_id?: string;
  amount: number;
  min_quantity?: number;
  max_quantity?: number;
}

/** What is sent for rows: prices that are changed by their ids, new ones, and the ids of those that go. */
export interface PriceWrites {
  changed: ChangedPrice[];
  added: AddedPrice[];
  removed: string[];
}

/** A price of a scope and a step, as the store takes a new one. */
export function newPrice(
  variant_id: string,
  amount: number,
  { scope, step }: { scope: Pick<PriceScope, "currencyCode" | "regionId">; step?: QuantityStep },
): AddedPrice {
  return {
    variant_id,
    ...(scope.regionId === undefined ? { currency_code: scope.currencyCode } : { region_id: scope.regionId }),
    amount,
    ...(step?.min != null && { min_quantity: step.min }),
    ...(step?.max != null && { max_quantity: step.max }),
  };
}

/**
 * What has to be sent so that a row of a list holds values, by the ids of columns; `null` takes a price away. A price that is there is
 * changed by its id, as the store would put another one beside it; where it is there twice, one stays.
 */
export function writesOf(
  row: ListVariant,
  values: GridValues,
  { listId, scopes }: { listId: string; scopes: readonly PriceScope[] },
): PriceWrites {
  const writes: PriceWrites = { changed: [], added: [], removed: [] };
  for (const [column, value] of Object.entries(values)) {
    const scope = scopes.find((one) => scopeId(one) === column.split("@")[0]);
    if (scope === undefined) continue;
    const step = stepOf(column);
    const [held, ...others] = pricesOf(row, listId, { scope, step });
    const spare = value === null ? [held, ...others] : others;
    writes.removed.push(...spare.flatMap((price) => price?.id ?? []));
    if (value === null) continue;
    const amount = Number(value);
    if (held?.id === undefined) writes.added.push(newPrice(row.id, amount, { scope, step }));
    else writes.changed.push({ id: held.id, variant_id: row.id, amount });
  }
  return writes;
}

/** A row as it is once that was sent. */
export function writtenRow(
  row: ListVariant,
  { changed, added, removed }: PriceWrites,
  { listId, scopes }: { listId: string; scopes: readonly PriceScope[] },
): ListVariant {
  const amounts = new Map(changed.map(({ id, amount }) => [id, amount]));
  const kept = (row.prices ?? []).flatMap((price) => {
    if (price.id !== undefined && removed.includes(price.id)) return [];
    return [{ ...price, amount: amounts.get(price.id ?? "") ?? price.amount }];
  });
  const currencyOf = ({ currency_code, region_id }: AddedPrice) =>
    currency_code ?? scopes.find(({ regionId }) => regionId === region_id)?.currencyCode ?? "";
  const made = added.map(
    ({ variant_id: _, ...price }): ListPrice => ({
      ...price,
      currency_code: currencyOf({ ...price, variant_id: row.id }),
      price_list_id: listId,
    }),
  );
  return { ...row, prices: [...kept, ...made] };
}
