import { type KeyboardEvent, useLayoutEffect, useRef } from "react";
import type { GridColumn } from "../model/column";

/** How an editor was left: with a key that goes on to another cell, or not at all. */
export interface EditorExit {
  /** How many rows down the selection goes afterwards; below zero they go up. */
  rows: number;
  /** How many columns towards the end it goes afterwards; below zero they go to the start. */
  columns: number;
  /** The text goes into all selected cells. */
  isForAll?: boolean;
}

/** What {@link CellEditor} takes. */
export interface CellEditorProps<Row> {
  /** The column of the cell: its kind decides the control. */
  column: GridColumn<Row>;
  /** What it begins with: what the cell holds, or nothing where the key itself is typed. */
  text: string;
  /** It was begun by typing: arrows go on to the next cell instead of through the text. */
  isTyping: boolean;
  /** Accessible name: what the row is, and the column. */
  label: string;
  /** The page reads from right to left: the arrows are turned. */
  isRtl: boolean;
  /** Called with the text and where to go. The cell holds it from then on. */
  onCommit(text: string, exit: EditorExit): void;
  /** Called by Esc: the cell stays as it was. */
  onCancel(): void;
}

const stay: EditorExit = { rows: 0, columns: 0 };

/** The input in a cell that is edited. */
export function CellEditor<Row>(props: CellEditorProps<Row>) {
  const { column, text, isTyping, label, isRtl, onCommit, onCancel } = props;
  const input = useRef<HTMLInputElement & HTMLSelectElement>(null);
  const isOver = useRef(false);
  // Before the key that began it has done what keys do: its letter is typed here then.
  useLayoutEffect(() => {
    input.current?.focus({ preventScroll: true });
    if (column.kind !== "select" && !isTyping) input.current?.select();
  }, [column.kind, isTyping]);
  const commit = (exit: EditorExit) => {
    if (isOver.current) return;
    isOver.current = true;
    onCommit(input.current?.value ?? text, exit);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Letters that are still put together are the input method's.
    if (event.nativeEvent.isComposing) return;
    event.stopPropagation();
    const { key, shiftKey, ctrlKey, metaKey } = event;
    const arrows: Record<string, EditorExit> = {
      ArrowDown: { rows: 1, columns: 0 },
      ArrowUp: { rows: -1, columns: 0 },
      ArrowRight: { rows: 0, columns: isRtl ? -1 : 1 },
      ArrowLeft: { rows: 0, columns: isRtl ? 1 : -1 },
    };
    const exit =
      key === "Enter"
        ? ctrlKey || metaKey
          ? { ...stay, isForAll: true }
          : { rows: shiftKey ? -1 : 1, columns: 0 }
        : key === "Tab"
          ? { rows: 0, columns: shiftKey ? -1 : 1 }
          : isTyping && column.kind !== "select"
            ? arrows[key]
            : undefined;
    if (key === "Escape") {
      isOver.current = true;
      onCancel();
    } else if (exit !== undefined) commit(exit);
    else return;
    event.preventDefault();
  };
  const shared = {
    ref: input,
    className: "th-grid__editor",
    "aria-label": label,
    defaultValue: text,
    onKeyDown,
    onBlur: () => commit(stay),
    onCopy: (event: { stopPropagation(): void }) => event.stopPropagation(),
    onCut: (event: { stopPropagation(): void }) => event.stopPropagation(),
    onPaste: (event: { stopPropagation(): void }) => event.stopPropagation(),
    onPointerDown: (event: { stopPropagation(): void }) => event.stopPropagation(),
  };
  if (column.kind === "select")
    return (
      <select {...shared}>
        {(!column.isRequired || text === "") && <option value="">–</option>}
        {column.options.map(({ value, label: word }) => (
          <option key={value} value={word}>
            {word}
          </option>
        ))}
      </select>
    );
  return (
    <input
      {...shared}
      type="text"
      autoComplete="off"
      spellCheck={false}
      inputMode={column.kind === "money" || column.kind === "number" ? "decimal" : undefined}
    />
  );
}
