import { useMutation, useQueryClient } from "@tanstack/react-query";
import { responseValue } from "../data/resource-path";
import type { ResourceName } from "../records/resources";
import type { UndoAction, Write, Written } from "../records/write-types";
import type { AnyResource } from "../resource/define-resource";
import { useHost } from "../resource/use-host";
import { executeUndo, executeWrite } from "./execute-write";

/**
 * Changes records of a resource. A settled write refreshes the resource's lists and records and what it affects, and
 * shows a toast that is derived from the resource; a caller can add to that by awaiting, never replace it. Failures
 * are thrown as {@link AdminError} and shown by the caller: a form puts them on its fields.
 *
 * @example
 * const { write, isWriting } = useWrite("collections");
 * await write({ kind: "delete", id: collection.id, title: collection.title });
 */
export function useWrite<Name extends ResourceName>(name: Name) {
  const host = useHost();
  const queryClient = useQueryClient();
  const mutation = useMutation({
    mutationFn: (write: Write) => executeWrite({ host, queryClient }, name, write),
  });
  return {
    write: mutation.mutateAsync,
    isWriting: mutation.isPending,
    error: mutation.error,
    reset: mutation.reset,
  };
}

/** Takes writes back, from a toast or from the activity log. @example const { undo } = useUndo(); await undo(entry.inverse); */
export function useUndo() {
  const host = useHost();
  const queryClient = useQueryClient();
  const mutation = useMutation({
    mutationFn: (inverse: UndoAction) => executeUndo({ host, queryClient }, inverse),
  });
  return { undo: mutation.mutateAsync, isUndoing: mutation.isPending };
}

/** The record in the store's answer. */
export function writtenRecord(resource: AnyResource, { answer }: Written): object {
  return responseValue<object>(answer, resource.api.singularKey);
}
