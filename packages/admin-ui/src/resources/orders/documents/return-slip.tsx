import type { DocumentProps } from "@tillhouse/extension-sdk";
import { detailsOf } from "../../line-items";
import { DocumentHead, DocumentLine } from "./document-head";

type Order = DocumentProps<"orders">["record"];

/** What may come back, and what of it the shop knows of already. */
function slipLines(order: Order) {
  const asked = (order.returns ?? []).filter(({ status }) => status === "requested");
  return (order.items ?? []).flatMap((item) => {
    const kept = item.quantity - (item.returned_quantity ?? 0);
    if (kept <= 0) return [];
    const parts = asked.flatMap(({ items = [] }) => items.filter(({ item_id }) => item_id === item.id));
    const requested = parts.reduce((sum, { quantity }) => sum + quantity, 0);
    const reason = parts.map((part) => part.reason?.label).find(Boolean);
    return [{ item, kept, requested, reason }];
  });
}

/** Laid into the parcel that comes back: the customer writes down what it holds, and why. */
export default function ReturnSlip({ record: order, translate, locale }: DocumentProps<"orders">) {
  return (
    <>
      <DocumentHead
        title={translate("orders.documents.return-slip")}
        {...{ record: order, translate, locale }}
        addressLabel={translate("orders.paper.from")}
        facts={[{ label: translate("orders.fields.email"), value: order.email }]}
      />
      <p className="th-paper__parties">{translate("orders.paper.returnText")}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">{translate("orders.line.item")}</th>
            <th scope="col" className="th-numeric">
              {translate("orders.line.quantity")}
            </th>
            <th scope="col" className="th-numeric">
              {translate("orders.paper.comesBack")}
            </th>
            <th scope="col">{translate("orders.paper.reason")}</th>
          </tr>
        </thead>
        <tbody>
          {slipLines(order).map(({ item, kept, requested, reason }) => (
            <tr key={item.id}>
              <td>
                <DocumentLine name={item.title} details={detailsOf(item)} />
              </td>
              <td className="th-numeric">{kept}</td>
              <td className="th-numeric">
                {requested > 0 ? requested : <span className="th-paper__blank" />}
              </td>
              <td>{reason ?? <span className="th-paper__blank" />}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
