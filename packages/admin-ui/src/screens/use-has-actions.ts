import { type AnyResource, useHost } from "@tillhouse/extension-sdk";
import { useVerdict } from "./use-verdict";

/** Whether this person may delete this record. */
export function useMayDelete() {
  const { user, store } = useHost();
  return (resource: AnyResource, record: object): boolean =>
    Boolean(resource.canDelete) &&
    // The rule was written for records of this very resource; see `AnyResource`.
    (resource.mayDelete === undefined || resource.mayDelete(record as never, { user, store }));
}

/** Whether there is anything at all to be done with a record; asked for each row, so it makes nothing. */
export function useHasActions({ form, actions = [], documents, ...resource }: AnyResource) {
  const mayDelete = useMayDelete();
  const verdict = useVerdict(resource.name);
  return (record: object): boolean =>
    (form !== undefined && (form.on !== "create" || Boolean(form.canDuplicate))) ||
    Boolean(documents?.length) ||
    actions.some((action) => action.isBulk !== "only" && verdict(action, record) !== false) ||
    mayDelete(resource, record);
}
