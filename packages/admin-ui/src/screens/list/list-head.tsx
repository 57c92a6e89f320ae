import { useHost } from "@tillhouse/extension-sdk";
import { type AnyCell, cellId, cellKindOf, sortKey } from "@tillhouse/extension-sdk/internal";
import { cellLabel } from "@tillhouse/extension-sdk/kit";
import { Checkbox, SortButton } from "@tillhouse/extension-sdk/ui";
import { useMemo } from "react";
import { ColumnHandle } from "./columns/column-handle";
import { cellProps } from "./inline/cell-props";
import { countSelected, type Selection } from "./selection/selection";
import { useSelected } from "./selection/use-selection";

export interface HeadCellProps {
  cell: AnyCell;
  resource: string;
  /** What the list is sorted by, with `-` for the last first. */
  order: string | undefined;
  onSort: ((order: string) => void) | undefined;
  /** Width in pixels that the column was pulled to. */
  width: number | undefined;
  /** Makes the column as wide as asked; as wide as its content needs where nothing is asked. */
  onResize: ((id: string, width: number | undefined) => void) | undefined;
}

/** The head of a column: a button where the list can be sorted by it, and a handle that makes the column wider. */
export function HeadCell({ cell, resource, order, onSort, width, onResize }: HeadCellProps) {
  const host = useHost();
  const { translate } = host;
  const label = translate(cellLabel(cell, resource));
  const room = useMemo(
    () => (cell.kind === undefined ? undefined : cellKindOf(cell).room?.(cell, { ...host, resource })),
    [cell, resource, host],
  );
  const key = sortKey(cell);
  const isSorting = order !== undefined && onSort !== undefined;
  const direction = order === key ? "ascending" : order === `-${key}` ? "descending" : undefined;
  // Dates start with the last, everything else with the first.
  const first = cell.kind !== undefined && cellKindOf(cell).sortsLastFirst ? `-${key}` : `${key}`;
  const next = direction === undefined ? first : direction === "ascending" ? `-${key}` : `${key}`;
  return (
    <th
      scope="col"
      // The handle at its edge has a name of its own.
      aria-label={label}
      {...cellProps(cell, width)}
      data-room={width === undefined ? room : undefined}
      aria-sort={isSorting ? direction : undefined}
      title={isSorting && key === undefined ? translate("list.cannotSort") : undefined}
    >
      {isSorting && key !== undefined ? (
        <SortButton label={label} direction={direction ?? "none"} onSort={() => onSort(next)} />
      ) : (
        label
      )}
      {onResize && (
        <ColumnHandle label={label} width={width} onResize={(wanted) => onResize(cellId(cell), wanted)} />
      )}
    </th>
  );
}

export interface PickAllHeadProps {
  selection: Selection;
  /** The records of this page. */
  ids: readonly string[];
  /** How many match in all. */
  count: number;
}

/** Selects the rows of this page, or none. */
export function PickAllHead({ selection, ids, count }: PickAllHeadProps) {
  const { translate } = useHost();
  const selected = useSelected(selection);
  const isAllHere = ids.length > 0 && ids.every((id) => selection.has(id));
  const isAny = countSelected(selected, count) > 0;
  return (
    <th className="th-table__pick" scope="col">
      <Checkbox
        aria-label={translate("list.selectPage")}
        isChecked={isAllHere ? true : isAny ? "mixed" : false}
        isDisabled={ids.length === 0}
        onChange={() => selection.set(ids, !isAllHere)}
      />
    </th>
  );
}
