import type { Host } from "@tillhouse/extension-sdk";
import { type AnyResource, type CellOf, cellId, normalizeCell } from "@tillhouse/extension-sdk/internal";
import { hasValue } from "@tillhouse/extension-sdk/kit";
import { RecordCell } from "../shared/record-cell";

/** What stands in the head of a record: its statuses or its facts, where they say something. */
export function headCells(
  list: "badges" | "meta",
  {
    resource,
    record,
    host,
    isWhole,
  }: { resource: AnyResource; record: object; host: Host; isWhole: boolean },
) {
  const columns: readonly (string | object)[] = resource.detail?.[list] ?? [];
  return (
    columns
      // Cells of any resource are drawn with records of that very resource; see `AnyResource`.
      .map((column) => normalizeCell(column as CellOf<object>))
      // What draws itself may look for what only the whole record has.
      .filter((cell) => (isWhole || cell.kind !== undefined) && hasValue(cell, record, host))
      .map((cell) => (
        <RecordCell
          key={cellId(cell)}
          list={list}
          cell={cell}
          record={record}
          resource={resource.name}
          isBadge={list === "badges"}
          dateStyle="head"
        />
      ))
  );
}
