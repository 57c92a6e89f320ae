import type { AnyResource } from "@tillhouse/extension-sdk/internal";
import { Suspense } from "react";
import { useBody } from "../../core/bodies/use-body";
import { lazyDialog } from "../../core/lazy/lazy-dialog";
import { useDeleteLink } from "../shared/use-form-link";

const DeleteConfirmation = lazyDialog(() => import("./delete-confirmation"));

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
  useBody(resource, id !== undefined);
  if (id === undefined || !resource.delete) return null;
  return (
    <Suspense fallback={null}>
      <DeleteConfirmation
        key={id}
        resource={resource}
        id={id}
        onClose={close}
        onDeleted={onDeleted}
        onGone={onGone}
      />
    </Suspense>
  );
}
