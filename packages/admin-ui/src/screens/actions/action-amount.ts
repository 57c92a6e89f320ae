import type { AnyAction } from "@tillhouse/extension-sdk";
import { formatList, formatMoney, type Host, type MoneySum } from "@tillhouse/extension-sdk";

type Words = Pick<Host, "translate" | "locale">;

/** The money that an action moves with a record, as far as it is known. */
export function amountOf(action: AnyAction, record: object, values?: unknown): MoneySum | undefined {
  // The action was written for records of this very resource, and for its own form; see `AnyAction`.
  return action.amount?.(record as never, values as never);
}

const textOf = (sum: MoneySum, { locale }: Words) => formatMoney({ ...sum, locale });

/** What a question's text says of the money. */
export function amountText(sums: readonly MoneySum[], words: Words): string {
  if (sums.length === 0) return words.translate("action.fullAmount");
  return formatList(
    sums.map((sum) => textOf(sum, words)),
    words.locale,
  );
}

/** What the button says that does it: with the amount where there is one, and one currency. */
export function commitLabel(
  resource: string,
  { id }: AnyAction,
  { sums, words }: { sums: readonly MoneySum[]; words: Words },
): string {
  const [sum] = sums;
  return sum === undefined || sums.length > 1
    ? words.translate(`${resource}.actions.${id}`)
    : words.translate(`${resource}.actionAmounts.${id}`, { amount: textOf(sum, words) });
}
