/** With Ctrl or ⌘ nearly every letter is the browser's; these do no harm. */
const free = /^Mod\+(Shift\+)?[ikm.,;/']$/;

/** One character that is written, or two one after the other. */
const simple = /^[^\s\p{C}](?: [^\s\p{C}])?$/u;

/** Why keys are none that a command can have; `undefined` where they are. */
export function shortcutFault(keys: string): "browser" | "notForCommands" | undefined {
  if (keys.includes("Mod+")) return free.test(keys) ? undefined : "browser";
  return simple.test(keys) ? undefined : "notForCommands";
}

/** Whether one of two keys stands in the way of the other. */
export function shortcutsConflict(left: string, right: string): boolean {
  return left === right || left.startsWith(`${right} `) || right.startsWith(`${left} `);
}
