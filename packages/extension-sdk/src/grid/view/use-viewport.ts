import { type RefObject, useLayoutEffect, useMemo, useState } from "react";
import type { GridColumn } from "../model/column";
import { type GridLayout, offsetsOf, seenColumns, seenRows, widthOf } from "../model/layout";
import type { GridCell } from "../model/selection";

/** Rows and columns around those that are seen. */
const spareRows = 6;
const spareColumns = 1;

/** Before it was measured, and where nothing can be: as large as a small window. */
const likely = { width: 960, height: 600, row: 40, head: 36 };

interface View {
  left: number;
  top: number;
  width: number;
  height: number;
  row: number;
  head: number;
}

/** What of a grid is seen: it scrolls in both directions, and only that is drawn. */
export function useViewport<Row>(
  scroller: RefObject<HTMLDivElement | null>,
  columns: readonly GridColumn<Row>[],
  layout: GridLayout,
  count: number,
) {
  const [view, setView] = useState<View>({ left: 0, top: 0, ...likely });
  useLayoutEffect(() => {
    const element = scroller.current;
    if (element === null) return;
    const measure = () => {
      const style = getComputedStyle(element);
      const pixels = (name: string) => Number.parseInt(style.getPropertyValue(name), 10) || undefined;
      const next = {
        left: Math.abs(element.scrollLeft),
        top: element.scrollTop,
        width: element.clientWidth || likely.width,
        height: element.clientHeight || likely.height,
        row: pixels("--th-row") ?? likely.row,
        head: pixels("--th-row-head") ?? likely.head,
      };
      setView((old) =>
        Object.entries(next).every(([key, value]) => old[key as keyof View] === value) ? old : next,
      );
    };
    measure();
    element.addEventListener("scroll", measure, { passive: true });
    const sizes = typeof ResizeObserver === "function" ? new ResizeObserver(measure) : undefined;
    sizes?.observe(element);
    return () => {
      element.removeEventListener("scroll", measure);
      sizes?.disconnect();
    };
  }, [scroller]);

  const offsets = useMemo(
    () => offsetsOf(columns.map((column) => widthOf(column, layout))),
    [columns, layout],
  );
  const rows = seenRows(count, view.row, view.top, view.height, spareRows);
  const seen = seenColumns(offsets, view.left, view.width, spareColumns);
  const { start, end } = seen;
  const span = useMemo(() => ({ start, end }), [start, end]);

  /** Scrolls as little as it takes to see a cell whole, beside what stays. */
  const reveal = ({ row, column }: GridCell) => {
    const element = scroller.current;
    if (element === null) return;
    const [from, to] = [row * view.row, (row + 1) * view.row];
    if (from < element.scrollTop) element.scrollTop = from;
    else if (to + view.head > element.scrollTop + view.height)
      element.scrollTop = to + view.head - view.height;
    const lead = offsets[1] ?? 0;
    const [begins = 0, ends = 0] = [offsets[column], offsets[column + 1]];
    const left = Math.abs(element.scrollLeft);
    const sign = getComputedStyle(element).direction === "rtl" ? -1 : 1;
    if (column === 0) return;
    if (begins - lead < left) element.scrollLeft = sign * (begins - lead);
    else if (ends > left + view.width) element.scrollLeft = sign * Math.min(ends - view.width, begins - lead);
  };
  const page = Math.max(1, Math.floor((view.height - view.head) / view.row) - 1);
  return { view, offsets, rows, span, page, reveal };
}
