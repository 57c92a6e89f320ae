import {
  type AdminError,
  type AnyAction,
  type AnyResource,
  createProgress,
  type ResourceName,
  recordId,
  titleOf,
  toAdminError,
  useHost,
  useRecord,
  useWrite,
} from "@tillhouse/extension-sdk";
import { ConfirmDialog } from "@tillhouse/extension-sdk/ui";
import { useState } from "react";
import { ErrorWords } from "../core/error-words";
import { addUp, amountOf, amountText, commitLabel } from "./action-amount";
import ActionForm from "./form/action-form";
import { useOnce } from "./use-once";

/** Props of {@link ActionDialog}. */
export interface ActionDialogProps {
  resource: AnyResource;
  action: AnyAction;
  record: object;
  onClose: () => void;
}

/** What an action asks before it is done: its form, or whether it is really wanted. */
export default function ActionDialog(props: ActionDialogProps) {
  const { action } = props;
  if (action.form !== undefined) return <ActionForm {...props} />;
  return action.amount && action.readsRecord ? <ReadQuestion {...props} /> : <ActionQuestion {...props} />;
}

/** A row of a list may not know how much it is. */
function ReadQuestion(props: ActionDialogProps) {
  const { resource, record } = props;
  // The registry keys resources by these very names.
  const read = useRecord(resource.name as ResourceName, recordId(resource, record));
  return <ActionQuestion {...props} record={read.record ?? record} isReading={read.isLoading} />;
}

function ActionQuestion({
  resource,
  action,
  record,
  isReading = false,
  onClose,
}: ActionDialogProps & { isReading?: boolean }) {
  const words = useHost();
  const { translate } = words;
  const sums = addUp([amountOf(action, record)]);
  // The registry keys resources by these very names.
  const { write, isWriting } = useWrite(resource.name as ResourceName);
  const [failure, setFailure] = useState<AdminError>();
  const label = translate(`${resource.name}.actions.${action.id}`);
  const title = titleOf(resource, record);
  const isTyped = action.confirm === "typed";
  const once = useOnce();
  // What a try has noted, the next one finds.
  const [progress] = useState(() => createProgress());
  const run = async () => {
    // What an earlier try has met is no longer true, and what this one meets is told anew.
    setFailure(undefined);
    try {
      await write({ kind: "act", action: action.id, record, progress });
      onClose();
    } catch (error) {
      setFailure(toAdminError(error));
    }
  };
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      onConfirm={() => void once(run)}
      title={translate("action.question", { action: label, title })}
      description={translate(`${resource.name}.actionTexts.${action.id}`, {
        ...(action.amount && { amount: amountText(sums, words) }),
      })}
      warnings={action.warnings?.(record as never).map((key) => translate(key))}
      confirmLabel={commitLabel(resource.name, action, { sums, words })}
      cancelLabel={translate("action.keep")}
      tone={isTyped ? "nuclear" : action.tone === "danger" ? "danger" : "default"}
      typedConfirmation={isTyped ? title : undefined}
      isLoading={isWriting || isReading}
      error={failure && <ErrorWords error={failure} />}
    />
  );
}
