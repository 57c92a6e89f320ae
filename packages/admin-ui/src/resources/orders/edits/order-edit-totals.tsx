import { useHost } from "@tillhouse/extension-sdk";
import { Totals } from "@tillhouse/extension-sdk/ui";
import { editTotals } from "../shared/order-balance";
import type { Edit, Order } from "./order-edit-state";

export interface OrderEditTotalsProps {
  order: Order;
  /** `undefined` before the first change. */
  edit: Edit | undefined;
  isBusy: boolean;
}

/** The order's totals now and afterwards, and what is due between them: all by the store's own figures. */
export function OrderEditTotals({ order, edit, isBusy }: OrderEditTotalsProps) {
  const { translate } = useHost();
  const due = edit?.difference_due ?? 0;
  return (
    <>
      <Totals
        label={translate("order-edits.totals")}
        heads={[translate("order-edits.now"), translate("order-edits.after")]}
        rows={[
          ...editTotals(order, edit).map(({ id, amounts }) => ({
            label: translate(`orders.totals.${id}`),
            amounts,
            isTotal: id === "total",
            isIncluded: id === "included.any",
          })),
          { label: translate("order-edits.difference"), amounts: [undefined, due], isTotal: true },
        ]}
        currencyCode={order.currency_code}
        isBusy={isBusy}
      />
      <p className="th-small th-muted" aria-live="polite">
        {translate(`order-edits.due.${due > 0 ? "more" : due < 0 ? "less" : "same"}`)}
      </p>
    </>
  );
}
