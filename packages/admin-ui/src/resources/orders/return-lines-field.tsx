import { type RecordOf, useRecords } from "@tillhouse/extension-sdk";
import LinesField, { type LinesFieldProps } from "./lines-field";

type Reason = RecordOf<"return-reasons">;

/** More reasons than any store has. */
const atMost = 500;

/** What can be chosen: a reason that has others below it is only a heading, and the store refuses it. */
function choosable(reasons: readonly Reason[]) {
  const names = new Map(reasons.map((reason) => [reason.id, reason]));
  const pathOf = (reason: Reason): string => {
    const parent = names.get(reason.parent_return_reason_id ?? "");
    return parent === undefined ? reason.label : `${pathOf(parent)} › ${reason.label}`;
  };
  const parents = new Set(reasons.map(({ parent_return_reason_id }) => parent_return_reason_id));
  return reasons
    .filter(({ id }) => !parents.has(id))
    .map((reason) => ({ value: reason.id, label: pathOf(reason) }))
    .sort((one, other) => one.label.localeCompare(other.label));
}

/** Lines to return, with the store's own reasons. */
export default function ReturnLinesField(props: LinesFieldProps) {
  const { records } = useRecords("return-reasons", { limit: atMost });
  return <LinesField {...props} reasons={choosable(records)} />;
}
