import type { AnyResource } from "@tillhouse/extension-sdk/internal";
import { useActionAvailability } from "./use-action-availability";

/** Whether there is anything at all to be done with a record; asked for each row, so it makes nothing. */
export function useHasActions({ form, actions = [], documents, ...resource }: AnyResource) {
  const availabilityOf = useActionAvailability(resource.name);
  return (record: object): boolean =>
    (form !== undefined && (form.mode !== "create" || Boolean(form.canDuplicate))) ||
    Boolean(documents?.length) ||
    actions.some((action) => action.isBulk !== "only" && availabilityOf(action, record) !== false) ||
    (resource.delete !== undefined && availabilityOf(resource.delete, record) !== false);
}
