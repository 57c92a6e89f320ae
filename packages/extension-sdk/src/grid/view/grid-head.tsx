import { type PointerEvent, useRef } from "react";
import { classNames } from "../../ui/base/class-names";
import type { GridControl } from "../control/use-grid";
import { isNumeric } from "../model/column";
import { type GridSpan, widthOf } from "../model/layout";

/** What {@link GridHead} takes. */
export interface GridHeadProps<Row> {
  /** What `useGrid` answers. */
  grid: GridControl<Row>;
  /** Where each column begins, in pixels, and where the last one ends. */
  offsets: readonly number[];
  /** The columns that are drawn beside the first one. */
  span: GridSpan;
  /** The page reads from right to left. */
  isRtl: boolean;
}

/** The heads of the columns. One that is pressed selects its column; its edge is pulled to another width. */
export function GridHead<Row>({ grid, offsets, span, isRtl }: GridHeadProps<Row>) {
  const { shown, layout, setLayout, select } = grid;
  const pulled = useRef<{ id: string; from: number; width: number }>(undefined);
  const drawn = [0, ...Array.from({ length: span.end - span.start }, (_, index) => span.start + index)];
  const pull = (event: PointerEvent) => {
    if (pulled.current === undefined) return;
    const { id, from, width } = pulled.current;
    const by = (event.clientX - from) * (isRtl ? -1 : 1);
    setLayout({ ...layout, widths: { ...layout.widths, [id]: Math.round(width + by) } });
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: part of a grid whose rows are no table's
    // biome-ignore lint/a11y/useFocusableInteractive: nothing in it takes the focus
    <div role="row" aria-rowindex={1} className="th-grid__row th-grid__row--head">
      {drawn.map((at) => {
        const column = shown[at];
        if (column === undefined) return null;
        const [from = 0, to = 0] = [offsets[at], offsets[at + 1]];
        return (
          // biome-ignore lint/a11y/useFocusableInteractive: Ctrl+Space selects a column, Alt+Shift and an arrow resize it
          // biome-ignore lint/a11y/useSemanticElements: see above
          <div
            key={column.id}
            role="columnheader"
            aria-colindex={at + 1}
            className={classNames(
              "th-grid__cell",
              at === 0 && "th-grid__cell--lead",
              isNumeric(column) && "th-grid__cell--numeric",
            )}
            style={at === 0 ? { inlineSize: to } : { insetInlineStart: from, inlineSize: to - from }}
            title={column.title}
            onPointerDown={(event) => {
              if (event.button !== 0 || event.target !== event.currentTarget.firstChild) return;
              const mode = event.shiftKey ? "extend" : event.ctrlKey || event.metaKey ? "add" : undefined;
              select({ type: "column", column: at, mode });
            }}
          >
            <span className="th-grid__head">{column.title}</span>
            <div
              className="th-grid__handle"
              aria-hidden="true"
              onPointerDown={(event) => {
                event.currentTarget.setPointerCapture(event.pointerId);
                pulled.current = { id: column.id, from: event.clientX, width: widthOf(column, layout) };
              }}
              onPointerMove={pull}
              onPointerUp={() => {
                pulled.current = undefined;
              }}
            />
          </div>
        );
      })}
    </div>
  );
}
