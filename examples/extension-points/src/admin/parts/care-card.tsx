import type { PrintDocumentProps } from "@tillhouse/extension-sdk";
import { lineDetails } from "@tillhouse/extension-sdk/commerce";
import { DocumentHeader, DocumentLineItem, DocumentTable } from "@tillhouse/extension-sdk/kit";

/** A card for each order that is printed: what lies in the parcel and wants care. It speaks the language that was chosen for it. */
export default function CareCard({ record: order, translate }: PrintDocumentProps<"orders">) {
  return (
    <>
      <DocumentHeader title={translate("orders.documents.care-card")} lines={[`#${order.display_id}`]} />
      <DocumentTable
        columns={[
          {
            label: translate("orders.line.item"),
            value: (line) => <DocumentLineItem name={line.title} details={lineDetails(line)} />,
          },
        ]}
        rows={order.items ?? []}
      />
    </>
  );
}
