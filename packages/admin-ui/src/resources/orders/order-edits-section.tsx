import { type SectionProps, useHost } from "@tillhouse/extension-sdk";
import { RecordActions } from "@tillhouse/extension-sdk/kit";
import { Button, DateTime, Ledger, LedgerRow, Money, Section, Status } from "@tillhouse/extension-sdk/ui";
import { ChevronDown, ChevronUp, FilePenLine } from "lucide-react";
import { useState } from "react";
import { useSearchParams } from "react-router-dom";
import { nameOf } from "../line-items";
import { OpenedOrderEdit } from "./opened-order-edit";
import { OrderEditDetails } from "./order-edit-details";
import { activeEdit, type Edit, editChanges, editStatus, mayEditItems, type Order } from "./order-edit-state";

const looks = {
  created: { tone: "info", shape: "quarter" },
  requested: { tone: "caution", shape: "ring" },
  confirmed: { tone: "positive", shape: "done" },
  declined: { tone: "negative", shape: "struck" },
  canceled: { tone: "neutral", shape: "struck" },
} as const;

function EditRow({ order, edit }: { order: Order; edit: Edit }) {
  const { translate, locale } = useHost();
  const [isOpen, setIsOpen] = useState(false);
  const Mark = isOpen ? ChevronUp : ChevronDown;
  const status = editStatus(edit);
  const payment = edit.payment_collection;
  const isActive = status === "created" || status === "requested";
  return (
    <LedgerRow
      icon={<FilePenLine className="th-icon" aria-hidden />}
      title={translate("order-edits.one")}
      status={<Status {...looks[status]}>{translate(`order-edits.status.${status}`)}</Status>}
      meta={[
        <DateTime key="at" value={edit.created_at} />,
        payment && (
          <span key="payment">
            {translate(`order-edits.payment.${payment.status}`)}{" "}
            <Money amount={payment.amount} currencyCode={payment.currency_code} locale={locale} />
          </span>
        ),
        edit.internal_note,
      ]}
      hasActions={isActive}
      end={<RecordActions of="order-edits" record={{ ...edit, order }} buttons={["resume", "confirm"]} />}
    >
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
      <div>
        <Button
          variant="ghost"
          size="small"
          aria-expanded={isOpen}
          icon={<Mark className="th-icon th-icon--small" aria-hidden />}
          onClick={() => setIsOpen(!isOpen)}
        >
          {translate("order-edits.details")}
        </Button>
        {isOpen && (
          <div className="th-fields">
            <OrderEditDetails order={order} edit={edit} />
          </div>
        )}
      </div>
    </LedgerRow>
  );
}

/** The edits of an order, the latest first; the one that is being made is opened by the address: `?edit=<id>`, `?edit=new`. */
export function OrderEdits({ record: order }: SectionProps<"orders">) {
  const { translate } = useHost();
  const [search, setSearch] = useSearchParams();
  const edits = [...(order.edits ?? [])].sort((one, other) => (one.created_at < other.created_at ? 1 : -1));
  const wanted = search.get("edit");
  const isRefused = wanted === "new" && mayEditItems(order) !== true;
  const opened = wanted === "new" ? (activeEdit(order.edits)?.id ?? wanted) : wanted;
  const open = (id: string | undefined) =>
    setSearch(
      (current) => {
        if (id === undefined) current.delete("edit");
        else current.set("edit", id);
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
      {order.edits && opened !== null && !isRefused && (
        <OpenedOrderEdit
          order={order}
          id={opened}
          onEdit={(edit) => open(edit?.id ?? "new")}
          onClose={() => open(undefined)}
        />
      )}
    </>
  );
}
