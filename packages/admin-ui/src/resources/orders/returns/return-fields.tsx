import { type CustomFieldProps, formatMoney, useFormRecord, useHost } from "@tillhouse/extension-sdk";
import {
  type LineSelection,
  type SuggestedAmount,
  SuggestedMoneyInput,
  selectedAmount,
} from "@tillhouse/extension-sdk/inputs";
import { Banner, Checkbox, Field, Totals } from "@tillhouse/extension-sdk/ui";
import { differenceOf, isComplete, isOwn, type Refunding, refundOf, type SwapAmounts } from "./return-rules";

/** What becomes of the rest where a part of a return has arrived. */
export function Rest({ label, hint, value, onChange }: CustomFieldProps<boolean>) {
  const { translate } = useHost();
  const { record: back, values } = useFormRecord<"returns">();
  if (isComplete(values.lines as LineSelection[])) return null;
  return isOwn(back) ? (
    <Checkbox label={label} hint={hint} isChecked={value} onChange={onChange} />
  ) : (
    <Banner tone="caution">{translate("returns.partCounts")}</Banner>
  );
}

/** What the lines are worth, what the way back costs, and what goes back: what follows, or what the person types. */
export function Refund({ value, ...text }: CustomFieldProps<SuggestedAmount>) {
  const { translate, locale } = useHost();
  const { record, values } = useFormRecord<"orders" | "returns">();
  // The forms that have this field have these as well.
  const { lines, shipping, suggested, currencyCode } = refundOf(record, values as unknown as Refunding);
  return (
    <div className="th-fields">
      <Totals
        label={translate("orders.return.worth")}
        rows={[
          { label: translate("orders.return.worth"), amounts: [selectedAmount(lines)] },
          ...(shipping > 0 ? [{ label: translate("orders.return.shipping"), amounts: [-shipping] }] : []),
        ]}
        currencyCode={currencyCode}
      />
      <SuggestedMoneyInput
        {...{ ...text, value, suggested, currencyCode }}
        hint={
          value.maximum === 0
            ? translate("orders.return.nothingLeft")
            : translate("orders.return.atMost", {
                amount: formatMoney({ amount: value.maximum, currencyCode, locale }),
              })
        }
      />
    </div>
  );
}

/** The difference of an exchange while it is put together. */
export function Difference({ label }: CustomFieldProps) {
  const { translate } = useHost();
  const { record: order, values } = useFormRecord<"orders">();
  // The form is the exchange's own, and these are its fields.
  const { back, fresh, shipping, due } = differenceOf(values as unknown as SwapAmounts);
  return (
    <Field label={label} hint={translate("orders.swap.estimate")}>
      <div aria-live="polite">
        <Totals
          label={translate("orders.swap.difference")}
          rows={[
            { label: translate("orders.swap.new"), amounts: [fresh] },
            { label: translate("orders.return.shipping"), amounts: [shipping] },
            { label: translate("orders.swap.back"), amounts: [-back] },
            {
              label: translate(due < 0 ? "orders.swap.customerGets" : "orders.swap.customerPays"),
              amounts: [Math.abs(due)],
              isTotal: true,
            },
          ]}
          currencyCode={order.currency_code}
        />
      </div>
    </Field>
  );
}
