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

/** The rows by the names of their texts; those that are taken off count below zero. */
const rows = [
  { id: "subtotal", key: "subtotal", sign: 1 },
  { id: "discount", key: "discount_total", sign: -1 },
  { id: "shipping", key: "shipping_total", sign: 1 },
  { id: "tax", key: "tax_total", sign: 1 },
  { id: "giftCard", key: "gift_card_total", sign: -1 },
  { id: "total", key: "total", sign: 1 },
] as const;

/** The order's totals now and afterwards, and what is due between them: all by the store's own figures. */
export function OrderEditTotals({ order, edit, isBusy }: OrderEditTotalsProps) {
  const { translate } = useHost();
  const edited = edit ?? order;
  const due = edit?.difference_due ?? 0;
  const money = (amount: number) => (
    <td className="th-numeric">
      <Money amount={amount} currencyCode={order.currency_code} />
    </td>
  );
  const told = rows.filter(({ key }) => order[key] || edited[key] || key === "subtotal" || key === "total");
  return (
    <>
      <Table
        label={translate("order-edits.totals")}
        isInset
        isStill
        isBusy={isBusy}
        className="th-edit-totals"
      >
        <thead>
          <tr>
            <td />
            <td className="th-grow" />
            {["now", "after"].map((id) => (
              <th key={id} scope="col" className="th-numeric">
                {translate(`order-edits.${id}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tfoot>
          {told.map(({ id, key, sign }) => (
            <TableRow key={id} isTotal={id === "total"}>
              <td />
              <th scope="row">{translate(`orders.totals.${id}`)}</th>
              {money(sign * (order[key] ?? 0) || 0)}
              {money(sign * (edited[key] ?? 0) || 0)}
            </TableRow>
          ))}
          <TableRow isTotal>
            <td />
            <th scope="row">{translate("order-edits.difference")}</th>
            <td />
            {money(due)}
          </TableRow>
        </tfoot>
      </Table>
      <p className="th-small th-muted" aria-live="polite">
        {translate(`order-edits.due.${due > 0 ? "more" : due < 0 ? "less" : "same"}`)}
      </p>
    </>
  );
}
