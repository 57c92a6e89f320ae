import {
  byTime,
  cell,
  describeError,
  formatMoney,
  type SectionProps,
  useHost,
  useRecord,
} from "@tillhouse/extension-sdk";
import { RecordRow } from "@tillhouse/extension-sdk/kit";
import { Copyable, DateTime, Fold, Ledger, Section, Skeleton } from "@tillhouse/extension-sdk/ui";
import { FilePenLine } from "lucide-react";
import { lazy, Suspense } from "react";
import { useSearchParams } from "react-router-dom";
import { nameOf } from "../line-items";
import {
  activeEdit,
  type Edit,
  editChanges,
  editStatus,
  isActive,
  mayEditItems,
  type Order,
} from "./order-edit-state";
import { OrderEditTotals } from "./order-edit-totals";

const OrderEditSheet = lazy(() => import("./order-edit-sheet"));

const status = cell.badge("status", {
  created: "processing",
  requested: "waiting",
  confirmed: "done",
  declined: "rejected",
  canceled: "off",
});

interface EditProps {
  order: Order;
  edit: Edit;
}

/** What an edit would make of the order's totals: only where it is read by itself the store tells. */
function Totals({ order, edit }: EditProps) {
  const { translate } = useHost();
  const { record, error, isFetching } = useRecord("order-edits", edit.id);
  if (record) return <OrderEditTotals order={order} edit={record} isBusy={isFetching} />;
  return error ? <p className="th-muted">{describeError(error, translate)}</p> : <Skeleton width="60%" />;
}

function EditRow({ order, edit }: EditProps) {
  const { translate, locale } = useHost();
  const { payment_collection: payment, declined_reason: reason } = edit;
  const worth = (amount: number) => formatMoney({ amount, currencyCode: order.currency_code, locale });
  const now = editStatus(edit);
  return (
    <RecordRow
      of="order-edits"
      record={{ ...edit, order, status: now }}
      icon={<FilePenLine className="th-icon" aria-hidden />}
      title={translate("order-edits.one")}
      badge={status}
      meta={[
        <DateTime key="at" value={edit.created_at} />,
        payment && `${translate(`order-edits.payment.${payment.status}`)} ${worth(payment.amount)}`,
        edit.internal_note,
      ]}
      buttons={["resume", "confirm"]}
    >
      <ul className="th-lines">
        {editChanges(edit).map(({ id, kind, item, quantity, before }) => (
          <li key={id}>
            {translate(`order-edits.changes.${kind}`, { quantity, before, name: nameOf(item) })}
          </li>
        ))}
      </ul>
      {reason && <p className="th-small">{translate("order-edits.declinedBecause", { reason })}</p>}
      {now === "requested" && (
        <p className="th-small th-muted">
          {translate("order-edits.idText")} <Copyable value={edit.id} label={translate("order-edits.id")} />
        </p>
      )}
      {isActive(edit) && (
        <Fold title={translate("order-edits.totals")}>
          <Totals order={order} edit={edit} />
        </Fold>
      )}
    </RecordRow>
  );
}

/** The edits of an order, the latest first; the one that is being made is opened by the address: `?edit=<id>`, `?edit=new`. */
export function OrderEdits({ record: order }: SectionProps<"orders">) {
  const { translate } = useHost();
  const [search, setSearch] = useSearchParams();
  const edits = byTime(order.edits).reverse();
  const wanted = search.get("edit");
  const isRefused = wanted === null || (wanted === "new" && mayEditItems(order) !== true);
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
    <>
      {edits.length > 0 && (
        <Section title={translate("orders.sections.order-edits")} count={edits.length}>
          <Ledger>
            {edits.map((edit) => (
              <EditRow key={edit.id} order={order} edit={edit} />
            ))}
          </Ledger>
        </Section>
      )}
      {/* What a list knows of an order does not tell whether an edit is being made. */}
      {order.edits && !isRefused && (
        <Suspense fallback={null}>
          <OrderEditSheet
            order={order}
            id={wanted === "new" ? activeEdit(edits)?.id : wanted}
            onEdit={(edit) => open(edit?.id ?? "new")}
            onClose={() => open(undefined)}
          />
        </Suspense>
      )}
    </>
  );
}
