import { formatMoney, type OwnFieldProps, useFormRecord, useHost } from "@tillhouse/extension-sdk";
import { MoneyInput } from "@tillhouse/extension-sdk/inputs";
import { refundableOf } from "./order-rules";

/** How much goes back: never more than there is left. */
export default function RefundAmountField(props: OwnFieldProps<number | null>) {
  const { value, onChange, hint, errors, ...field } = props;
  const { translate, locale } = useHost();
  const { record: order, values } = useFormRecord<"orders">();
  const maximum = refundableOf(order, values.payment_id);
  const rest = formatMoney({ amount: maximum, currencyCode: order.currency_code, locale });
  const isWrittenOnly = order.payments?.some(({ provider_id }) => provider_id === "system");
  return (
    <MoneyInput
      {...field}
      currencyCode={order.currency_code}
      min={1}
      max={maximum || undefined}
      // Somebody else was faster: that is what is wrong, not the amount.
      errors={maximum === 0 ? [translate("orders.reasons.allRefunded")] : errors}
      value={value}
      onChange={onChange}
      note={
        maximum > 0 && (
          <button type="button" className="th-link" onClick={() => onChange(maximum)}>
            {translate("orders.refund.whole", { amount: rest })}
          </button>
        )
      }
      hint={isWrittenOnly ? translate("orders.refund.writtenOnly") : hint}
    />
  );
}
