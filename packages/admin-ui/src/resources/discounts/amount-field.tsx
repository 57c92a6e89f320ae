import { type CustomFieldProps, useFormRecord, useHost, usePendingField } from "@tillhouse/extension-sdk";
import { useFormRegion } from "@tillhouse/extension-sdk/commerce";
import { MoneyInput, minorUnitDigits } from "@tillhouse/extension-sdk/inputs";
import { ReadProblem } from "@tillhouse/extension-sdk/kit";
import { Banner } from "@tillhouse/extension-sdk/ui";
import { useEffect, useRef } from "react";
import { currencyOf } from "./discount-status";
import { inCurrency } from "./in-currency";

/** What is taken off, in the currency of the one region. The number that was typed stays when the region changes. */
export default function AmountField({ value, onChange, ...field }: CustomFieldProps<number | null>) {
  const { translate } = useHost();
  const { record } = useFormRecord<"discounts">();
  const { id, region, error, isLoading, refetch } = useFormRegion();
  usePendingField(isLoading);
  const before = record === undefined ? undefined : currencyOf(record);
  // Until the region is read, the amount is in what it was in.
  const currency = region?.currency_code ?? (id === null ? undefined : before);
  const shown = useRef(currency);
  const latest = useRef({ value, onChange });
  latest.current = { value, onChange };
  useEffect(() => {
    if (currency === undefined) return;
    const { value: amount, onChange: change } = latest.current;
    const next = inCurrency(amount, { from: shown.current, to: currency }, minorUnitDigits);
    shown.current = currency;
    if (!Object.is(next, amount)) change(next);
  }, [currency]);
  if (currency === undefined)
    return (
      <div className="th-fields">
        <Banner tone="info">{translate("discounts.regionFirst")}</Banner>
        {id !== null && <ReadProblem error={error} refetch={refetch} />}
      </div>
    );
  return (
    <div className="th-fields">
      <MoneyInput
        {...field}
        key={currency}
        currencyCode={currency}
        min={1}
        value={value}
        onChange={onChange}
      />
      {before !== undefined && before !== currency && (
        <Banner tone="caution">
          {translate("discounts.currencyChange", {
            before: before.toUpperCase(),
            currency: currency.toUpperCase(),
          })}
        </Banner>
      )}
    </div>
  );
}
