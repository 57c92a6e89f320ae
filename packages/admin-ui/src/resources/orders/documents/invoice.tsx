import { type DocumentProps, formatMoney } from "@tillhouse/extension-sdk";
import { detailsOf, type LineItem } from "../../line-items";
import { DocumentHead, DocumentLine } from "./document-head";
import { invoiceRows } from "./invoice-totals";

/** What a line adds to the subtotal: without tax, whether or not its price holds some. */
function netOf({ subtotal, unit_price, quantity }: LineItem): number {
  return subtotal ?? unit_price * quantity;
}

/** What was bought, what it costs, and of what that is made up. */
export default function Invoice({ record: order, translate, locale }: DocumentProps<"orders">) {
  const money = (amount: number) =>
    formatMoney({ amount: Math.round(amount), currencyCode: order.currency_code, locale });
  return (
    <>
      <DocumentHead
        title={translate("orders.documents.invoice")}
        {...{ record: order, translate, locale }}
        facts={[{ label: translate("orders.fields.email"), value: order.email }]}
      />
      <table>
        <thead>
          <tr>
            <th scope="col">{translate("orders.line.item")}</th>
            <th scope="col" className="th-numeric">
              {translate("orders.line.quantity")}
            </th>
            <th scope="col" className="th-numeric">
              {translate("orders.line.price")}
            </th>
            <th scope="col" className="th-numeric">
              {translate("orders.line.amount")}
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
              <td className="th-numeric">{money(netOf(item) / item.quantity)}</td>
              <td className="th-numeric">{money(netOf(item))}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          {invoiceRows(order, { locale, tax: translate("orders.paper.tax") }).map(
            ({ id, amount, note, isTotal }) => (
              <tr key={`${id} ${note ?? ""}`} data-total={isTotal || undefined}>
                <th scope="row" colSpan={3}>
                  {id === "tax" && note ? note : translate(`orders.paper.${id}`)}
                  {id !== "tax" && note && <span className="th-muted"> {note}</span>}
                </th>
                <td className="th-numeric">{money(amount)}</td>
              </tr>
            ),
          )}
        </tfoot>
      </table>
    </>
  );
}
