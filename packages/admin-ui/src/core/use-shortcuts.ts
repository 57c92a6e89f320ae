import { useContext, useEffect, useRef } from "react";
import { ShortcutsContext } from "./shortcuts";

/** Something that a key does on the page that is shown. */
export interface Shortcut {
  /** As `KeyboardEvent.key` names it: `j`, `Enter`, `/`. */
  keys: string;
  /** Translation key of what it does. */
  label: string;
  run: (event: KeyboardEvent) => void;
}

/** Whether a key that is pressed belongs to what has the focus: to a field, a menu or a dialog. */
function isTaken(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.altKey) return true;
  const target = event.target instanceof Element ? event.target : null;
  const isTyping = target?.matches(
    "input:not([type=checkbox]):not([type=radio]), textarea, select, [contenteditable=true]",
  );
  return Boolean(
    isTyping || target?.closest("[role=dialog], [role=alertdialog], [role=menu], [role=listbox]"),
  );
}

/**
 * Keys that do something as long as this part of the page stands. They are listed under `?`.
 *
 * @param group translation key below `shortcuts.` of what they belong to
 */
export function useShortcuts(group: string, shortcuts: readonly Shortcut[]): void {
  const registry = useContext(ShortcutsContext);
  const current = useRef(shortcuts);
  current.current = shortcuts;
  const keys = shortcuts.map((shortcut) => shortcut.keys).join(" ");
  // biome-ignore lint/correctness/useExhaustiveDependencies: the keys stand for the shortcuts, which change with every render
  useEffect(() => registry?.add(group, () => current.current), [registry, group, keys]);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (isTaken(event)) return;
      const shortcut = current.current.find((other) => other.keys === event.key);
      if (shortcut === undefined) return;
      // Enter and Space press the button or follow the link that has the focus.
      const isOnControl =
        event.target instanceof Element && event.target.closest("a, button, input, summary");
      if ((event.key === "Enter" || event.key === " ") && isOnControl) return;
      event.preventDefault();
      shortcut.run(event);
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);
}
