import { type OwnFieldProps, useFormRecord } from "@tillhouse/extension-sdk";
import type { ChosenLine } from "@tillhouse/extension-sdk/inputs";
import { RefundSummary } from "./refund-summary";
import { type RefundValue, shippingCost, suggestReceipt } from "./return-rules";

/** What goes back for what arrived. */
export default function ReceiptRefund(props: OwnFieldProps<RefundValue>) {
  const { record: back, values } = useFormRecord<"returns">();
  const { order, shipping_method: way } = back;
  if (!order) return null;
  // The form's own schema says what the field holds.
  const lines = values.lines as ChosenLine[];
  return (
    <RefundSummary
      {...props}
      {...{ order, lines }}
      shipping={way && !back.claim_order_id ? shippingCost(way, way.tax_lines) : 0}
      suggested={suggestReceipt(back, lines)}
    />
  );
}
