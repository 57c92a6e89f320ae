import type { Command, Host } from "@tillhouse/extension-sdk";
import {
  positionAfterStep,
  type Tree,
  type TreePosition,
  type TreeStep,
  type VisibleNode,
} from "@tillhouse/extension-sdk/internal";
import type { KeyboardEvent } from "react";
import type { Expanded } from "./use-expanded";

/** What the keys of a tree act upon. */
export interface TreeKeys {
  rows: readonly VisibleNode[];
  tree: Tree | undefined;
  expanded: Expanded;
  canMove: boolean;
  focusRow(index: number): void;
  onMove(id: string, place: TreePosition): void;
  onOpen(id: string): void;
  /** A row was to be moved to where there is no place. */
  onStuck(row: VisibleNode): void;
}

/** Which way a key leads: `forward` is into the tree, whichever side that is on. */
type Direction = "up" | "down" | "forward" | "back";

function directionOf({ key, currentTarget }: KeyboardEvent<HTMLElement>): Direction | undefined {
  if (key === "ArrowUp") return "up";
  if (key === "ArrowDown") return "down";
  if (key !== "ArrowLeft" && key !== "ArrowRight") return undefined;
  const isRightToLeft = getComputedStyle(currentTarget).direction === "rtl";
  return (key === "ArrowRight") !== isRightToLeft ? "forward" : "back";
}

const steps: Readonly<Record<Direction, TreeStep>> = { up: "up", down: "down", forward: "in", back: "out" };

/**
 * The keys of a tree: arrows walk through it, open and close; with Alt they move the row that has the focus. Enter opens its page.
 *
 * @returns what hears the keys of all rows
 */
export function treeKeys(setting: TreeKeys): (event: KeyboardEvent<HTMLElement>) => void {
  const { rows, tree, expanded, focusRow } = setting;
  const walk = (index: number, row: VisibleNode, direction: Direction) => {
    const isChild = (other: VisibleNode | undefined) => other?.node.parent?.id === row.node.id;
    if (direction === "up") focusRow(Math.max(0, index - 1));
    else if (direction === "down") focusRow(Math.min(rows.length - 1, index + 1));
    else if (direction === "forward") {
      if (row.isExpanded === false) expanded.set([row.node.id], true);
      else if (isChild(rows[index + 1])) focusRow(index + 1);
    } else if (row.isExpanded) expanded.set([row.node.id], false);
    else {
      const parent = rows.findIndex(({ node }) => node.id === row.node.parent?.id);
      if (parent >= 0) focusRow(parent);
    }
  };
  return (event) => {
    const { target, key, altKey, ctrlKey, metaKey, shiftKey } = event;
    // What stands in a row has keys of its own.
    if (!(target instanceof HTMLElement) || !target.matches("tr[data-index]")) return;
    if (ctrlKey || metaKey || shiftKey) return;
    const index = Number(target.dataset.index);
    const row = rows[index];
    if (row === undefined) return;
    const direction = directionOf(event);
    if (altKey) {
      const node = tree?.nodes.get(row.node.id);
      if (direction === undefined || !setting.canMove || tree === undefined || node === undefined) return;
      event.preventDefault();
      const place = positionAfterStep(tree, node, steps[direction]);
      if (place === undefined) setting.onStuck(row);
      else setting.onMove(row.node.id, place);
      return;
    }
    if (direction !== undefined) walk(index, row, direction);
    else if (key === "Home") focusRow(0);
    else if (key === "End") focusRow(rows.length - 1);
    else if (key === "Enter") setting.onOpen(row.node.id);
    else return;
    event.preventDefault();
  };
}

/** The keys that move a row, for the overview of all keys. The rows hear them themselves. */
export function moveKeys({ translate }: Pick<Host, "translate">): Command[] {
  const keys = { up: "ArrowUp", down: "ArrowDown", in: "ArrowRight", out: "ArrowLeft" };
  return Object.entries(keys).map(([id, key]) => ({
    id,
    shortcut: `Alt+${key}`,
    label: translate(`tree.keys.${id}`),
    isKeyOnly: true,
    isFixed: true,
  }));
}
