import { useQuery } from "@tanstack/react-query";
import {
  type AnyResource,
  type ResourceName,
  recordQuery,
  titleOf,
  toAdminError,
  useHost,
  useWrite,
} from "@tillhouse/extension-sdk";
import { ConfirmDialog } from "@tillhouse/extension-sdk/ui";
import { useState } from "react";
import { ErrorWords } from "../core/error-words";
import { useDeleteLink } from "./use-form-link";
import { useOnce } from "./use-once";

/** Props of {@link DeleteDialog}. */
export interface DeleteDialogProps {
  resource: AnyResource;
  /** Where to go once the record is gone; the question is simply closed when left out. */
  onDeleted?: () => void;
  /** Called with the id of the record that is no longer there. */
  onGone?: (id: string) => void;
}

/** Asks before a record is deleted, names it, and stays open with the reason when the store refuses. */
export function DeleteDialog({ resource, onDeleted, onGone }: DeleteDialogProps) {
  const { value: id, close } = useDeleteLink();
  if (id === undefined || !resource.canDelete) return null;
  return (
    <DeleteQuestion
      key={id}
      resource={resource}
      id={id}
      close={close}
      onDeleted={onDeleted}
      onGone={onGone}
    />
  );
}

function DeleteQuestion({
  resource,
  id,
  close,
  onDeleted,
  onGone,
}: DeleteDialogProps & { id: string; close: () => void }) {
  const host = useHost();
  const { translate } = host;
  // The registry keys resources by these very names.
  const name = resource.name as ResourceName;
  const { data: record, error: missing } = useQuery(recordQuery(host, name, id));
  const { write, isWriting } = useWrite(name);
  const [failure, setFailure] = useState<unknown>();
  const title = record === undefined ? "" : titleOf(resource, record);
  const problem = failure ?? missing;

  const once = useOnce();
  const remove = async () => {
    try {
      await write({ kind: "delete", id, title });
      onGone?.(id);
      (onDeleted ?? close)();
    } catch (error) {
      setFailure(error);
    }
  };

  return (
    <ConfirmDialog
      isOpen
      onClose={close}
      onConfirm={() => void once(remove)}
      title={translate("delete.title", { title: title === "" ? translate(`${resource.name}.one`) : title })}
      description={translate(`${resource.name}.deleteText`)}
      confirmLabel={translate("delete.confirm", { noun: translate(`${resource.name}.noun`) })}
      cancelLabel={translate("delete.keep", { noun: translate(`${resource.name}.noun`) })}
      tone={resource.canDelete === "typed" ? "nuclear" : "danger"}
      typedConfirmation={resource.canDelete === "typed" ? title : undefined}
      isLoading={isWriting}
      error={problem ? <ErrorWords error={toAdminError(problem)} /> : undefined}
    />
  );
}
