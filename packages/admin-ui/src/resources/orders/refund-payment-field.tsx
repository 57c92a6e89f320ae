import { formatMoney, type OwnFieldProps, useFormRecord, useHost } from "@tillhouse/extension-sdk";
import { Select } from "@tillhouse/extension-sdk/ui";
import { providerName } from "../provider-name";
import { refundableOf, refundablePayments } from "./order-rules";

/** The payment that money goes back from, where an order has several. */
export default function RefundPaymentField({ value, onChange, ...field }: OwnFieldProps<string>) {
  const host = useHost();
  const { translate, locale } = host;
  const { record: order } = useFormRecord<"orders">();
  const rest = (id?: string) =>
    formatMoney({ amount: refundableOf(order, id), currencyCode: order.currency_code, locale });
  return (
    <Select
      {...field}
      hint={value === "" ? undefined : translate("orders.refund.single")}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      options={[
        { value: "", label: `${translate("orders.refund.anyPayment")}, ${rest()}` },
        ...refundablePayments(order).map((payment) => ({
          value: payment.id,
          label: `${providerName(payment.provider_id, host)}, ${rest(payment.id)}`,
        })),
      ]}
    />
  );
}
