import { useHost, type Write } from "@tillhouse/extension-sdk";
import { type AnyResource, addUpMoney } from "@tillhouse/extension-sdk/internal";
import { ConfirmDialog } from "@tillhouse/extension-sdk/ui";
import type { ReactNode } from "react";
import { amountOf, amountText, commitLabel } from "../../actions/action-amount";
import type { Bulk, BulkDeed, BulkRun } from "./use-bulk";

/** Props of {@link BulkQuestion}. */
export interface BulkQuestionProps {
  resource: AnyResource;
  deed: BulkDeed;
  /** How many records it is done with. */
  count: number;
  /** What is said instead of the text of the question. */
  description?: ReactNode;
  /** What the button says instead of the name of the deed. */
  confirmLabel?: string;
  onClose: () => void;
  onConfirm: () => void;
}

/** Asks before many records are changed; where that cannot be undone, how many they are is typed. */
export function BulkQuestion(props: BulkQuestionProps) {
  const { resource, deed, count, onClose, onConfirm } = props;
  const { translate } = useHost();
  const what = `${count} ${translate(`${resource.name}.count`, { count })}`;
  const isDelete = deed.kind === "delete";
  const label = isDelete ? translate("bulk.delete") : translate(`${resource.name}.actions.${deed.action.id}`);
  const isTyped = (isDelete ? resource.delete : deed.action)?.confirm === "typed";
  const text = isDelete ? `${resource.name}.deleteText` : `${resource.name}.actionTexts.${deed.action.id}`;
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
      tone={isTyped ? "nuclear" : isDelete || deed.action.tone === "danger" ? "danger" : "default"}
      typedConfirmation={isTyped ? what : undefined}
    />
  );
}

const amountIn = (write: Write, deed: BulkDeed) =>
  write.kind === "act" && deed.kind === "act" ? amountOf(deed.action, write.record, write.values) : undefined;

/** Asks before money is moved: with how many records of those that are selected, and how much, by currency. */
export function AmountQuestion({ resource, run, bulk }: { resource: AnyResource; run: BulkRun; bulk: Bulk }) {
  const words = useHost();
  const { translate } = words;
  const { deed, count, asked = [], failures } = run;
  if (deed.kind !== "act") return null;
  const sums = addUpMoney(asked.map((write) => amountIn(write, deed)));
  return (
    <BulkQuestion
      resource={resource}
      deed={deed}
      count={asked.length}
      description={
        <>
          <p>
            {translate(`${resource.name}.actionTexts.${deed.action.id}`, { amount: amountText(sums, words) })}
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
      confirmLabel={commitLabel(resource.name, deed.action, { sums, words })}
      onClose={bulk.close}
      onConfirm={bulk.confirm}
    />
  );
}
