import { formatMoney, type OwnFieldProps, useFormRecord, useHost } from "@tillhouse/extension-sdk";
import { MoneyInput } from "@tillhouse/extension-sdk/inputs";
import { type ClaimValues, refundOf } from "./claim-schema";

/** What goes back for a claim: it follows the lines until somebody types an amount. */
export default function ClaimRefund({ value, onChange, ...text }: OwnFieldProps<number | null>) {
  const { translate, locale } = useHost();
  const { record: order, values } = useFormRecord<"orders">();
  // The form is the claim's own.
  const claim = values as unknown as ClaimValues;
  const limit = formatMoney({ amount: claim.refund_limit, currencyCode: order.currency_code, locale });
  return (
    <MoneyInput
      {...text}
      hint={translate("orders.claim.refundLimit", { limit })}
      currencyCode={order.currency_code}
      value={value ?? refundOf(claim)}
      onChange={onChange}
    />
  );
}
