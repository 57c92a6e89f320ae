import { useHost } from "@tillhouse/extension-sdk";
import { Money, Table, TableRow } from "@tillhouse/extension-sdk/ui";
import type { Edit, Order } from "./order-edit-state";

/** Props of {@link OrderEditTotals}. */
export interface OrderEditTotalsProps {
  order: Order;
  /** `undefined` before the first change. */
  edit: Edit | undefined;
  isBusy: boolean;
}

/** The order's totals now and afterwards, and what is due between them: all by the store's own figures. */
export function OrderEditTotals({ order, edit, isBusy }: OrderEditTotalsProps) {
  const { translate } = useHost();
  const edited = edit ?? order;
  const money = (amount: number | null | undefined) => (
    <Money amount={amount ?? 0} currencyCode={order.currency_code} />
  );
  const due = edit?.difference_due ?? 0;
  const label = (id: string) =>
    translate(id === "difference" ? "order-edits.difference" : `orders.totals.${id}`);
  const rows = [
    { id: "subtotal", before: order.subtotal, after: edited.subtotal },
    { id: "discount", before: -(order.discount_total ?? 0), after: -(edited.discount_total ?? 0) },
    { id: "shipping", before: order.shipping_total, after: edited.shipping_total },
    { id: "tax", before: order.tax_total ?? 0, after: edited.tax_total ?? 0 },
    { id: "giftCard", before: -(order.gift_card_total ?? 0), after: -(edited.gift_card_total ?? 0) },
    { id: "total", before: order.total, after: edited.total },
    { id: "difference", before: null, after: due },
  ].filter(({ id, before, after }) => before || after || ["subtotal", "total", "difference"].includes(id));
  return (
    <>
      <Table label={translate("order-edits.totals")} isInset isOrder isStill isBusy={isBusy}>
        <thead>
          <tr>
            <td className="th-grow" />
            <td />
            <th scope="col" className="th-numeric">
              {translate("order-edits.now")}
            </th>
            <th scope="col" className="th-numeric">
              {translate("order-edits.after")}
            </th>
          </tr>
        </thead>
        <tfoot>
          {rows.map(({ id, before, after }) => (
            <TableRow key={id} isTotal={id === "total" || id === "difference"}>
              <td />
              <th scope="row" data-area="item">
                {label(id)}
                {before !== null && before !== after && (
                  <span className="th-phone-only th-tiny">
                    {" "}
                    {translate("order-edits.now")} {money(before)}
                  </span>
                )}
              </th>
              <td className="th-numeric">{before !== null && money(before)}</td>
              <td data-area="sum" className="th-numeric">
                {money(after)}
              </td>
            </TableRow>
          ))}
        </tfoot>
      </Table>
      <p className="th-small th-muted" aria-live="polite">
        {translate(`order-edits.due.${due > 0 ? "more" : due < 0 ? "less" : "same"}`)}
      </p>
    </>
  );
}
