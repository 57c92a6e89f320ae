import {
  type AdminError,
  type AnyAction,
  type ResourceName,
  toAdminError,
  useHost,
  useRecord,
  useWrite,
} from "@tillhouse/extension-sdk";
import {
  type AnyResource,
  addUpMoney,
  createProgress,
  recordId,
  titleOf,
} from "@tillhouse/extension-sdk/internal";
import { ConfirmDialog } from "@tillhouse/extension-sdk/ui";
import { Suspense, useState } from "react";
import { lazyDialog } from "../../core/lazy/lazy-dialog";
import { ErrorMessage } from "../../core/toasts/error-message";
import type { Carried } from "../form/saving/carry-over";
import { useSingleFlight } from "../shared/use-single-flight";
import { useTextOr } from "../shared/use-text-or";
import { amountOf, amountText, commitLabel } from "./action-amount";
import ActionForm from "./action-form";
import { ActionScreen } from "./action-screen";

/** The record of a list that comes after one that something was done with. */
interface NextRecord {
  title: string;
  go(): void;
}

export interface ActionDialogProps {
  resource: AnyResource;
  action: AnyAction;
  record: object;
  /** It was asked from a row of the list, which may know less than the page of the record. */
  isListed?: boolean;
  /** What was typed into the form of another action that this one took the place of. */
  carried?: Carried;
  /** Another action is to be done with the record. */
  onSwitch?: (action: AnyAction, carried: Carried) => void;
  /** Goes on with the next record of the list. */
  onNext?: (record: object) => void;
  /** The next record, once it is known. */
  next?: NextRecord;
  onClose: () => void;
}

const ListedAction = lazyDialog(() => import("./listed-action"));

/** What an action asks before it is done: its form, or whether it is really wanted. */
export default function ActionDialog({ isListed = false, ...props }: ActionDialogProps) {
  const { action, resource } = props;
  if (isListed && (resource.owner !== undefined || action.goesOn))
    return (
      <Suspense fallback={null}>
        <ListedAction {...props} Dialog={ActionDialog} />
      </Suspense>
    );
  if ("open" in action.run)
    return <ActionScreen action={action} records={[props.record]} onClose={props.onClose} />;
  if (action.form !== undefined) return <ActionForm {...props} />;
  return action.amount && action.loadsRecord ? <ReadQuestion {...props} /> : <ActionQuestion {...props} />;
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
  const sums = addUpMoney([amountOf(action, record)]);
  // The registry keys resources by these very names.
  const { write, isWriting } = useWrite(resource.name as ResourceName);
  const [failure, setFailure] = useState<AdminError>();
  const label = translate(`${resource.name}.actions.${action.id}`);
  const title = titleOf(resource, record);
  const own = useTextOr();
  const isTyped = action.confirm === "typed";
  const once = useSingleFlight();
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
      title={own(
        `${resource.name}.actionTitles.${action.id}`,
        translate("action.question", { action: label, title }),
        { title },
      )}
      description={translate(`${resource.name}.actionTexts.${action.id}`, {
        ...(action.amount && { amount: amountText(sums, words) }),
      })}
      warnings={action.warnings?.(record as never).map((key) => translate(key))}
      confirmLabel={commitLabel(resource.name, action, { sums, words })}
      cancelLabel={own(`${resource.name}.actionKeeps.${action.id}`, translate("action.keep"))}
      tone={isTyped ? "nuclear" : action.tone === "danger" ? "danger" : "default"}
      typedConfirmation={isTyped ? title : undefined}
      isLoading={isWriting || isReading}
      error={failure && <ErrorMessage error={failure} />}
    />
  );
}
