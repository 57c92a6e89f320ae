import { useHost } from "@tillhouse/extension-sdk";
import { type AnyCell, type AnyResource, cellId, recordId, titleOf } from "@tillhouse/extension-sdk/internal";
import { useNavigate } from "@tillhouse/extension-sdk/router";
import { Skeleton, Table } from "@tillhouse/extension-sdk/ui";
import { type MouseEvent, type Ref, Suspense, useMemo, useRef } from "react";
import { lazyDialog } from "../../core/lazy/lazy-dialog";
import type { Columns } from "./columns/use-list-layout";
import { cellProps } from "./inline/cell-props";
import { HeadCell, PickAllHead } from "./list-head";
import { ListRow, type RowContext } from "./list-row";
import type { Selection } from "./selection/selection";
import { allCells } from "./state/list-layout";
import { opensHere, useReachedRow } from "./use-reached-row";
import type { RowsHandle } from "./virtual-rows";

const VirtualRows = lazyDialog(() => import("./virtual-rows"));

export interface ListTableProps {
  resource: AnyResource;
  /** `undefined` while the first page is on its way: rows of bones keep the layout still. */
  records: readonly object[] | undefined;
  /** The rows of the page before, while the next one is on its way. */
  isStale: boolean;
  /** The whole list of a resource; left out where the table is a section of a detail. */
  list?: WholeList;
  /** Ids of the columns of an inset list; those that have a place on phones when left out. */
  columns?: readonly string[];
  /** Takes a record out of the one that this list belongs to. */
  onTakeOut?: (record: object) => void;
  /** What is selected of an inset list, to be taken out together. */
  selection?: Selection;
}

/** What the list of a resource has more than the one in a section. */
interface WholeList {
  columns: Columns;
  selection: Selection;
  /** How many match in all, and how many stand on the pages before. */
  count: number;
  offset: number;
  /** What the list is sorted by, with `-` for the last first; `undefined` where the API cannot sort. */
  order: string | undefined;
  onSort(order: string): void;
  /** Address of this list, for the way back. */
  from: string;
  /** It stands on the page of another record. */
  isPart?: boolean;
  /** Loads the code of the page that is likely to be opened next; imported here it would lead back to this file. */
  onReach?(id: string): void;
  handle?: Ref<RowsHandle>;
}

const boneWidths = [70, 55, 80, 62, 74, 50, 66, 78];

/** With more rows than this only those near the window are drawn. */
const rowsDrawn = 100;

const noWidths: Readonly<Record<string, number>> = {};

/** Columns that are worth their place in a section. */
function insetCells(resource: AnyResource, columns: readonly string[] | undefined): AnyCell[] {
  const all = allCells(resource);
  // Its own list may be hidden: then records go by their names alone.
  if (all.length === 0)
    return [
      {
        id: "title",
        label: `${resource.name}.one`,
        mobile: "title",
        render: (record) => titleOf(resource, Object(record)),
      },
    ];
  return all.filter((cell) => columns?.includes(cellId(cell)) ?? cell.mobile !== undefined);
}

/** Functions that are made anew with every drawing, behind one that stays. */
function useLatest<Value>(value: Value): { readonly current: Value } {
  const latest = useRef(value);
  latest.current = value;
  return latest;
}

/** The rows of a list, as a table whose rows are links. */
export function ListTable(props: ListTableProps) {
  const { resource, records, isStale, list, columns, onTakeOut } = props;
  const host = useHost();
  const { translate } = host;
  const navigate = useNavigate();
  const anchor = useRef<string>();
  const reach = useReachedRow(resource, list?.onReach);
  const inset = useMemo(() => insetCells(resource, columns), [resource, columns]);
  const cells = list?.columns.shown ?? inset;
  const widths = list?.columns.widths ?? noWidths;
  const selection = list?.selection ?? props.selection;
  const hasMenu =
    list !== undefined &&
    (resource.form !== undefined ||
      resource.delete !== undefined ||
      Boolean(resource.actions?.length) ||
      Boolean(resource.documents?.length) ||
      resource.body !== undefined);
  const ids = useMemo(() => records?.map((record) => recordId(resource, record)) ?? [], [resource, records]);
  const hasTakeOut = onTakeOut !== undefined;
  const isPart = list?.isPart === true;

  const open = (event: MouseEvent, to: string) => {
    if (opensHere(event)) navigate(to, { state: { from: list?.from } });
  };
  const pick = (index: number, isSelected: boolean, isRange: boolean) => {
    // The row that a range starts from may be on another page.
    const start = ids.indexOf(anchor.current ?? "");
    const from = isRange && start >= 0 ? start : index;
    anchor.current = ids[index];
    selection?.set(ids.slice(Math.min(from, index), Math.max(from, index) + 1), isSelected);
  };
  const latest = useLatest({ reach, open, pick, onTakeOut });
  const setting = useMemo<RowContext>(
    () => ({
      resource,
      cells,
      widths,
      selection,
      hasMenu,
      isPart,
      onReach: (id) => latest.current.reach(id),
      onOpen: (event, to) => latest.current.open(event, to),
      onPick: (...picked) => latest.current.pick(...picked),
      onTakeOut: hasTakeOut ? (record) => latest.current.onTakeOut?.(record) : undefined,
    }),
    [resource, cells, widths, selection, hasMenu, isPart, hasTakeOut, latest],
  );

  const isVirtual = list !== undefined && (records?.length ?? 0) > rowsDrawn;
  const plain = (shown: readonly object[]) =>
    shown.map((record, index) => (
      <ListRow key={recordId(resource, record)} setting={setting} record={record} index={index} />
    ));
  return (
    <Table
      label={translate(`${resource.name}.title`)}
      isInset={list === undefined || isPart}
      hasMedia={resource.list?.hasMedia}
      isFlow
      isBusy={isStale}
      rowCount={isVirtual ? list.count + 1 : undefined}
    >
      <thead>
        <tr aria-rowindex={isVirtual ? 1 : undefined}>
          {selection && <PickAllHead selection={selection} ids={ids} count={list?.count ?? ids.length} />}
          {cells.map((cell) => (
            <HeadCell
              key={cellId(cell)}
              cell={cell}
              resource={resource.name}
              order={list?.order}
              onSort={list?.onSort}
              width={widths[cellId(cell)]}
              onResize={list?.columns.resize}
            />
          ))}
          {(hasMenu || hasTakeOut) && (
            <th scope="col" className="th-table__more">
              <span className="th-visually-hidden">{translate("list.actions")}</span>
            </th>
          )}
        </tr>
      </thead>
      {records === undefined ? (
        <tbody>
          {boneWidths.map((width) => (
            <tr key={width} data-bone>
              {list && <td className="th-table__pick" />}
              {cells.map((cell, index) => (
                <td key={cellId(cell)} {...cellProps(cell)}>
                  <Skeleton width={`${boneWidths[index % boneWidths.length] ?? width}%`} />
                </td>
              ))}
              {hasMenu && <td className="th-table__more" />}
            </tr>
          ))}
        </tbody>
      ) : isVirtual ? (
        <Suspense fallback={<tbody>{plain(records.slice(0, rowsDrawn))}</tbody>}>
          <VirtualRows
            records={records}
            setting={setting}
            offset={list.offset}
            handle={list.handle ?? null}
          />
        </Suspense>
      ) : (
        <tbody>{plain(records)}</tbody>
      )}
    </Table>
  );
}
