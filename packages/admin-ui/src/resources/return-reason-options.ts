import { type RecordOf, useRecords } from "@tillhouse/extension-sdk";
import type { SelectOption } from "@tillhouse/extension-sdk/ui";

/** More reasons than any store has. */
const atMost = 500;

/** What can be chosen: a reason that has others below it is only a heading, and the store refuses it. */
function choosable(reasons: readonly RecordOf<"return-reasons">[], heading = ""): SelectOption[] {
  return reasons.flatMap(({ id, label, return_reason_children: below = [] }) => {
    const path = [heading, label].filter(Boolean).join(" › ");
    return below.length > 0 ? choosable(below, path) : [{ value: id, label: path }];
  });
}

/** The store's own reasons for a return, as a choice. */
export function useReturnReasonOptions() {
  const { records, error } = useRecords("return-reasons", { order: "label", limit: atMost });
  return { reasons: choosable(records), error };
}
