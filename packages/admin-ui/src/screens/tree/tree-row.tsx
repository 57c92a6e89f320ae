import { hasPage, useHost } from "@tillhouse/extension-sdk";
import { type AnyCell, cellId, titleOf, type VisibleNode } from "@tillhouse/extension-sdk/internal";
import { Link } from "@tillhouse/extension-sdk/router";
import { Checkbox, LinkButton, Spinner } from "@tillhouse/extension-sdk/ui";
import { ChevronRight, GripVertical, Plus } from "lucide-react";
import { type CSSProperties, forwardRef, memo, type PointerEvent } from "react";
import { RowMenu } from "../actions/row-menu";
import { cellProps } from "../list/inline/cell-props";
import { editableField, InlineCell } from "../list/inline/inline-cell";
import type { ListRowProps, RowContext } from "../list/list-row";
import { useIsSelected } from "../list/selection/use-selection";
import { RecordCell } from "../shared/record-cell";
import type { Drop } from "./drop-position";

/** What all rows of a tree share. */
export interface TreeRowSetting extends RowContext {
  rows: readonly VisibleNode[];
  /** The row that Tab reaches. */
  currentId: string | undefined;
  pending: ReadonlySet<string>;
  draggedId: string | undefined;
  drop: Drop | undefined;
  /** Opens the form for a record below this one; left out where none can be made. */
  newBelowHref?: (id: string) => string;
  onToggle(id: string, isOpen: boolean): void;
  onCurrent(id: string): void;
  /** Left out where rows cannot be moved. */
  onGrip?: (event: PointerEvent<HTMLElement>, row: VisibleNode) => void;
}

export interface TreeRowProps extends ListRowProps {
  setting: TreeRowSetting;
}

/** A record in its tree. The row itself has the focus, so that its level and whether it is open are read out. */
export const TreeRow = memo(
  forwardRef<HTMLTableRowElement, TreeRowProps>(function TreeRow({ setting, record, index, rowIndex }, ref) {
    const { resource, cells, widths, selection, hasMenu, rows, drop } = setting;
    const { translate, href } = useHost();
    const row = rows[index];
    const id = row?.node.id ?? "";
    const isSelected = useIsSelected(selection, id);
    if (row === undefined) return null;
    const title = titleOf(resource, record);
    const { level, isExpanded } = row;
    const to = hasPage(resource) ? href(resource.name, id) : undefined;
    const view = (cell: AnyCell, isPlain = false) => (
      <RecordCell cell={cell} record={record} resource={resource.name} isPlain={isPlain} />
    );
    const first = (cell: AnyCell) => (
      // React's type of a style knows no custom properties.
      <div className="th-tree__first" style={{ "--th-level": level } as CSSProperties}>
        {setting.onGrip && (
          <span className="th-tree__grip" aria-hidden onPointerDown={(event) => setting.onGrip?.(event, row)}>
            <GripVertical className="th-icon th-icon--small" />
          </span>
        )}
        {isExpanded === undefined ? (
          <span className="th-tree__toggle" />
        ) : (
          <button
            type="button"
            tabIndex={-1}
            className="th-tree__toggle"
            aria-label={translate(isExpanded ? "tree.collapse" : "tree.expand", { title })}
            onClick={() => setting.onToggle(id, !isExpanded)}
          >
            <ChevronRight className="th-icon th-icon--mirrored" aria-hidden />
          </button>
        )}
        {to === undefined ? (
          view(cell)
        ) : (
          <Link
            className="th-table__link"
            tabIndex={-1}
            to={to}
            onClick={(event) => setting.onOpen(event, to)}
          >
            {view(cell, true)}
          </Link>
        )}
        {setting.pending.has(id) && <Spinner size="small" />}
      </div>
    );
    const content = (cell: AnyCell) => {
      const field = selection && editableField(resource, cell);
      return field === undefined ? (
        view(cell)
      ) : (
        <InlineCell resource={resource} id={id} field={field} title={title}>
          {view(cell)}
        </InlineCell>
      );
    };
    const isDropped = drop?.rowId === id;
    return (
      <tr
        ref={ref}
        // biome-ignore lint/a11y/noRedundantRoles: what is drawn as a block on phones keeps its role by naming it
        role="row"
        data-index={index}
        aria-rowindex={rowIndex}
        aria-level={level}
        aria-posinset={row.position}
        aria-setsize={row.setSize}
        aria-expanded={isExpanded}
        aria-selected={selection && isSelected}
        tabIndex={setting.currentId === id ? 0 : -1}
        className={`th-tree__row${selection ? " th-table__row--pick" : ""}`}
        data-selected={isSelected || undefined}
        data-context={row.isContext || undefined}
        data-dragged={setting.draggedId === id || undefined}
        data-drop={isDropped ? drop.edge : undefined}
        style={isDropped ? ({ "--th-drop": drop.level } as CSSProperties) : undefined}
        onFocus={() => {
          setting.onCurrent(id);
          setting.onReach(id);
        }}
        onPointerEnter={() => setting.onReach(id)}
      >
        {selection && (
          <td className="th-table__pick" data-area="pick">
            <Checkbox
              aria-label={translate("list.select", { title })}
              isChecked={isSelected}
              // The click knows whether Shift is held, and comes before the change.
              onClick={(event) => setting.onPick(index, event.currentTarget.checked, event.shiftKey)}
              onChange={() => undefined}
            />
          </td>
        )}
        {cells.map((cell, position) => (
          <td key={cellId(cell)} {...cellProps(cell, widths[cellId(cell)])}>
            {position === 0 ? first(cell) : content(cell)}
          </td>
        ))}
        {hasMenu && (
          <td className="th-table__more">
            <span className="th-tree__more">
              {setting.newBelowHref && (
                <LinkButton
                  className="th-tree__add"
                  variant="ghost"
                  size="small"
                  iconOnly
                  label={translate("tree.addBelow", { title })}
                  icon={<Plus className="th-icon" aria-hidden />}
                  to={setting.newBelowHref(id)}
                />
              )}
              <RowMenu resource={resource} record={record} title={title} />
            </span>
          </td>
        )}
      </tr>
    );
  }),
);
