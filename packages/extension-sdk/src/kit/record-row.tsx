import type { AnyCell } from "../cells/cell-types";
import type { RecordActionsProps } from "../record-actions";
import type { ResourceName } from "../resources";
import { LedgerRow, type LedgerRowProps, Lines, type LinesProps } from "../ui/ledger";
import { CellView } from "./cell-view";
import { RecordActions } from "./record-actions";

/** Props of {@link RecordRow}. */
export interface RecordRowProps<Name extends ResourceName>
  extends RecordActionsProps<Name>,
    Omit<LedgerRowProps, "end" | "hasActions" | "isTotal"> {
  /** The cell that says what state the record is in; `status` is for what no cell says. */
  badge?: AnyCell;
  /** What it contains. */
  lines?: LinesProps["lines"];
}

/**
 * An entry of a `Ledger` about a record that can be acted on, such as a part of an order: what it is, its state, what it
 * contains, and its actions. What cannot be done now says why.
 *
 * @example
 * <Ledger>
 *   <RecordRow
 *     of="returns"
 *     record={{ ...back, order }}
 *     title="Return 1"
 *     badge={cell.badge("status", { requested: "waiting", received: "done" })}
 *     lines={[{ id: "item_1", quantity: 2, name: "Canyon Tarp" }]}
 *     buttons={["receive"]}
 *   />
 * </Ledger>
 */
export function RecordRow<Name extends ResourceName>(props: RecordRowProps<Name>) {
  const { of, record, buttons, only, badge, status, lines = [], children, ...row } = props;
  return (
    <LedgerRow
      {...row}
      status={badge ? <CellView cell={badge} record={record} resource={of} /> : status}
      hasActions
      end={<RecordActions {...{ of, record, buttons, only }} />}
    >
      {lines.length > 0 && <Lines lines={lines} />}
      {children}
    </LedgerRow>
  );
}
