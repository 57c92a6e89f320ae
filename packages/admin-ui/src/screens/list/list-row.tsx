import { hasPage, useHost } from "@tillhouse/extension-sdk";
import { type AnyCell, type AnyResource, cellId, recordId, titleOf } from "@tillhouse/extension-sdk/internal";
import { Link } from "@tillhouse/extension-sdk/router";
import { Button, Checkbox } from "@tillhouse/extension-sdk/ui";
import { X } from "lucide-react";
import { forwardRef, type MouseEvent, memo } from "react";
import { RowMenu } from "../actions/row-menu";
import { RecordCell } from "../shared/record-cell";
import { cellProps } from "./inline/cell-props";
import { editableField, InlineCell } from "./inline/inline-cell";
import type { Selection } from "./selection/selection";
import { useIsSelected } from "./selection/use-selection";

/** What all rows of a list share. It stays the same object as long as none of it changes, so that rows stay drawn. */
export interface RowContext {
  resource: AnyResource;
  cells: readonly AnyCell[];
  widths: Readonly<Record<string, number>>;
  /** Left out where nothing can be selected. */
  selection: Selection | undefined;
  hasMenu: boolean;
  /** The rows stand on the page of another record. */
  isPart: boolean;
  /** The pointer or the focus is on a row, which is likely to be opened next. */
  onReach(id: string): void;
  /** Follows the link of a row, and tells the record where it was opened from. */
  onOpen(event: MouseEvent, to: string): void;
  /** Selects or lets go of the row, with all between it and the last one where Shift is held. */
  onPick(index: number, isSelected: boolean, isRange: boolean): void;
  /** Takes a record out of the one that this list belongs to. */
  onTakeOut?: (record: object) => void;
}

export interface ListRowProps {
  setting: RowContext;
  record: object;
  /** Place among the rows that are loaded, counted from 0. */
  index: number;
  /** Place in the whole list, counted from 1; only where not all rows are in the page. */
  rowIndex?: number;
}

/** One record: its first column is a link that covers the row. A middle click opens a tab, Tab reaches it. */
export const ListRow = memo(
  forwardRef<HTMLTableRowElement, ListRowProps>(function ListRow({ setting, record, index, rowIndex }, ref) {
    const { resource, cells, widths, selection, hasMenu, isPart, onReach, onOpen, onPick, onTakeOut } =
      setting;
    const { translate, href } = useHost();
    const id = recordId(resource, record);
    const isSelected = useIsSelected(selection, id);
    const title = titleOf(resource, record);
    const { list } = resource;
    // It was written for records of this very resource; see `AnyResource`.
    const other = list?.rowLink?.(record as never);
    const to = other
      ? `${href(other.resource, other.id)}${other.section ? `#${other.section}` : ""}`
      : hasPage(resource)
        ? href(resource.name, id)
        : undefined;
    const view = (cell: AnyCell, isPlain = false) => (
      <RecordCell cell={cell} record={record} resource={resource.name} isPlain={isPlain} />
    );
    const content = (cell: AnyCell, isFirst: boolean) => {
      if (isFirst && to !== undefined)
        return (
          <Link
            className="th-table__link"
            to={to}
            onFocus={() => onReach(id)}
            onClick={(event) => onOpen(event, to)}
          >
            {view(cell, true)}
          </Link>
        );
      return view(cell);
    };
    return (
      <tr
        ref={ref}
        data-index={index}
        aria-rowindex={rowIndex}
        className={selection && "th-table__row--pick"}
        data-selected={isSelected || undefined}
        onPointerEnter={() => onReach(id)}
      >
        {selection && (
          <td className="th-table__pick" data-area="pick">
            <Checkbox
              aria-label={translate("list.select", { title })}
              isChecked={isSelected}
              // The click knows whether Shift is held, and comes before the change.
              onClick={(event) => onPick(index, event.currentTarget.checked, event.shiftKey)}
              onChange={() => undefined}
            />
          </td>
        )}
        {cells.map((cell, position) => {
          // A list whose rows are taken out is no place to change them.
          const field = selection && onTakeOut === undefined && editableField(resource, cell);
          return (
            <td key={cellId(cell)} {...cellProps(cell, widths[cellId(cell)])}>
              {!field ? (
                content(cell, position === 0)
              ) : (
                <InlineCell resource={resource} id={id} field={field} title={title}>
                  {content(cell, position === 0)}
                </InlineCell>
              )}
            </td>
          );
        })}
        {onTakeOut && (
          <td className="th-table__more">
            <Button
              variant="ghost"
              size="small"
              iconOnly
              label={translate("members.remove", { title })}
              icon={<X className="th-icon" aria-hidden />}
              onClick={() => onTakeOut(record)}
            />
          </td>
        )}
        {hasMenu && (
          <td className="th-table__more">
            <RowMenu resource={resource} record={record} title={title} isPart={isPart} />
          </td>
        )}
      </tr>
    );
  }),
);
