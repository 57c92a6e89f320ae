import { shortcutFault, shortcutsConflict } from "../../core/registry/validate-shortcut";
import type { BoundCommand } from "../../core/shortcuts/shortcuts";

/** What speaks against keys that somebody wants to give to a command. */
export type ShortcutProblem =
  /** A key that moves, types or closes something everywhere. */
  | { reason: "notForCommands" }
  /** The browser, or what reads the screen aloud, does something else with it. */
  | { reason: "browser" }
  /** Others have them, or keys that begin alike; they can give them up. */
  | { reason: "taken"; by: readonly BoundCommand[] };

/**
 * Looks for what speaks against keys.
 *
 * @param path the command that they are for
 * @param commands all that are there now
 */
export function validateShortcut(
  keys: string,
  path: string,
  commands: readonly BoundCommand[],
): ShortcutProblem | undefined {
  const fault = shortcutFault(keys);
  if (fault !== undefined) return { reason: fault };
  const by = commands.filter(
    (other) => other.path !== path && other.shortcut !== undefined && shortcutsConflict(keys, other.shortcut),
  );
  return by.length === 0 ? undefined : { reason: "taken", by };
}
