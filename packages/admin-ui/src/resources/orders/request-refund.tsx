import { type OwnFieldProps, useFormRecord } from "@tillhouse/extension-sdk";
import type { ChosenLine } from "@tillhouse/extension-sdk/inputs";
import { RefundSummary } from "./refund-summary";
import { useReturnOptions } from "./return-option-field";
import { type RefundValue, shippingCost, suggestRefund } from "./return-rules";

/** What goes back for what is asked back. */
export default function RequestRefund(props: OwnFieldProps<RefundValue>) {
  const { record: order, values } = useFormRecord<"orders">();
  const options = useReturnOptions(order.region_id);
  const option = options.find(({ id }) => id === values.option_id);
  // The form's own schema says what these fields hold.
  const lines = values.lines as ChosenLine[];
  const typed = Number.isInteger(values.price) ? Number(values.price) : undefined;
  const price = typed ?? option?.amount ?? 0;
  const shipping = option ? shippingCost({ ...option, price }, option.tax_rates) : 0;
  return (
    <RefundSummary
      {...props}
      {...{ order, lines, shipping }}
      suggested={suggestRefund(lines, shipping, props.value.maximum)}
    />
  );
}
