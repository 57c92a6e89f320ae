import type { Command } from "@tillhouse/extension-sdk";
import type { CommandGroup, CommandRegistry, StorageArea } from "@tillhouse/extension-sdk/internal";
import { createContext, useContext } from "react";

/** A command with the keys that it has for this person. */
export interface BoundCommand extends Command {
  /** Of all commands: the group's name and the command's own. */
  path: string;
}

/** The commands of a group, as they are now. */
export interface BoundGroup {
  id: string;
  heading: string | undefined;
  commands: readonly BoundCommand[];
  /** The part of the host's page that they belong to; left out where they are those of the admin's own page. */
  scope?: Element;
}

/** Commands of one of several parts in a host's page. */
interface ScopedCommandGroup extends CommandGroup {
  scope?: Element;
}

/** What a person chose: keys by the command's path, empty where it shall have none. */
interface Choices {
  keys: Readonly<Record<string, string>>;
  /** Keys without Ctrl do nothing: for those who speak to their computer, or press keys by chance. */
  areSimpleOff: boolean;
}

/** All commands of one admin, and the keys that the person gave them in this browser. */
export interface Shortcuts extends CommandRegistry {
  add(group: ScopedCommandGroup): () => void;
  /** In the order in which they came: those of the page come last. */
  groups(): BoundGroup[];
  /** A command that is there now. */
  find(path: string): BoundCommand | undefined;
  /** `undefined` gives a command the keys back that it started with, empty takes them away. */
  change(path: string, keys: string | undefined): void;
  isChanged(path: string): boolean;
  /** The keys of one command, given those that it starts with. */
  keysOf(path: string, initial: string): string | undefined;
  reset(): void;
  areSimpleOff(): boolean;
  setSimpleOff(areOff: boolean): void;
  subscribe(listener: () => void): () => void;
  /** Changes with every group that comes or goes, and with everything that is chosen. */
  version(): number;
}

const nothing: Choices = { keys: {}, areSimpleOff: false };

/** Makes the registry of one admin; what is chosen is kept for this person. */
export function createShortcuts(area: StorageArea, userId: string): Shortcuts {
  const key = `tillhouse.keys.${userId}`;
  const entries = new Set<ScopedCommandGroup>();
  const listeners = new Set<() => void>();
  let choices: Choices = { ...nothing, ...area.getJson<Choices>(key) };
  let version = 0;
  const tell = () => {
    version += 1;
    for (const listener of listeners) listener();
  };
  const write = (next: Choices) => {
    choices = next;
    area.setJson(key, next === nothing ? undefined : next);
    tell();
  };
  const bound = (group: ScopedCommandGroup): BoundGroup => ({
    id: group.id,
    heading: group.heading,
    scope: group.scope,
    commands: group.commands().map((command) => {
      const path = `${group.id}.${command.id}`;
      const shortcut = command.isFixed ? command.shortcut : (choices.keys[path] ?? command.shortcut);
      return { ...command, path, shortcut: shortcut || undefined };
    }),
  });
  return {
    add: (group) => {
      entries.add(group);
      tell();
      return () => {
        entries.delete(group);
        tell();
      };
    },
    groups: () => [...entries].map(bound),
    find: (path) =>
      [...entries].flatMap((group) => bound(group).commands).find((command) => command.path === path),
    change: (path, keys) => {
      const { [path]: _, ...others } = choices.keys;
      write({ ...choices, keys: keys === undefined ? others : { ...others, [path]: keys } });
    },
    isChanged: (path) => path in choices.keys,
    keysOf: (path, initial) => (choices.keys[path] ?? initial) || undefined,
    reset: () => write(nothing),
    areSimpleOff: () => choices.areSimpleOff,
    setSimpleOff: (areSimpleOff) => write({ ...choices, areSimpleOff }),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    version: () => version,
  };
}

/** Carries the {@link Shortcuts}. */
export const ShortcutsContext = createContext<Shortcuts | undefined>(undefined);

/** The commands of this admin. */
export function useShortcutRegistry(): Shortcuts {
  const shortcuts = useContext(ShortcutsContext);
  if (shortcuts === undefined) throw new Error("useShortcutRegistry must be used within a ShortcutsProvider");
  return shortcuts;
}
