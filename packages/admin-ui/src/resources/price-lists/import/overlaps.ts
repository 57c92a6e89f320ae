import type { ImportProblem } from "@tillhouse/extension-sdk/import";
import { rangeOf } from "../prices/list-columns";
import {
  columnOfPrice,
  type ListPrice,
  type QuantityStep,
  scopeId,
  stepOfPrice,
} from "../prices/list-prices";
import type { PlannedPrice } from "./price-writes";

interface Stretch {
  step: QuantityStep;
  /** The row that sets it; `undefined` of one that the list has and the file does not name. */
  row: number | undefined;
  /** The list has it by now. */
  isHeld: boolean;
}

const startOf = ({ step }: Stretch) => step.min ?? 1;
const endOf = ({ step }: Stretch) => step.max ?? Number.POSITIVE_INFINITY;

/**
 * Quantities of a variant for which two prices would hold once the file is in. Those that the list has already are as somebody wanted
 * them, and so is a price for any quantity beside others.
 */
export function overlapsOf(
  planned: ReadonlyMap<string, PlannedPrice>,
  held: readonly ListPrice[],
  keepsOthers: boolean,
): ImportProblem[] {
  const heldColumns = new Set(held.map(columnOfPrice));
  const byScope = new Map<string, Stretch[]>();
  const add = (scope: string, stretch: Stretch) => {
    if (stretch.step.min === null && stretch.step.max === null) return;
    byScope.set(scope, [...(byScope.get(scope) ?? []), stretch]);
  };
  for (const [column, { scope, step, row }] of planned)
    add(scopeId(scope), { step, row, isHeld: heldColumns.has(column) });
  for (const price of keepsOthers ? held : [])
    if (!planned.has(columnOfPrice(price))) {
      const { currency_code: currencyCode, region_id } = price;
      const scope = scopeId({ currencyCode, ...(region_id && { regionId: region_id }) });
      add(scope, { step: stepOfPrice(price), row: undefined, isHeld: true });
    }
  const found = new Map<number, ImportProblem>();
  for (const stretches of byScope.values())
    for (const [index, one] of stretches.entries())
      for (const other of stretches.slice(index + 1)) {
        if (startOf(one) > endOf(other) || startOf(other) > endOf(one)) continue;
        // Of two that are new the later row is asked about.
        const [wrong, right] = other.row === undefined || other.isHeld ? [one, other] : [other, one];
        if (wrong.isHeld || wrong.row === undefined || found.has(wrong.row)) continue;
        const values = rangeOf({ from: startOf(right), to: right.step.max });
        found.set(wrong.row, { row: wrong.row, column: "quantity.min", code: "quantitiesOverlap", values });
      }
  return [...found.values()];
}
