import { useVirtualizer } from "@tanstack/react-virtual";
import { Pencil } from "lucide-react";
import { type Ref, useEffect, useImperativeHandle, useRef, useState } from "react";
import { useHost } from "../../resource/use-host";
import { Button } from "../../ui/controls/button";
import { Status } from "../../ui/text/status";
import { statusStyles } from "../../ui/text/status-styles";
import type { ImportProblem, ImportRowState } from "../model/import-definition";
import type { CellEdits, MappedTable } from "../model/mapped-table";
import type { ImportColumn } from "../model/match-columns";
import { ImportCell } from "./import-cell";

/** What leads to places of the table. */
export interface ImportTableHandle {
  /** Scrolls to a cell and gives it the focus. */
  focusCell(row: number, column: string): void;
  /** Scrolls to a row and gives it the focus. */
  focusRow(row: number): void;
}

/** What {@link ImportTable} takes. */
export interface ImportTableProps {
  /** Gets the calls that move the focus. */
  handle: Ref<ImportTableHandle>;
  /** The rows, by the columns of the import. */
  table: MappedTable;
  /** The columns that are shown. */
  columns: readonly ImportColumn[];
  /** Those that are shown. */
  rows: readonly number[];
  /** What is wrong, by row. */
  problems: ReadonlyMap<number, readonly ImportProblem[]>;
  /** What becomes of each row. */
  states: readonly ImportRowState[];
  /** What was typed over cells. */
  edits: CellEdits;
  /** Called with what the person types over a cell. */
  onEdit(row: number, column: string, value: string): void;
}

/** Height of a row before it has been measured, in pixels. */
const likelyHeight = 45;

/** Rows drawn above and below what is seen. */
const spare = 8;

const styles = { new: "scheduled", changed: "partly", unchanged: "empty" } as const;

/** Numbers of the lines in a spreadsheet, whose first has the headings. */
const lineOf = (row: number) => row + 2;

/**
 * The rows of a file, of which only those near the window are in the page. A cell with a problem is an input with its problem below it;
 * the other cells of a row become inputs with the button of the row.
 */
export function ImportTable(props: ImportTableProps) {
  const { handle, table, columns, rows, problems, states, edits, onEdit } = props;
  const { translate } = useHost();
  const scroller = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set());
  const [wanted, setWanted] = useState<{ row: number; column: string | undefined }>();
  const virtual = useVirtualizer<HTMLDivElement, HTMLTableRowElement>({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => likelyHeight,
    overscan: spare,
    getItemKey: (index) => rows[index] ?? index,
  });
  useImperativeHandle(
    handle,
    () => ({
      focusCell: (row, column) => setWanted({ row, column }),
      focusRow: (row) => setWanted({ row, column: undefined }),
    }),
    [],
  );
  const drawn = virtual.getVirtualItems();
  // A row that is far away is drawn a moment after the table was scrolled to it.
  useEffect(() => {
    if (wanted === undefined) return;
    const index = rows.indexOf(wanted.row);
    if (index === -1) return;
    const row = scroller.current?.querySelector(`tr[data-row="${wanted.row}"]`);
    if (!row) {
      virtual.scrollToIndex(index, { align: "center" });
      return;
    }
    const cell =
      wanted.column === undefined
        ? null
        : row.querySelector(`[data-column="${CSS.escape(wanted.column)}"] input`);
    const target = cell ?? row.querySelector("button");
    if (target instanceof HTMLElement) target.focus();
    setWanted(undefined);
  });
  // What is wrong is in sight from the start, also in a column far to the side.
  const isLed = useRef(false);
  useEffect(() => {
    const box = scroller.current;
    if (isLed.current || box === null || drawn.length === 0) return;
    isLed.current = true;
    const cell = box.querySelector("[data-wrong]")?.getBoundingClientRect();
    if (cell === undefined) return;
    const { left, right } = box.getBoundingClientRect();
    box.scrollLeft += Math.max(0, cell.right - right) || Math.min(0, cell.left - left);
  });
  const before = drawn[0]?.start ?? 0;
  const after = virtual.getTotalSize() - (drawn.at(-1)?.end ?? 0);
  return (
    <div className="th-import__scroll" ref={scroller}>
      <table
        className="th-import__table"
        // The explicit role survives the `display` of the phone layout, which would otherwise take it away.
        // biome-ignore lint/a11y/noRedundantRoles: see above
        role="table"
        aria-label={translate("import.titles.rows")}
        aria-rowcount={rows.length + 1}
      >
        <thead>
          <tr>
            <th scope="col">{translate("import.rows.row")}</th>
            {columns.map(({ id, title }) => (
              <th key={id} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {before > 0 && <tr className="th-import__gap" aria-hidden style={{ blockSize: before }} />}
          {drawn.map(({ index, key }) => {
            const row = rows[index] ?? 0;
            const found = problems.get(row) ?? [];
            const isOpen = open.has(row);
            const state = states[row] ?? "unchanged";
            return (
              <tr
                key={key}
                ref={virtual.measureElement}
                data-index={index}
                data-row={row}
                data-open={isOpen || undefined}
                aria-rowindex={index + 2}
              >
                <th scope="row">
                  <span className="th-import__line">{lineOf(row)}</span>
                  <Status {...statusStyles[styles[state]]}>{translate(`import.states.${state}`)}</Status>
                  {!isOpen && (
                    <Button
                      variant="ghost"
                      size="small"
                      iconOnly
                      label={translate("import.rows.edit", { row: lineOf(row) })}
                      icon={<Pencil className="th-icon" aria-hidden />}
                      onClick={() => {
                        setOpen(new Set([...open, row]));
                        setWanted({ row, column: columns[0]?.id });
                      }}
                    />
                  )}
                </th>
                {columns.map((column) => (
                  <ImportCell
                    key={column.id}
                    column={column}
                    row={lineOf(row)}
                    value={edits[row]?.[column.id] ?? table.value(row, column.id)}
                    problems={found.filter((problem) => problem.column === column.id)}
                    isInput={isOpen || edits[row]?.[column.id] !== undefined}
                    onEdit={(value) => onEdit(row, column.id, value)}
                  />
                ))}
              </tr>
            );
          })}
          {after > 0 && <tr className="th-import__gap" aria-hidden style={{ blockSize: after }} />}
        </tbody>
      </table>
    </div>
  );
}
