import type { DocumentProps } from "@tillhouse/extension-sdk";

/** A card for each order that is printed: what lies in the parcel and wants care. It speaks the language that was chosen for it. */
export default function CareCard({ record: order, translate }: DocumentProps<"orders">) {
  return (
    <>
      <h2>{translate("orders.documents.care-card")}</h2>
      <ul>
        {(order.items ?? []).map(({ id, title }) => (
          <li key={id}>{title}</li>
        ))}
      </ul>
    </>
  );
}
