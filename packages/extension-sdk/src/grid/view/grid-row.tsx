import { AlertTriangle } from "lucide-react";
import { memo, type ReactNode } from "react";
import { classNames } from "../../ui/base/class-names";
import { type GridEntry, type GridSpeech, shownText } from "../model/cell-text";
import { cellWarning, type GridColumn, isNumeric, readOnlyReason } from "../model/column";
import type { GridEdit } from "../model/edits";
import type { GridSpan } from "../model/layout";

/** What {@link GridRow} takes. */
export interface GridRowProps<Row> {
  /** The row, as the store has it. */
  row: Row;
  /** Counted from 0 among the rows that are shown. */
  index: number;
  /** Pixels below the head. */
  top: number;
  /** The columns that are shown, in their order. */
  columns: readonly GridColumn<Row>[];
  /** Where each column begins, in pixels, and where the last one ends. */
  offsets: readonly number[];
  /** Columns that are seen beside the first one. */
  span: GridSpan;
  /** The column of the active cell where that is in this row; it is drawn wherever it is. */
  active: number | undefined;
  /** Columns that are selected in this row, as `0-2 5-5`: a text, so that a row that stays the same is not drawn again. */
  selected: string;
  /** What of the row is not saved, by the ids of columns. */
  edits: ReadonlyMap<string, GridEdit> | undefined;
  /** What is wrong, as texts by the ids of columns. */
  problems: ReadonlyMap<string, string> | undefined;
  /** How the person writes numbers, yes and no. */
  speech: GridSpeech;
  /** In the active cell, while it is edited. */
  editor: ReactNode;
}

/** The columns that a row draws. */
function drawnColumns({ start, end }: GridSpan, active: number | undefined, count: number): number[] {
  const drawn = count > 0 ? [0] : [];
  if (active !== undefined && active > 0 && active < start) drawn.push(active);
  for (let column = start; column < end; column++) drawn.push(column);
  if (active !== undefined && active >= end) drawn.push(active);
  return drawn;
}

function DrawnRow<Row>(props: GridRowProps<Row>) {
  const { row, index, top, columns, offsets, span, active, selected, edits, problems, speech, editor } =
    props;
  const ranges = selected === "" ? [] : selected.split(" ").map((range) => range.split("-").map(Number));
  return (
    // biome-ignore lint/a11y/useSemanticElements: rows that are not seen are not there, which a table cannot say
    // biome-ignore lint/a11y/useFocusableInteractive: its cells take the focus
    <div role="row" aria-rowindex={index + 2} className="th-grid__row" style={{ insetBlockStart: top }}>
      {drawnColumns(span, active, columns.length).map((at) => {
        const column = columns[at];
        if (column === undefined) return null;
        const edit = edits?.get(column.id);
        const entry: GridEntry = edit ?? { value: column.value(row) };
        const problem = problems?.get(column.id);
        const reason = readOnlyReason(column, row);
        const warning = problem === undefined ? cellWarning(column, entry, row) : undefined;
        const note = problem ?? warning ?? (typeof reason === "string" ? reason : undefined);
        const isActive = at === active;
        const [from = 0, to = 0] = [offsets[at], offsets[at + 1]];
        return (
          // biome-ignore lint/a11y/useAriaPropsSupportedByRole: both roles have these attributes
          <div
            key={column.id}
            role={at === 0 ? "rowheader" : "gridcell"}
            aria-colindex={at + 1}
            aria-selected={ranges.some(([start = 0, end = -1]) => at >= start && at <= end)}
            aria-readonly={reason !== false || undefined}
            aria-invalid={problem !== undefined || undefined}
            aria-description={note}
            title={note}
            tabIndex={isActive ? 0 : -1}
            data-cell={`${index} ${at}`}
            data-active={isActive || undefined}
            data-changed={edit !== undefined || undefined}
            data-warning={warning !== undefined || undefined}
            data-empty={(entry.value === null && entry.text === undefined) || undefined}
            className={classNames(
              "th-grid__cell",
              at === 0 && "th-grid__cell--lead",
              isNumeric(column) && "th-grid__cell--numeric",
              column.kind === "text" && column.isCode && "th-grid__cell--code",
            )}
            style={at === 0 ? { inlineSize: to } : { insetInlineStart: from, inlineSize: to - from }}
          >
            {(problem ?? warning) !== undefined && <AlertTriangle className="th-icon" aria-hidden="true" />}
            {column.kind === "boolean" && entry.text === undefined ? (
              <>
                <input
                  type="checkbox"
                  className="th-grid__check"
                  checked={entry.value === true}
                  readOnly
                  tabIndex={-1}
                  aria-hidden="true"
                />
                <span className="th-visually-hidden">{entry.value === true ? speech.yes : speech.no}</span>
              </>
            ) : (
              <span>{shownText(column, entry, speech)}</span>
            )}
            {isActive && editor}
          </div>
        );
      })}
    </div>
  );
}

/** A row of a grid: only the cells that are seen. */
// A component that is remembered loses the type of its rows; the grid around it is the one that gives them.
export const GridRow = memo(DrawnRow) as unknown as typeof DrawnRow;
