import {
  type ClipboardEvent,
  type KeyboardEvent,
  type MouseEvent,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { flushSync } from "react-dom";
import { useUi } from "../../ui/base/ui-context";
import { useEarlyEscape } from "../../ui/overlays/use-early-escape";
import type { GridControl, GridDone } from "../control/use-grid";
import { keyCommand } from "../model/keys";
import { widthOf } from "../model/layout";
import { boundsOf, currentRange, type GridCell, selectedCells } from "../model/selection";
import { CellEditor, type EditorExit } from "./cell-editor";
import { GridHead } from "./grid-head";
import { GridRow } from "./grid-row";
import { cellAt, usePointerSelection } from "./use-pointer-selection";
import { useViewport } from "./use-viewport";

/** What {@link GridTable} takes. */
export interface GridTableProps<Row> {
  /** What `useGrid` answers. */
  grid: GridControl<Row>;
  /** Accessible name. */
  label: string;
  /** What is wrong, in words, by the ids of rows and columns. */
  problems: ReadonlyMap<string, ReadonlyMap<string, string>>;
  /** Something was done with many cells. */
  onDone(action: "paste" | "fill" | "clear" | "undo" | "redo", done: GridDone): void;
  /** Called by the key of the search. */
  onFind(): void;
  /** Called by the key of saving. */
  onSave(): void;
}

/** The columns of each row that are selected, as {@link GridRow} takes them. */
function selectedIn(ranges: readonly Parameters<typeof boundsOf>[0][], row: number): string {
  return ranges
    .map(boundsOf)
    .filter(({ top, bottom }) => row >= top && row <= bottom)
    .map(({ start, end }) => `${start}-${end}`)
    .join(" ");
}

/** The cells of a grid: drawn where they are seen, moved among by keys and pointer, edited where they stand. */
export function GridTable<Row>({ grid, label, problems, onDone, onFind, onSave }: GridTableProps<Row>) {
  const { shown, ids, selection, select, layout, size, speech } = grid;
  const { translate, direction } = useUi();
  const isRtl = direction === "rtl";
  const scroller = useRef<HTMLDivElement>(null);
  const { view, offsets, rows, span, page, reveal } = useViewport(scroller, shown, layout, ids.length);
  const [editing, setEditing] = useState<{ text: string; isTyping: boolean }>();
  const { active } = selection;
  const range = currentRange(selection);
  const { top, bottom, start, end } = boundsOf(range);
  const isRange = selection.ranges.length > 1 || top !== bottom || start !== end;
  const press = usePointerSelection(scroller, select);

  /** Whether the focus is the grid's: it stays with the active cell, wherever that is drawn. */
  const hasFocus = useRef(false);
  const focusActive = () => {
    scroller.current
      ?.querySelector<HTMLElement>(`[data-cell="${active.row} ${active.column}"]`)
      ?.focus({ preventScroll: true });
  };
  const place = `${active.row} ${active.column}`;
  const to = range.to;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a range that is pulled is followed
  useLayoutEffect(() => reveal(isRange ? to : active), [to.row, to.column, place]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus follows the active cell, and comes back from its editor
  useLayoutEffect(() => {
    if (hasFocus.current && editing === undefined) focusActive();
  }, [place, editing]);
  useEffect(() => {
    // What is searched or undone elsewhere may have moved it.
    hasFocus.current = scroller.current?.contains(document.activeElement) ?? false;
  }, []);

  // A range is given up first, and what is typed; then Esc is for whatever is around.
  useEarlyEscape({
    isOpen: editing !== undefined || isRange,
    // Asked when the key is pressed: a popover above may have taken the focus since this was drawn.
    isThere: () => editing === undefined && !hasFocus.current,
    onClose: () => {
      if (editing !== undefined) setEditing(undefined);
      else select({ type: "press", cell: active });
    },
  });

  const column = shown[active.column];
  const edit = (isTyping: boolean) => {
    if (column === undefined || grid.isReadOnlyAt(active)) return;
    if (column.kind === "boolean") {
      if (!isTyping) toggle();
      return;
    }
    // The input has to be there before the key does what it does: its letter goes into it.
    flushSync(() =>
      setEditing({ text: isTyping && column.kind !== "select" ? "" : grid.textAt(active), isTyping }),
    );
  };
  const toggle = () => {
    const value = grid.entryAt(active).value !== true;
    grid.set(isRange ? selectedCells(selection) : [active], { value });
  };
  const commit = (text: string, { rows, columns, isForAll }: EditorExit) => {
    setEditing(undefined);
    const cells = isForAll ? selectedCells(selection) : [active];
    // What was looked at and left as it was changes nothing.
    if (isForAll || text !== grid.textAt(active)) grid.write(cells.map((cell) => ({ ...cell, text })));
    if (rows === 0 && columns === 0) return;
    const step = rows + columns > 0 ? 1 : -1;
    if (isRange) select({ type: "advance", by: rows === 0 ? "column" : "row", step });
    else select({ type: "move", rows, columns });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (editing !== undefined || event.defaultPrevented) return;
    const isBoolean = column?.kind === "boolean";
    const command = keyCommand(event, { isRtl, isRange, isBoolean, page });
    if (command === undefined) return;
    if (command.do === "type") {
      // Not prevented: the letter is typed into the input.
      edit(true);
      return;
    }
    event.preventDefault();
    event.stopPropagation();
    if (command.do === "select") select(command.action);
    else if (command.do === "edit") edit(false);
    else if (command.do === "toggle") {
      if (!grid.isReadOnlyAt(active)) toggle();
    } else if (command.do === "fill") onDone("fill", grid.fill(command.direction));
    else if (command.do === "clear") onDone("clear", grid.clear());
    else if (command.do === "step")
      onDone(command.way, { changed: grid.step(command.way), readOnly: 0, cut: 0 });
    else if (command.do === "selectRow") select({ type: "row", row: active.row });
    else if (command.do === "selectColumn") select({ type: "column", column: active.column });
    else if (command.do === "find") onFind();
    else if (command.do === "save") onSave();
    else if (command.do === "resize" && column !== undefined) {
      const width = widthOf(column, layout) + command.by;
      grid.setLayout({ ...layout, widths: { ...layout.widths, [column.id]: width } });
    }
  };
  const copy = (event: ClipboardEvent, isCut: boolean) => {
    if (editing !== undefined) return;
    event.preventDefault();
    event.clipboardData.setData("text/plain", grid.copy());
    if (isCut) onDone("clear", grid.clear());
  };
  const onPaste = (event: ClipboardEvent) => {
    if (editing !== undefined) return;
    event.preventDefault();
    onDone("paste", grid.paste(event.clipboardData.getData("text/plain")));
  };
  const isOn = (event: MouseEvent): GridCell | undefined =>
    cellAt(event.target instanceof Element ? event.target : null);
  const openByPointer = (event: MouseEvent) => {
    if (isOn(event) !== undefined && editing === undefined) edit(false);
  };

  const drawn = useMemo(() => {
    const list: number[] = [];
    if (active.row < rows.start && ids.length > 0) list.push(active.row);
    for (let row = rows.start; row < rows.end; row++) list.push(row);
    if (active.row >= rows.end && active.row < ids.length) list.push(active.row);
    return list;
  }, [rows.start, rows.end, active.row, ids.length]);

  return (
    // biome-ignore lint/a11y/useSemanticElements: rows that are not seen are not there, which a table cannot say
    <div
      ref={scroller}
      role="grid"
      aria-label={label}
      aria-rowcount={ids.length + 1}
      aria-colcount={shown.length}
      aria-multiselectable
      className="th-grid__scroll"
      onKeyDown={onKeyDown}
      onCopy={(event) => copy(event, false)}
      onCut={(event) => copy(event, true)}
      onPaste={onPaste}
      onFocus={() => {
        hasFocus.current = true;
      }}
      onBlur={(event) => {
        // A cell that is not drawn any more has given its focus to nobody.
        const next = event.relatedTarget;
        if (next instanceof Element && !event.currentTarget.contains(next)) hasFocus.current = false;
      }}
      onPointerDown={(event) => {
        if (isOn(event) === undefined) return;
        hasFocus.current = true;
        press(event);
        focusActive();
      }}
      onDoubleClick={openByPointer}
    >
      <div
        className="th-grid__canvas"
        role="presentation"
        style={{
          inlineSize: offsets.at(-1),
          blockSize: view.head + ids.length * view.row,
          // Custom properties are no part of the types of styles.
          ...({ "--th-grid-row": `${view.row}px` } as object),
        }}
      >
        <GridHead grid={grid} offsets={offsets} span={span} isRtl={isRtl} />
        {drawn.map((index) => {
          const id = ids[index] ?? "";
          const row = grid.rowOf(id);
          if (row === undefined) return null;
          const isActive = index === active.row;
          return (
            <GridRow
              key={id}
              row={row}
              index={index}
              top={view.head + index * view.row}
              columns={shown}
              offsets={offsets}
              span={span}
              active={isActive ? Math.min(active.column, size.columns - 1) : undefined}
              selected={selectedIn(selection.ranges, index)}
              edits={grid.edits.get(id)}
              problems={problems.get(id)}
              speech={speech}
              editor={
                isActive && editing !== undefined && column !== undefined ? (
                  <CellEditor
                    column={column}
                    text={editing.text}
                    isTyping={editing.isTyping}
                    label={translate("grid.editorLabel", {
                      column: column.title,
                      row: grid.textAt({ row: index, column: 0 }),
                    })}
                    isRtl={isRtl}
                    onCommit={commit}
                    onCancel={() => setEditing(undefined)}
                  />
                ) : undefined
              }
            />
          );
        })}
      </div>
    </div>
  );
}
