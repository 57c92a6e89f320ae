import type { BoundCommand } from "../core/shortcuts";

/** What speaks against keys that somebody wants to give to a command. */
export type KeysProblem =
  /** A key that moves, types or closes something everywhere. */
  | { reason: "notForCommands" }
  /** The browser, or what reads the screen aloud, does something else with it. */
  | { reason: "browser" }
  /** Others have them, or keys that begin alike; they can give them up. */
  | { reason: "taken"; by: readonly BoundCommand[] };

/** With Ctrl or ⌘ nearly every letter is the browser's; these do no harm. */
const free = /^Mod\+(Shift\+)?[ikm.,;/']$/;

/** One character that is written, or two one after the other. */
const simple = /^[^\s\p{C}](?: [^\s\p{C}])?$/u;

/** Whether one of two keys stands in the way of the other. */
function isInTheWay(left: string, right: string): boolean {
  return left === right || left.startsWith(`${right} `) || right.startsWith(`${left} `);
}

/**
 * Looks for what speaks against keys.
 *
 * @param path the command that they are for
 * @param commands all that are there now
 */
export function checkKeys(
  keys: string,
  path: string,
  commands: readonly BoundCommand[],
): KeysProblem | undefined {
  if (keys.includes("Mod+") && !free.test(keys)) return { reason: "browser" };
  if (!keys.includes("Mod+") && !simple.test(keys)) return { reason: "notForCommands" };
  const by = commands.filter(
    (other) => other.path !== path && other.keys !== undefined && isInTheWay(keys, other.keys),
  );
  return by.length === 0 ? undefined : { reason: "taken", by };
}
