import type { DocumentProps } from "@tillhouse/extension-sdk";
import { lineDetails } from "@tillhouse/extension-sdk/commerce";
import { PaperHead, PaperLine, PaperTable } from "@tillhouse/extension-sdk/kit";

/** A card for each order that is printed: what lies in the parcel and wants care. It speaks the language that was chosen for it. */
export default function CareCard({ record: order, translate }: DocumentProps<"orders">) {
  return (
    <>
      <PaperHead title={translate("orders.documents.care-card")} lines={[`#${order.display_id}`]} />
      <PaperTable
        columns={[
          {
            label: translate("orders.line.item"),
            value: (line) => <PaperLine name={line.title} details={lineDetails(line)} />,
          },
        ]}
        rows={order.items ?? []}
      />
    </>
  );
}
