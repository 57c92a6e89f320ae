import type { DndContextProps } from "@dnd-kit/core";
import type { TreePosition, VisibleNode } from "@tillhouse/extension-sdk/internal";
import { type MutableRefObject, useRef, useState } from "react";
import { type Drop, dropAt } from "./drop-position";

/** How far a row has to be dragged sideways for one level, in pixels; the style sheet indents by as much. */
const indent = 24;

/** How long something is held over a closed row until that opens, in milliseconds. */
const opensAfter = 600;

/** What a drag needs of the tree below it. */
interface DragSetting {
  rows: readonly VisibleNode[];
  container: HTMLElement | null;
  expand(id: string): void;
  onDrop(id: string, place: TreePosition): void;
}

/** The row that is held, and how deep it stands. */
interface Held {
  id: string;
  level: number;
}

/** Dragging the rows of a tree: which one is held, and where it would go. */
export interface TreeDrag {
  draggedId: string | undefined;
  drop: Drop | undefined;
  /** Set before a row is taken hold of. */
  held: MutableRefObject<Held | undefined>;
  setting: MutableRefObject<DragSetting | undefined>;
  events: Pick<DndContextProps, "onDragStart" | "onDragMove" | "onDragEnd" | "onDragCancel">;
}

/** Follows the pointer itself: the place that is meant depends on how deep it points, and rows come and go while it scrolls. */
export function useDrag(): TreeDrag {
  const [draggedId, setDraggedId] = useState<string>();
  const [drop, setDrop] = useState<Drop>();
  const held = useRef<Held>();
  const setting = useRef<DragSetting>();
  const start = useRef(0);
  const pointer = useRef({ x: 0, y: 0 });
  const latest = useRef<Drop>();
  const opening = useRef<{ id: string; timer: ReturnType<typeof setTimeout> }>();

  const show = (next: Drop | undefined) => {
    const now = latest.current;
    if (JSON.stringify(next) === JSON.stringify(now)) return;
    latest.current = next;
    setDrop(next);
    const closed = setting.current?.rows.find(
      ({ node, isExpanded }) => isExpanded === false && next?.edge === "inside" && node.id === next.rowId,
    )?.node.id;
    if (opening.current?.id === closed) return;
    clearTimeout(opening.current?.timer);
    opening.current =
      closed === undefined
        ? undefined
        : { id: closed, timer: setTimeout(() => setting.current?.expand(closed), opensAfter) };
  };
  const update = () => {
    const { current } = setting;
    if (current?.container == null || held.current === undefined) return;
    const box = current.container.getBoundingClientRect();
    const { x, y } = pointer.current;
    const row = document
      .elementFromPoint(box.left + box.width / 2, y)
      ?.closest<HTMLElement>("tr[data-index]");
    if (!row || !current.container.contains(row)) return show(undefined);
    const { top, height } = row.getBoundingClientRect();
    const isRightToLeft = getComputedStyle(current.container).direction === "rtl";
    const sideways = (x - start.current) * (isRightToLeft ? -1 : 1);
    show(
      dropAt(current.rows, held.current.id, {
        index: Number(row.dataset.index),
        fraction: (y - top) / height,
        level: Math.max(1, held.current.level + Math.round(sideways / indent)),
      }),
    );
  };
  const follow = useRef((event: PointerEvent) => {
    pointer.current = { x: event.clientX, y: event.clientY };
  });
  const end = () => {
    window.removeEventListener("pointermove", follow.current, true);
    clearTimeout(opening.current?.timer);
    opening.current = undefined;
    latest.current = undefined;
    held.current = undefined;
    setDraggedId(undefined);
    setDrop(undefined);
  };
  return {
    draggedId,
    drop,
    held,
    setting,
    events: {
      onDragStart: ({ activatorEvent }) => {
        if (activatorEvent instanceof PointerEvent) {
          start.current = activatorEvent.clientX;
          follow.current(activatorEvent);
        }
        window.addEventListener("pointermove", follow.current, true);
        setDraggedId(held.current?.id);
      },
      // Also where the page scrolls below the pointer.
      onDragMove: update,
      onDragEnd: () => {
        const [what, where] = [held.current?.id, latest.current];
        end();
        if (what !== undefined && where !== undefined) setting.current?.onDrop(what, where.place);
      },
      onDragCancel: end,
    },
  };
}
