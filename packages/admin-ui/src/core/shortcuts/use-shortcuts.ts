import { treeOf } from "@tillhouse/extension-sdk/internal";
import { useLayoutEffect } from "react";
import { isLastUsed } from "../host/last-used";
import { pressedKey } from "./pressed-key";
import type { BoundCommand, Shortcuts } from "./shortcuts";

/** How long the second of two keys may take, in milliseconds. */
const sequenceTime = 1500;

const layers = "[role=dialog], [role=alertdialog], [role=menu], [role=listbox]";
const typing =
  "input:not([type=checkbox], [type=radio], [type=button], [type=submit]), textarea, select, [contenteditable]:not([contenteditable=false]), [role=textbox], [role=combobox], [role=searchbox], [role=spinbutton]";

/** What the focus was on, through the walls of a component of its own. */
function targetOf(event: KeyboardEvent): Element | undefined {
  const [inner = event.target] = event.composedPath();
  return inner instanceof Element ? inner : undefined;
}

/** Whether a command may act: what has the focus comes first, then what lies over the page. */
function mayAct(command: BoundCommand, target: Element | undefined, areSimpleOff: boolean): boolean {
  if (command.isDisabled || (command.run === undefined && command.to === undefined)) return false;
  const isSimple = !command.shortcut?.startsWith("Mod+");
  if (!isSimple && command.isAlways) return true;
  if (target?.closest(layers) || treeOf(target ?? document).querySelector("[aria-modal=true]")) return false;
  if (!isSimple) return true;
  if (target?.closest(typing)) return false;
  return !areSimpleOff || command.isFixed === true;
}

/** Decides which command a key that is pressed belongs to. Exported for its tests. */
export function createKeyReader(shortcuts: Pick<Shortcuts, "groups" | "areSimpleOff">) {
  let begun = "";
  let begunAt = 0;
  return (event: KeyboardEvent): BoundCommand | undefined => {
    const key = pressedKey(event);
    if (key === undefined || event.defaultPrevented) return undefined;
    const target = targetOf(event);
    // Enter and Space press the button that has the focus, and Enter follows the link.
    if (key === "Enter" && target?.closest("a")) return undefined;
    if ((key === "Enter" || key === "Space") && target?.closest("button, input, summary")) return undefined;
    const isSecond = begun !== "" && event.timeStamp - begunAt < sequenceTime;
    const keys = isSecond ? `${begun} ${key}` : key;
    begun = "";
    const groups = shortcuts.groups();
    const scopes = new Set(groups.flatMap(({ scope }) => scope ?? []));
    const candidates = groups
      // Of several lists on one page, the keys are those of the one that has the focus.
      .filter(({ scope }) => scope === undefined || scope.contains(target ?? null) || scopes.size === 1)
      .flatMap(({ commands }) => commands)
      .filter((command) => mayAct(command, target, shortcuts.areSimpleOff()));
    // What belongs to the page came last, and stands over what is there everywhere.
    const found = candidates.findLast((command) => command.shortcut === keys);
    if (found !== undefined) return event.repeat && !found.isRepeating ? undefined : found;
    if (candidates.some((command) => command.shortcut?.startsWith(`${keys} `))) {
      begun = keys;
      begunAt = event.timeStamp;
    }
    return undefined;
  };
}

/** Lets keys that are pressed in the admin do what their commands say. */
export function useKeys(
  shortcuts: Shortcuts,
  options: {
    isInside: (element: Element) => boolean;
    go: (to: string) => void;
    /** Told of the command that a key runs, by its path. */
    onRun: (path: string) => void;
  },
): void {
  const { isInside, go, onRun } = options;
  // Before anything is drawn: what is seen answers to its keys.
  useLayoutEffect(() => {
    const commandOf = createKeyReader(shortcuts);
    const onKeyDown = (event: KeyboardEvent) => {
      // The page around the admin keeps its keys. What is pressed on the page itself goes to the admin that was used last.
      const { target } = event;
      const isOurs =
        target === document.body ? isLastUsed(isInside) : target instanceof Element && isInside(target);
      const command = isOurs ? commandOf(event) : undefined;
      if (command === undefined) return;
      event.preventDefault();
      onRun(command.path);
      if (command.to === undefined) command.run?.();
      else go(command.to);
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [shortcuts, isInside, go, onRun]);
}
