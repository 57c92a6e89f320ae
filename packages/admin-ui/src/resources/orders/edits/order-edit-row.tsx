import {
  cell,
  describeError,
  formatMoney,
  type RowDefinition,
  type SectionProps,
  useHost,
  useRecord,
} from "@tillhouse/extension-sdk";
import { lineName as nameOf } from "@tillhouse/extension-sdk/commerce";
import { useSearchParams } from "@tillhouse/extension-sdk/router";
import { Disclosure, Skeleton } from "@tillhouse/extension-sdk/ui";
import { FilePenLine } from "lucide-react";
import { lazy, Suspense } from "react";
import { editBadge } from "./order-edit-list";
import { activeEdit, type Edit, editChanges, isActive, mayEditItems } from "./order-edit-state";
import { OrderEditTotals } from "./order-edit-totals";

const OrderEditDialog = lazy(() => import("./order-edit-dialog"));

/** What an edit would make of the order's totals: only where it is read by itself the store tells. */
function Totals({ id, order }: Edit) {
  const { translate } = useHost();
  const { record, error, isFetching } = useRecord("order-edits", id);
  if (record && order) return <OrderEditTotals order={order} edit={record} isBusy={isFetching} />;
  return error ? <p className="th-muted">{describeError(error, translate)}</p> : <Skeleton width="60%" />;
}

/** What is changed about the items of an order, and what it waits for. */
export const orderEditRow: RowDefinition<"order-edits"> = {
  icon: () => <FilePenLine className="th-icon" aria-hidden />,
  title: "order-edits.one",
  badges: [editBadge],
  facts: [
    cell.date("created_at"),
    {
      id: "payment",
      // What nobody agreed to is not to be paid.
      render: ({ payment_collection: payment, order, status }, { translate, locale }) =>
        payment &&
        !(payment.status === "not_paid" && ["declined", "canceled"].includes(status)) &&
        `${translate(`order-edits.payment.${payment.status}`)} ${formatMoney({
          amount: payment.amount,
          currencyCode: order?.currency_code ?? "",
          locale,
        })}`,
    },
    "internal_note",
  ],
  render: (edit, { translate }) => (
    <>
      <ul className="th-lines">
        {editChanges(edit).map(({ id, kind, item, quantity, before }) => (
          <li key={id}>
            {translate(`order-edits.changes.${kind}`, { quantity, before, name: nameOf(item) })}
          </li>
        ))}
      </ul>
      {edit.declined_reason && (
        <p className="th-small">
          {translate("order-edits.declinedBecause", { reason: edit.declined_reason })}
        </p>
      )}
      {isActive(edit) && (
        <Disclosure title={translate("order-edits.totals")}>
          <Totals {...edit} />
        </Disclosure>
      )}
    </>
  ),
};

/** The edit that is being made, which the address opens: `?edit=<id>`, `?edit=new`. */
export function OrderEditing({ record: order }: SectionProps<"orders">) {
  const [search, setSearch] = useSearchParams();
  const wanted = search.get("edit");
  // What a list knows of an order does not tell whether an edit is being made.
  if (!order.edits || wanted === null || (wanted === "new" && mayEditItems(order) !== true)) return null;
  const open = (id: string | undefined) =>
    setSearch(
      (current) => {
        current.delete("edit");
        if (id !== undefined) current.set("edit", id);
        return current;
      },
      { replace: true },
    );
  return (
    <Suspense fallback={null}>
      <OrderEditDialog
        order={order}
        id={wanted === "new" ? activeEdit(order.edits)?.id : wanted}
        onEdit={(edit) => open(edit?.id ?? "new")}
        onClose={() => open(undefined)}
      />
    </Suspense>
  );
}
