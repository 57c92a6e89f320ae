import type { GridSelectionAction } from "./selection";

/** What a key is pressed with. */
export interface GridKey {
  /** As `KeyboardEvent.key` names it. */
  key: string;
  /** Shift is held. */
  shiftKey: boolean;
  /** Ctrl is held. */
  ctrlKey: boolean;
  /** ⌘ on a Mac, or the Windows key, is held. */
  metaKey: boolean;
  /** Alt is held. */
  altKey: boolean;
}

/** What a key asks of the grid. */
export type GridCommand =
  | {
      /** Selects something else. */
      do: "select";
      /** What is selected then. */
      action: GridSelectionAction;
    }
  | {
      /** Begins to edit the active cell. */
      do: "edit";
    }
  /** The key itself is typed over what the cell holds. */
  | {
      /** Types over the active cell. */
      do: "type";
    }
  | {
      /** Fills the selection. */
      do: "fill";
      /** From its first row, or from its first column. */
      direction: "down" | "right";
    }
  | {
      /** Takes something back, or does it again. */
      do: "step";
      /** Which of the two. */
      way: "undo" | "redo";
    }
  | {
      /** Empties or switches cells, opens the search, saves, or selects a complete row or column. */
      do: "clear" | "toggle" | "find" | "save" | "selectRow" | "selectColumn";
    }
  | {
      /** Widens the active cell's column. */
      do: "resize";
      /** In pixels; below zero it becomes narrower. */
      by: number;
    };

/** What decides what a key means. */
interface KeySetting {
  isRtl: boolean;
  /** More than one cell is selected. */
  isRange: boolean;
  isBoolean: boolean;
  /** Rows that are seen at once. */
  page: number;
}

const arrows: Readonly<Record<string, readonly [rows: -1 | 0 | 1, columns: -1 | 0 | 1]>> = {
  ArrowDown: [1, 0],
  ArrowUp: [-1, 0],
  ArrowRight: [0, 1],
  ArrowLeft: [0, -1],
};

/** How much a key widens a column, in pixels. */
const wider = 16;

function controlCommand({ key, shiftKey }: GridKey): GridCommand | undefined {
  switch (key.toLowerCase()) {
    case "a":
      return { do: "select", action: { type: "all" } };
    case "d":
      return { do: "fill", direction: "down" };
    case "r":
      return { do: "fill", direction: "right" };
    case "z":
      return { do: "step", way: shiftKey ? "redo" : "undo" };
    case "y":
      return { do: "step", way: "redo" };
    case "f":
      return { do: "find" };
    case "s":
      return { do: "save" };
    case " ":
      return { do: "selectColumn" };
    default:
      return undefined;
  }
}

/**
 * What a key asks of a grid in which nothing is being typed; `undefined` where the key is not the grid's, such as Tab out of it.
 *
 * @example keyCommand({ key: "d", ctrlKey: true, … }, setting) // { do: "fill", direction: "down" }
 */
export function keyCommand(pressed: GridKey, setting: KeySetting): GridCommand | undefined {
  const { key, shiftKey, altKey } = pressed;
  const isControl = pressed.ctrlKey || pressed.metaKey;
  const move = (rows: number, columns: number): GridCommand => ({
    do: "select",
    action: { type: "move", rows, columns, isExtending: shiftKey },
  });
  const edge = (rows: -1 | 0 | 1, columns: -1 | 0 | 1): GridCommand => ({
    do: "select",
    action: { type: "edge", rows, columns, isExtending: shiftKey },
  });
  const arrow = arrows[key];
  if (arrow !== undefined) {
    const [rows, along] = arrow;
    const columns = setting.isRtl && along !== 0 ? (-along as -1 | 1) : along;
    if (altKey) return shiftKey && columns !== 0 ? { do: "resize", by: columns * wider } : undefined;
    return isControl ? edge(rows, columns) : move(rows, columns);
  }
  if (altKey) return undefined;
  const advance = (by: "row" | "column"): GridCommand => ({
    do: "select",
    action: { type: "advance", by, step: shiftKey ? -1 : 1 },
  });
  switch (key) {
    case "Home":
      return isControl ? edge(-1, -1) : edge(0, -1);
    case "End":
      return isControl ? edge(1, 1) : edge(0, 1);
    case "PageDown":
      return move(setting.page, 0);
    case "PageUp":
      return move(-setting.page, 0);
    // From one cell alone Tab leads out of the grid.
    case "Tab":
      return setting.isRange && !isControl ? advance("column") : undefined;
    case "Enter":
      return setting.isRange ? advance("row") : { do: "edit" };
    case "F2":
      return { do: "edit" };
    case "Delete":
    case "Backspace":
      return { do: "clear" };
    default:
  }
  if (isControl) return controlCommand(pressed);
  if (key === " " && shiftKey) return { do: "selectRow" };
  if (key === " " && setting.isBoolean) return { do: "toggle" };
  // What an input method has yet to make letters of is "Process".
  return key.length === 1 || key === "Process" ? { do: "type" } : undefined;
}
