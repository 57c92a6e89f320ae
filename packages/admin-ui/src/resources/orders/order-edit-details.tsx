import { describeError, useHost, useRecord } from "@tillhouse/extension-sdk";
import { Copyable, DateTime, Fact, Facts, Skeleton } from "@tillhouse/extension-sdk/ui";
import { type Edit, editStatus, type Order } from "./order-edit-state";
import { OrderEditTotals } from "./order-edit-totals";
import { useUserName } from "./use-user-name";

/** Props of {@link OrderEditDetails}. */
export interface OrderEditDetailsProps {
  order: Order;
  edit: Edit;
}

function Totals({ order, edit }: OrderEditDetailsProps) {
  const { translate } = useHost();
  const { record, error, isFetching } = useRecord("order-edits", edit.id);
  if (record) return <OrderEditTotals order={order} edit={record} isBusy={isFetching} />;
  return error ? <p className="th-muted">{describeError(error, translate)}</p> : <Skeleton width="60%" />;
}

/** Who did what with an edit, what it would make of the order's totals, and how customers come to it. */
export function OrderEditDetails({ order, edit }: OrderEditDetailsProps) {
  const { translate } = useHost();
  const status = editStatus(edit);
  const deeds = [
    { id: "created", at: edit.created_at, by: edit.created_by },
    { id: "requested", at: edit.requested_at, by: edit.requested_by },
    { id: "confirmed", at: edit.confirmed_at, by: edit.confirmed_by },
    { id: "declined", at: edit.declined_at, by: edit.declined_by },
    { id: "canceled", at: edit.canceled_at, by: edit.canceled_by },
  ];
  const nameOf = useUserName(deeds.map(({ by }) => by));
  return (
    <>
      <Facts>
        {deeds.map(
          ({ id, at, by }) =>
            at && (
              <Fact key={id} label={translate(`order-edits.deeds.${id}`)}>
                <DateTime value={at} />
                {", "}
                {nameOf(by)}
              </Fact>
            ),
        )}
        <Fact label={translate("order-edits.id")}>
          <Copyable value={edit.id} label={translate("order-edits.id")} />
        </Fact>
      </Facts>
      {status === "requested" && <p className="th-small th-muted">{translate("order-edits.idText")}</p>}
      {(status === "created" || status === "requested") && <Totals order={order} edit={edit} />}
    </>
  );
}
