import { createContext, type ReactNode, useContext, useLayoutEffect, useRef } from "react";

/**
 * Something that a person can do from where they are: by its name in the command palette, or by its keys.
 *
 * @example { id: "recount", label: translate("reviews.recount"), shortcut: "g y", run: recount }
 */
export interface Command {
  /** Unique within its group. The keys that a person chose are remembered by it. */
  id: string;
  /** Verb and noun, in the person's language. One that opens a dialog ends in "…". */
  label: string;
  /** Other words that it is found by. */
  keywords?: string;
  /** Stands before the label in the command palette. */
  icon?: ReactNode;
  /**
   * The keys that it starts with: one as `KeyboardEvent.key` names it (`j`, `J`, `?`), two that are pressed one after the
   * other (`g o`), or one with `Mod`, which is ⌘ on a Mac and Ctrl elsewhere (`Mod+k`). The person may choose others.
   */
  shortcut?: string;
  /** Path inside the app's router that it leads to. */
  to?: string;
  /** What it does, where it leads to no path. */
  run?(): void;
  /** Only a key: it moves within a page, so its name is not offered in the palette. */
  isKeyOnly?: boolean;
  /** What everybody expects of these keys: nobody can change them. */
  isFixed?: boolean;
  /** Goes on while the key is held down. */
  isRepeating?: boolean;
  /** Works while somebody types and over dialogs, too. Only for keys with `Mod`. */
  isAlways?: boolean;
  /** It cannot be done now: its keys do nothing. */
  isDisabled?: boolean;
  /**
   * It moves money, removes something or cannot be undone: in the palette it is never the first, nor chosen before somebody
   * moves to it.
   */
  needsCare?: boolean;
}

/** Commands that belong together, for as long as what they belong to is shown. */
export interface CommandGroup {
  /** Its name is the key `shortcuts.groups.<id>`. */
  id: string;
  /** What they are done to, instead of that name: the title of a record. */
  heading?: string;
  /** Its commands as they are now. It is asked each time that they are shown or a key is pressed. */
  commands(): readonly Command[];
}

/** Where commands are told. The admin has one. */
export interface CommandRegistry {
  /** Adds a group; what it answers takes it away. */
  add(group: CommandGroup): () => void;
}

/** Carries the {@link CommandRegistry}. */
export const CommandsContext = createContext<CommandRegistry | undefined>(undefined);

/**
 * Offers commands while this component is shown: in the palette, among the keys under `?`, and by their keys. Keys without
 * `Mod` never act while somebody types or a dialog is open.
 *
 * @param id names the group; extensions take a name of their own
 * @param heading what they are done to, instead of the group's name
 * @example
 * useCommands("loyalty", [{ id: "recount", label: translate("loyalty.recount"), shortcut: "g y", run: recount }]);
 */
export function useCommands(id: string, commands: readonly Command[], heading?: string): void {
  const registry = useContext(CommandsContext);
  const current = useRef(commands);
  current.current = commands;
  useLayoutEffect(
    () => registry?.add({ id, heading, commands: () => current.current }),
    [registry, id, heading],
  );
}
