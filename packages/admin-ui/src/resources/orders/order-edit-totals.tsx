import { useHost } from "@tillhouse/extension-sdk";
import { Totals } from "@tillhouse/extension-sdk/ui";
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
  const told = rows.filter(({ key }) => order[key] || edited[key] || key === "subtotal" || key === "total");
  return (
    <>
      <Totals
        label={translate("order-edits.totals")}
        heads={[translate("order-edits.now"), translate("order-edits.after")]}
        rows={[
          ...told.map(({ id, key, sign }) => ({
            label: translate(`orders.totals.${id}`),
            // What is taken off nothing is nothing, not less than nothing.
            amounts: [order, edited].map((held) => sign * (held[key] ?? 0) || 0),
            isTotal: id === "total",
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
