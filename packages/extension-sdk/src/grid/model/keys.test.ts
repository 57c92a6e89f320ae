import { expect, it } from "vitest";
import { type GridCommand, keyCommand } from "./keys";

const setting = { isRtl: false, isRange: false, isBoolean: false, page: 12 };
const none = { shiftKey: false, ctrlKey: false, metaKey: false, altKey: false };

/** @param keys such as "Ctrl+Shift+z" */
function press(keys: string, changed: Partial<typeof setting> = {}): GridCommand | undefined {
  const parts = keys.split("+");
  const key = parts.at(-1) ?? "";
  const held = new Set(parts.slice(0, -1));
  const pressed = {
    ...none,
    key: key === "Space" ? " " : key,
    shiftKey: held.has("Shift"),
    ctrlKey: held.has("Ctrl"),
    metaKey: held.has("Meta"),
    altKey: held.has("Alt"),
  };
  return keyCommand(pressed, { ...setting, ...changed });
}
const move = (rows: number, columns: number, isExtending = false) => ({
  do: "select",
  action: { type: "move", rows, columns, isExtending },
});
const edge = (rows: number, columns: number, isExtending = false) => ({
  do: "select",
  action: { type: "edge", rows, columns, isExtending },
});
const advance = (by: string, step: number) => ({ do: "select", action: { type: "advance", by, step } });

it.each([
  ["ArrowDown", move(1, 0)],
  ["Shift+ArrowRight", move(0, 1, true)],
  ["Ctrl+ArrowUp", edge(-1, 0)],
  ["Meta+Shift+ArrowDown", edge(1, 0, true)],
  ["Home", edge(0, -1)],
  ["Ctrl+End", edge(1, 1)],
  ["PageDown", move(12, 0)],
  ["Enter", { do: "edit" }],
  ["F2", { do: "edit" }],
  ["Delete", { do: "clear" }],
  ["Ctrl+d", { do: "fill", direction: "down" }],
  ["Meta+r", { do: "fill", direction: "right" }],
  ["Ctrl+z", { do: "step", way: "undo" }],
  ["Ctrl+Shift+Z", { do: "step", way: "redo" }],
  ["Ctrl+y", { do: "step", way: "redo" }],
  ["Ctrl+a", { do: "select", action: { type: "all" } }],
  ["Ctrl+f", { do: "find" }],
  ["Shift+Space", { do: "selectRow" }],
  ["Ctrl+Space", { do: "selectColumn" }],
  ["Alt+Shift+ArrowRight", { do: "resize", by: 16 }],
  ["5", { do: "type" }],
  ["Process", { do: "type" }],
])("takes %s", (keys, expected) => {
  expect(press(keys)).toEqual(expected);
});

it("types a z, and undoes only with Ctrl", () => {
  expect(press("z")).toEqual({ do: "type" });
});

it("leaves other keys alone", () => {
  for (const keys of [
    "Tab",
    "Shift+Tab",
    "Escape",
    "Ctrl+c",
    "Ctrl+v",
    "Alt+ArrowLeft",
    "Alt+z",
    "F5",
    "Shift",
  ])
    expect(press(keys)).toBeUndefined();
});

it("goes from cell to cell within a range with Tab and Enter", () => {
  expect(press("Tab", { isRange: true })).toEqual(advance("column", 1));
  expect(press("Shift+Enter", { isRange: true })).toEqual(advance("row", -1));
});

it("turns the arrows around where lines run from right to left", () => {
  expect(press("ArrowLeft", { isRtl: true })).toEqual(move(0, 1));
  expect(press("Ctrl+ArrowRight", { isRtl: true })).toEqual(edge(0, -1));
  expect(press("ArrowDown", { isRtl: true })).toEqual(move(1, 0));
});

it("toggles yes and no with the space bar", () => {
  expect(press("Space", { isBoolean: true })).toEqual({ do: "toggle" });
  expect(press("Space")).toEqual({ do: "type" });
});
