import { type RecordOf, useRecords } from "@tillhouse/extension-sdk";
import { LinesInput, type LinesInputProps } from "@tillhouse/extension-sdk/inputs";
import type { SelectOption } from "@tillhouse/extension-sdk/ui";

type Reason = RecordOf<"return-reasons">;

/** More reasons than any store has. */
const atMost = 500;

/** What can be chosen: a reason that has others below it is only a heading, and the store refuses it. */
function choosable(reasons: readonly Reason[], heading = ""): SelectOption[] {
  return reasons.flatMap(({ id, label, return_reason_children: below = [] }) => {
    const path = [heading, label].filter(Boolean).join(" › ");
    return below.length > 0 ? choosable(below, path) : [{ value: id, label: path }];
  });
}

/** Lines to return, with the store's own reasons. */
export default function ReturnLinesField(props: LinesInputProps) {
  const { records } = useRecords("return-reasons", { order: "label", limit: atMost });
  return <LinesInput {...props} reasons={choosable(records)} />;
}
