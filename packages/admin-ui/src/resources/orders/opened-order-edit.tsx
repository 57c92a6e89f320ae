import { describeError, useHost, useRecord } from "@tillhouse/extension-sdk";
import { Banner, Button } from "@tillhouse/extension-sdk/ui";
import { lazy, Suspense, useRef, useState } from "react";
import type { OrderEditSheetProps } from "./order-edit-sheet";
import type { Edit } from "./order-edit-state";

const OrderEditSheet = lazy(() => import("./order-edit-sheet"));

/** Props of {@link OpenedOrderEdit}. */
export interface OpenedOrderEditProps extends Omit<OrderEditSheetProps, "start"> {
  /** Id of the edit that is gone on with, or `new`. */
  id: string;
}

function ReadOrderEdit({ id, ...props }: OpenedOrderEditProps) {
  const { translate } = useHost();
  const { record, error, isFetching, refetch } = useRecord("order-edits", id);
  // What was read before may be older than the last change; what is read later is known to the sheet already.
  const start = useRef<Edit>(undefined);
  if (record && !isFetching) start.current ??= record;
  if (start.current?.order_id === props.order.id) return <OrderEditSheet {...props} start={start.current} />;
  if (error === null && start.current === undefined) return null;
  return (
    <Banner
      tone="negative"
      title={translate("order-edits.unreadable")}
      action={
        <div className="th-row">
          <Button size="small" onClick={() => void refetch()}>
            {translate("action.retry")}
          </Button>
          <Button size="small" variant="ghost" onClick={props.onClose}>
            {translate("action.close")}
          </Button>
        </div>
      }
    >
      {error ? describeError(error, translate) : translate("error.not-found")}
    </Banner>
  );
}

/** An edit that is being made, over the order's page. It stays the same one while the address follows what becomes of it. */
export function OpenedOrderEdit(props: OpenedOrderEditProps) {
  const [first] = useState(props.id);
  return (
    <Suspense fallback={null}>
      {first === "new" ? (
        <OrderEditSheet {...props} start={undefined} />
      ) : (
        <ReadOrderEdit {...props} id={first} />
      )}
    </Suspense>
  );
}
