import type { DocumentProps } from "@tillhouse/extension-sdk";
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
            value: ({ title, variant }) => <PaperLine name={title} details={variant?.title} />,
          },
        ]}
        rows={order.items ?? []}
      />
    </>
  );
}
