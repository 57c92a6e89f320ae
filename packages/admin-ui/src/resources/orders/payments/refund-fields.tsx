import { type CustomFieldProps, formatMoney, useFormRecord, useHost } from "@tillhouse/extension-sdk";
import { providerName } from "@tillhouse/extension-sdk/commerce";
import {
  LineItemsInput,
  type LineSelection,
  MoneyInput,
  selectedAmount,
  selectedLines,
  selectedQuantity,
} from "@tillhouse/extension-sdk/inputs";
import { Disclosure, Select } from "@tillhouse/extension-sdk/ui";
import { refundableOf, refundablePayments } from "../shared/order-rules";

/** What can go back of an order, of one of its payments or of all. */
function useRefundable() {
  const host = useHost();
  const { record: order, values } = useFormRecord<"orders">();
  const { currency_code: currencyCode } = order;
  const money = (amount: number) => formatMoney({ amount, currencyCode, locale: host.locale });
  const textOf = (payment?: unknown) => money(refundableOf(order, payment));
  return { host, order, payment: values.payment_id, money, textOf };
}

/** The payment that money goes back from, where an order has several. */
export function RefundPayment({ value, onChange, ...field }: CustomFieldProps<string>) {
  const { host, order, textOf } = useRefundable();
  const { translate } = host;
  return (
    <Select
      {...field}
      hint={value === "" ? undefined : translate("orders.refund.single")}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      options={[
        { value: "", label: `${translate("orders.refund.anyPayment")}, ${textOf()}` },
        ...refundablePayments(order).map(({ id, provider_id }) => ({
          value: id,
          label: `${providerName(provider_id, host)}, ${textOf(id)}`,
        })),
      ]}
    />
  );
}

/**
 * The items that a refund is for: they fill in the amount and the note, and both can be typed over. The store keeps no items of
 * a refund.
 */
export function RefundLines({ value, onChange, label, ...field }: CustomFieldProps<LineSelection[]>) {
  const { host, order, payment } = useRefundable();
  const { set, suggest } = useFormRecord();
  if (value.length === 0) return null;
  const choose = (lines: LineSelection[]) => {
    onChange(lines);
    const worth = Math.min(selectedAmount(lines), refundableOf(order, payment));
    set("amount", worth === 0 ? null : worth);
    suggest(
      "note",
      selectedLines(lines)
        .map((line) => `${selectedQuantity(line)} × ${line.title}`)
        .join(", "),
    );
  };
  return (
    <Disclosure title={label} note={host.translate("orders.refund.byLinesNote")}>
      <LineItemsInput
        {...field}
        label={host.translate("orders.fields.lines")}
        value={value}
        onChange={choose}
      />
    </Disclosure>
  );
}

/** How much goes back: never more than there is left. */
export function RefundAmount({ hint, errors, ...field }: CustomFieldProps<number | null>) {
  const { host, order, payment, money, textOf } = useRefundable();
  const { translate } = host;
  const maximum = refundableOf(order, payment);
  const isWrittenOnly = order.payments?.some(({ provider_id }) => provider_id === "system");
  return (
    <MoneyInput
      {...field}
      currencyCode={order.currency_code}
      min={1}
      max={maximum || undefined}
      // Somebody else was faster: that is what is wrong, not the amount.
      errors={maximum === 0 ? [translate("orders.reasons.allRefunded")] : errors}
      note={
        maximum > 0 && (
          <button type="button" className="th-link" onClick={() => field.onChange(maximum)}>
            {translate("orders.refund.full", { amount: textOf(payment) })}
          </button>
        )
      }
      hint={[
        translate("orders.refund.soFar", {
          refunded: money(order.refunded_total ?? 0),
          left: textOf(payment),
        }),
        isWrittenOnly ? translate("orders.refund.writtenOnly") : hint,
      ]
        .filter(Boolean)
        .join(" ")}
    />
  );
}
