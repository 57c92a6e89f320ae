import type { AnyAction } from "@tillhouse/extension-sdk";

/** Whether an action is what a record that can take it should get next. */
export function isPrimaryAction(action: AnyAction, record: object): boolean {
  // The action was written for records of this very resource; see `AnyAction`.
  return typeof action.isPrimary === "function"
    ? action.isPrimary(record as never)
    : action.isPrimary === true;
}
