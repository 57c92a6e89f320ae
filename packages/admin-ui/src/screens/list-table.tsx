import { useQueryClient } from "@tanstack/react-query";
import {
  type AnyCell,
  type AnyResource,
  type CellOf,
  cellId,
  type NarrowPlace,
  normalizeCell,
  type ResourceName,
  recordId,
  recordQuery,
  sortKey,
  titleOf,
  useHost,
} from "@tillhouse/extension-sdk";
import { CellView, cellAlign, cellLabel } from "@tillhouse/extension-sdk/kit";
import { Button, Skeleton, SortButton, Table } from "@tillhouse/extension-sdk/ui";
import { X } from "lucide-react";
import type { CSSProperties } from "react";
import { Link } from "react-router-dom";
import { RowMenu } from "./row-menu";

/** Props of {@link ListTable}. */
export interface ListTableProps {
  resource: AnyResource;
  /** `undefined` while the first page is on its way: rows of bones keep the layout still. */
  records: readonly object[] | undefined;
  /** The rows of the page before, while the next one is on its way. */
  isStale: boolean;
  /** Address of this list, for the way back. */
  from?: string;
  /** Inside a section of a detail: fewer columns, and no menus. */
  isInset?: boolean;
  /** Ids of the columns of an inset list; those that have a place on phones when left out. */
  columns?: readonly string[];
  /** What the list is sorted by, with `-` for the last first; left out where the API cannot sort. */
  order?: string;
  onSort?: (order: string) => void;
  /** Takes a record out of the one that this list belongs to. */
  onTakeOut?: (record: object) => void;
  /** The pointer or the focus is on a row, which is likely to be opened next. */
  onReach?: () => void;
}

/** The columns of a list: all, or inside a section those that are asked for. */
function cellsOf({ resource, isInset, columns }: ListTableProps): AnyCell[] {
  const cells = (resource.list?.columns ?? []).map((column) => normalizeCell(column as CellOf<object>));
  if (!isInset) return cells;
  return cells.filter((cell) => columns?.includes(cellId(cell)) ?? cell.narrow !== undefined);
}

/** Names of the places of a two-line entry in the style sheet. */
const areas: Record<NarrowPlace, string> = {
  lead: "a1",
  title: "a2",
  end: "a3",
  mark: "b1",
  "second-mark": "b2",
  note: "b3",
};

const boneWidths = [70, 55, 80, 62, 74, 50, 66, 78];

function cellProps(cell: AnyCell) {
  return {
    className: [cellAlign(cell) === "end" && "th-numeric", cell.grow !== undefined && "th-grow"]
      .filter(Boolean)
      .join(" "),
    // React's type of a style knows no custom properties.
    style: cell.grow === undefined ? undefined : ({ "--th-grow": `${cell.grow}%` } as CSSProperties),
    "data-area": cell.narrow === undefined ? undefined : areas[cell.narrow],
    // What has no place on a phone is the first to go where the list gets narrow.
    "data-minor": cell.narrow === undefined || undefined,
  };
}

/** The rows of a list. The first column is a link that covers its row: a middle click opens a tab, Tab reaches it. */
export function ListTable(props: ListTableProps) {
  const { resource, records, isStale, from, isInset = false, onReach, onTakeOut } = props;
  const host = useHost();
  const queryClient = useQueryClient();
  const { translate } = host;
  const cells = cellsOf(props);
  const hasMenu =
    !isInset &&
    (resource.form !== undefined || Boolean(resource.canDelete) || Boolean(resource.actions?.length));

  const prefetch = (id: string) => {
    if (resource.detail === undefined) return;
    onReach?.();
    // The registry keys resources by these very names.
    void queryClient.prefetchQuery(recordQuery(host, resource.name as ResourceName, id));
  };

  return (
    <Table
      label={translate(`${resource.name}.title`)}
      isInset={isInset}
      hasMedia={resource.list?.hasMedia}
      isFlow
      isBusy={isStale}
    >
      <thead>
        <tr>
          {cells.map((cell) => (
            <Head
              key={cellId(cell)}
              cell={cell}
              resource={resource.name}
              order={props.order}
              onSort={props.onSort}
            />
          ))}
          {(hasMenu || onTakeOut) && (
            <th scope="col" className="th-table__more">
              <span className="th-hush">{translate("list.actions")}</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {records === undefined
          ? boneWidths.map((width) => (
              <tr key={width} data-bone>
                {cells.map((cell, index) => (
                  <td key={cellId(cell)} {...cellProps(cell)}>
                    <Skeleton width={`${boneWidths[index % boneWidths.length] ?? width}%`} />
                  </td>
                ))}
                {hasMenu && <td className="th-table__more" />}
              </tr>
            ))
          : records.map((record) => {
              const id = recordId(resource, record);
              const view = (cell: AnyCell, isPlain = false) => (
                <CellView cell={cell} record={record} resource={resource.name} isPlain={isPlain} />
              );
              return (
                <tr key={id} onPointerEnter={() => prefetch(id)}>
                  {cells.map((cell, index) => (
                    <td key={cellId(cell)} {...cellProps(cell)}>
                      {index === 0 && resource.detail !== undefined ? (
                        <Link
                          className="th-table__link"
                          to={host.href(resource.name, id)}
                          state={{ from }}
                          onFocus={() => prefetch(id)}
                        >
                          {view(cell, true)}
                        </Link>
                      ) : (
                        view(cell)
                      )}
                    </td>
                  ))}
                  {onTakeOut && (
                    <td className="th-table__more">
                      <Button
                        variant="ghost"
                        size="small"
                        iconOnly
                        label={translate("members.remove", { title: titleOf(resource, record) })}
                        icon={<X className="th-icon" aria-hidden />}
                        onClick={() => onTakeOut(record)}
                      />
                    </td>
                  )}
                  {hasMenu && (
                    <td className="th-table__more">
                      <RowMenu resource={resource} record={record} title={titleOf(resource, record)} />
                    </td>
                  )}
                </tr>
              );
            })}
      </tbody>
    </Table>
  );
}

interface HeadProps {
  cell: AnyCell;
  resource: string;
  order: string | undefined;
  onSort: ((order: string) => void) | undefined;
}

/** The head of a column: a button where the list can be sorted by it. */
function Head({ cell, resource, order, onSort }: HeadProps) {
  const { translate } = useHost();
  const label = translate(cellLabel(cell, resource));
  const key = sortKey(cell);
  const isSorting = order !== undefined && onSort !== undefined;
  const direction = order === key ? "ascending" : order === `-${key}` ? "descending" : undefined;
  const isDate = cell.kind === "date";
  // Dates start with the last, everything else with the first.
  const first = isDate ? `-${key}` : `${key}`;
  const next = direction === undefined ? first : direction === "ascending" ? `-${key}` : `${key}`;
  return (
    <th
      scope="col"
      {...cellProps(cell)}
      aria-sort={isSorting ? direction : undefined}
      title={isSorting && key === undefined ? translate("list.cannotSort") : undefined}
    >
      {isSorting && key !== undefined ? (
        <SortButton label={label} direction={direction ?? "none"} onSort={() => onSort(next)} />
      ) : (
        label
      )}
    </th>
  );
}
