import { type PointerEvent, type RefObject, useEffect, useRef } from "react";
import type { GridCell, GridSelectionAction } from "../model/selection";

/** How close to an edge the pointer scrolls, and how far in each frame, in pixels. */
const edge = 24;

/** The cell that an element is in. */
export function cellAt(element: Element | null): GridCell | undefined {
  const place = element?.closest<HTMLElement>("[data-cell]")?.dataset.cell;
  if (place === undefined) return undefined;
  const [row = 0, column = 0] = place.split(" ").map(Number);
  return { row, column };
}

/** Ranges by the pointer: pressed, pulled, with Shift and Ctrl. At an edge it scrolls on. Fingers scroll, and choose one cell. */
export function usePointerSelection(
  scroller: RefObject<HTMLElement | null>,
  select: (action: GridSelectionAction) => void,
) {
  const latest = useRef(select);
  latest.current = select;
  const end = useRef<() => void>(undefined);
  useEffect(() => () => end.current?.(), []);
  return (event: PointerEvent) => {
    const cell = cellAt(event.target instanceof Element ? event.target : null);
    if (cell === undefined || event.button !== 0) return;
    const mode = event.shiftKey ? "extend" : event.ctrlKey || event.metaKey ? "add" : undefined;
    latest.current({ type: "press", cell, mode });
    if (event.pointerType === "touch") return;
    // The grid gives the focus to the cell itself.
    event.preventDefault();
    let point = { x: event.clientX, y: event.clientY };
    let last = `${cell.row} ${cell.column}`;
    let frame = 0;
    const follow = () => {
      const element = scroller.current;
      if (element === null) return;
      const box = element.getBoundingClientRect();
      const step = (at: number, from: number, to: number) =>
        at < from + edge ? at - from - edge : at > to - edge ? at - to + edge : 0;
      element.scrollBy(step(point.x, box.left, box.right), step(point.y, box.top, box.bottom));
      const within = (at: number, from: number, to: number) => Math.min(Math.max(at, from + 2), to - 2);
      const found = document.elementFromPoint(
        within(point.x, box.left, box.left + element.clientWidth),
        within(point.y, box.top, box.top + element.clientHeight),
      );
      const now = cellAt(found);
      if (now !== undefined && `${now.row} ${now.column}` !== last) {
        last = `${now.row} ${now.column}`;
        latest.current({ type: "press", cell: now, mode: "extend" });
      }
      frame = requestAnimationFrame(follow);
    };
    const move = (moved: globalThis.PointerEvent) => {
      point = { x: moved.clientX, y: moved.clientY };
      if (frame === 0) frame = requestAnimationFrame(follow);
    };
    end.current?.();
    end.current = () => {
      cancelAnimationFrame(frame);
      window.removeEventListener("pointermove", move);
      window.removeEventListener("pointerup", stop);
      window.removeEventListener("pointercancel", stop);
    };
    const stop = () => end.current?.();
    window.addEventListener("pointermove", move);
    window.addEventListener("pointerup", stop);
    window.addEventListener("pointercancel", stop);
  };
}
