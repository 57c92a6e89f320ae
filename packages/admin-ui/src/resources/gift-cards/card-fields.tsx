import {
  type CustomFieldProps,
  formatMoney,
  useFormRecord,
  useHost,
  usePendingField,
} from "@tillhouse/extension-sdk";
import { useFormRegion } from "@tillhouse/extension-sdk/commerce";
import { MoneyInput } from "@tillhouse/extension-sdk/inputs";
import { ReadProblem } from "@tillhouse/extension-sdk/kit";
import { Banner, TextInput } from "@tillhouse/extension-sdk/ui";
import { useLayoutEffect } from "react";
import { inOtherCurrency } from "./card-amounts";
import { cardCurrency } from "./card-state";

/** The card that a form changes; none while one is issued. */
function useFormCard() {
  const { record, ...form } = useFormRecord<"gift-cards">();
  const card: typeof record | undefined = record;
  return { ...form, card };
}

/**
 * Which currency the card's amount is in: that of its region. What was typed stays the number that it was. A card that is there keeps
 * its numbers, too, and is worth something else by that.
 */
export function CardCurrency({ value: code, onChange: _, ...field }: CustomFieldProps<string>) {
  const { translate, locale, store } = useHost();
  const { card, values, suggest } = useFormCard();
  const { id, region, error, isLoading, refetch } = useFormRegion();
  usePendingField(isLoading);
  // Before a region is chosen the amount is typed in the currency of the store.
  const typedIn = store?.default_currency_code ?? "";
  const now = region?.currency_code;
  const isOther = now !== undefined && now !== code;
  useLayoutEffect(() => {
    if (!isOther) return;
    suggest("currency_code", now);
    if (card === undefined && typeof values.value === "number")
      suggest("value", inOtherCurrency(values.value, code || typedIn, now));
  });
  const before = card === undefined ? "" : cardCurrency(card);
  const shown = (currencyCode: string) => formatMoney({ amount: card?.balance ?? 0, currencyCode, locale });
  return (
    <div className="th-fields">
      <TextInput {...field} value={code.toUpperCase()} readOnly />
      {id !== null && (
        <ReadProblem error={error} refetch={refetch}>
          {translate("gift-cards.errors.regionUnread")}
        </ReadProblem>
      )}
      {before !== "" && now !== undefined && now !== before && (
        <Banner tone="caution">
          {translate("gift-cards.otherCurrency", { before: shown(before), after: shown(now) })}
        </Banner>
      )}
    </div>
  );
}

/** What is left on the card: nothing, all of its value, or anything between. */
export function CardBalance({ value, ...field }: CustomFieldProps<number | null>) {
  const { card } = useFormCard();
  return (
    <MoneyInput
      {...field}
      currencyCode={card === undefined ? "" : cardCurrency(card)}
      min={0}
      max={card?.value}
      value={value}
    />
  );
}
