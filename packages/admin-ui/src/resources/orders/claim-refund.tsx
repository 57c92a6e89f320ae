import { type OwnFieldProps, useFormRecord } from "@tillhouse/extension-sdk";
import type { ChosenLine } from "@tillhouse/extension-sdk/inputs";
import { RefundSummary } from "./refund-summary";
import { type RefundValue, suggestRefund } from "./return-rules";

/** What goes back for a claim: the worth of its lines, until somebody types an amount. */
export default function ClaimRefund(props: OwnFieldProps<RefundValue>) {
  const { record: order, values } = useFormRecord<"orders">();
  // The form's own schema says what this field holds.
  const lines = values.lines as ChosenLine[];
  return (
    <RefundSummary
      {...props}
      {...{ order, lines }}
      shipping={0}
      suggested={suggestRefund(lines, 0, props.value.maximum)}
    />
  );
}
