import { useHost, type Write } from "@tillhouse/extension-sdk";
import { type AnyResource, addUpMoney } from "@tillhouse/extension-sdk/internal";
import { ConfirmDialog } from "@tillhouse/extension-sdk/ui";
import type { ReactNode } from "react";
import { amountOf, amountText, commitLabel } from "../../actions/action-amount";
import type { Bulk, BulkAction, BulkRun } from "./use-bulk";

export interface BulkConfirmationProps {
  resource: AnyResource;
  bulkAction: BulkAction;
  /** How many records it is done with. */
  count: number;
  /** What is said instead of the text of the question. */
  description?: ReactNode;
  /** What the button says instead of the name of the action. */
  confirmLabel?: string;
  onClose: () => void;
  onConfirm: () => void;
}

/** Asks before many records are changed; where that cannot be undone, how many they are is typed. */
export function BulkConfirmation(props: BulkConfirmationProps) {
  const { resource, bulkAction, count, onClose, onConfirm } = props;
  const { translate } = useHost();
  const what = `${count} ${translate(`${resource.name}.count`, { count })}`;
  const isDelete = bulkAction.kind === "delete";
  const label = isDelete
    ? translate("bulk.delete")
    : translate(`${resource.name}.actions.${bulkAction.action.id}`);
  const isTyped = (isDelete ? resource.delete : bulkAction.action)?.confirm === "typed";
  const text = isDelete
    ? `${resource.name}.deleteText`
    : `${resource.name}.actionTexts.${bulkAction.action.id}`;
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      onConfirm={onConfirm}
      title={
        isDelete
          ? translate("delete.title", { title: what })
          : translate("action.of", { action: label, title: what })
      }
      description={props.description ?? translate(text)}
      confirmLabel={props.confirmLabel ?? label}
      cancelLabel={translate("action.keep")}
      tone={isTyped ? "nuclear" : isDelete || bulkAction.action.tone === "danger" ? "danger" : "default"}
      typedConfirmation={isTyped ? what : undefined}
    />
  );
}

const amountIn = (write: Write, bulkAction: BulkAction) =>
  write.kind === "act" && bulkAction.kind === "act"
    ? amountOf(bulkAction.action, write.record, write.values)
    : undefined;

/** Asks before money is moved: with how many records of those that are selected, and how much, by currency. */
export function AmountConfirmation({
  resource,
  run,
  bulk,
}: {
  resource: AnyResource;
  run: BulkRun;
  bulk: Bulk;
}) {
  const words = useHost();
  const { translate } = words;
  const { bulkAction, count, asked = [], failures } = run;
  if (bulkAction.kind !== "act") return null;
  const sums = addUpMoney(asked.map((write) => amountIn(write, bulkAction)));
  return (
    <BulkConfirmation
      resource={resource}
      bulkAction={bulkAction}
      count={asked.length}
      description={
        <>
          <p>
            {translate(`${resource.name}.actionTexts.${bulkAction.action.id}`, {
              amount: amountText(sums, words),
            })}
          </p>
          {failures.length > 0 && (
            <p>
              {translate("bulk.leftOut", {
                left: failures.length,
                count,
                noun: translate(`${resource.name}.count`, { count }),
              })}
            </p>
          )}
        </>
      }
      confirmLabel={commitLabel(resource.name, bulkAction.action, { sums, words })}
      onClose={bulk.close}
      onConfirm={bulk.confirm}
    />
  );
}
