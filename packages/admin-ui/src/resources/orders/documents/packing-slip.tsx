import type { DocumentProps } from "@tillhouse/extension-sdk";
import { detailsOf } from "../../line-items";
import { DocumentHead, DocumentLine } from "./document-head";

/** What lies in the parcel, without prices: it may be a present. */
export default function PackingSlip({ record: order, translate, locale }: DocumentProps<"orders">) {
  const methods = (order.shipping_methods ?? []).flatMap(
    ({ shipping_option }) => shipping_option?.name ?? [],
  );
  return (
    <>
      <DocumentHead
        title={translate("orders.documents.packing-slip")}
        {...{ record: order, translate, locale }}
        facts={
          methods.length === 0 ? [] : [{ label: translate("orders.paper.sentBy"), value: methods.join(", ") }]
        }
      />
      <table>
        <thead>
          <tr>
            <th scope="col">{translate("orders.line.item")}</th>
            <th scope="col" className="th-numeric">
              {translate("orders.line.quantity")}
            </th>
            <th scope="col" className="th-numeric">
              {translate("orders.paper.packed")}
            </th>
          </tr>
        </thead>
        <tbody>
          {(order.items ?? []).map((item) => (
            <tr key={item.id}>
              <td>
                <DocumentLine name={item.title} details={detailsOf(item)} />
              </td>
              <td className="th-numeric">{item.quantity}</td>
              <td className="th-numeric">
                <span className="th-paper__box" />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
