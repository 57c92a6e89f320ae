import { useHost } from "@tillhouse/extension-sdk";
import { useUi } from "@tillhouse/extension-sdk/ui";
import { type KeyboardEvent, type PointerEvent, useState } from "react";
import { allowedWidth, columnWidths } from "../state/list-layout";

export interface ColumnHandleProps {
  /** What the column is called. */
  label: string;
  width: number | undefined;
  onResize: (width: number | undefined) => void;
}

/** How far an arrow key moves the edge of a column, in pixels. */
const stride = 16;

function columnOf(handle: Element): HTMLElement | null {
  return handle.closest("th");
}

/** The edge of a column: it is dragged, or moved by the arrow keys; a double click gives the width back. */
export function ColumnHandle({ label, width, onResize }: ColumnHandleProps) {
  const { translate } = useHost();
  const { direction } = useUi();
  const [measured, setMeasured] = useState<number>();
  const turn = direction === "rtl" ? -1 : 1;

  const drag = (event: PointerEvent<HTMLElement>) => {
    const handle = event.currentTarget;
    const column = columnOf(handle);
    if (column === null || event.button !== 0) return;
    event.preventDefault();
    const from = { x: event.clientX, width: column.offsetWidth };
    let wanted = from.width;
    handle.setPointerCapture(event.pointerId);
    // The cells below have to give way before the head can.
    onResize(allowedWidth(from.width));
    const move = (moved: globalThis.PointerEvent) => {
      wanted = allowedWidth(from.width + turn * (moved.clientX - from.x));
      // Straight to the element: drawing every row with every move would be slow.
      column.style.setProperty("--th-width", `${wanted}px`);
    };
    const end = () => {
      handle.removeEventListener("pointermove", move);
      handle.removeEventListener("pointerup", end);
      handle.removeEventListener("pointercancel", end);
      onResize(wanted);
    };
    handle.addEventListener("pointermove", move);
    handle.addEventListener("pointerup", end);
    handle.addEventListener("pointercancel", end);
  };

  const press = (event: KeyboardEvent<HTMLElement>) => {
    const way = event.key === "ArrowRight" ? turn : event.key === "ArrowLeft" ? -turn : 0;
    if (way === 0) return;
    event.preventDefault();
    onResize(allowedWidth((width ?? columnOf(event.currentTarget)?.offsetWidth ?? 0) + way * stride));
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a rule cannot be dragged, and a focusable separator is what this is
    <span
      className="th-column-handle"
      role="separator"
      aria-orientation="vertical"
      aria-label={translate("list.columnWidth", { column: label })}
      aria-valuenow={width ?? measured ?? columnWidths.least}
      aria-valuemin={columnWidths.least}
      aria-valuemax={columnWidths.most}
      tabIndex={0}
      // A column that was not pulled is as wide as its content: that is known when somebody asks.
      onFocus={(event) => setMeasured(columnOf(event.currentTarget)?.offsetWidth)}
      onPointerDown={drag}
      onDoubleClick={() => onResize(undefined)}
      onKeyDown={press}
    />
  );
}
