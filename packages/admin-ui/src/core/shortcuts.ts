import { createContext } from "react";
import type { Shortcut } from "./use-shortcuts";

/** The keys that do something on the page that is shown, in their groups. */
export interface ShortcutRegistry {
  add(group: string, shortcuts: () => readonly Shortcut[]): () => void;
  groups(): { group: string; shortcuts: readonly Shortcut[] }[];
}

/** Makes the registry of one admin. */
export function createShortcutRegistry(): ShortcutRegistry {
  const groups = new Map<symbol, { group: string; shortcuts: () => readonly Shortcut[] }>();
  return {
    add: (group, shortcuts) => {
      const id = Symbol(group);
      groups.set(id, { group, shortcuts });
      return () => groups.delete(id);
    },
    groups: () => [...groups.values()].map(({ group, shortcuts }) => ({ group, shortcuts: shortcuts() })),
  };
}

/** Carries the {@link ShortcutRegistry}. */
export const ShortcutsContext = createContext<ShortcutRegistry | undefined>(undefined);
