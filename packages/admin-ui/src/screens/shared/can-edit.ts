import type { AnyResource } from "@tillhouse/extension-sdk/internal";

/** Whether the form of its resource changes a record; without one whether it changes any. */
export function canEdit({ form }: AnyResource, record: object | undefined): boolean {
  if (form === undefined || form.mode === "create") return false;
  // The form was written for records of this very resource; see `AnyForm`.
  return record === undefined || form.when === undefined || form.when(record as never);
}
