import type { ExtensionCommand } from "@tillhouse/extension-sdk";
import type { AnyResource } from "@tillhouse/extension-sdk/internal";
import type { RegistryProblem } from "./registry-problem";
import { isInTheWay, keysFault } from "./usable-keys";

/** Keys that the admin itself has everywhere, on lists and on records; those of its lists stand with their resources. */
export const builtInKeys: readonly string[] = [
  "?",
  "g s",
  "Mod+k",
  "j",
  "k",
  "x",
  "J",
  "K",
  "/",
  "e",
  "c",
  "p",
];

/** What keys are given out among, in the order in which they are claimed. */
export interface KeyClaims<Command extends ExtensionCommand & { owner: string }> {
  resources: ReadonlyMap<string, AnyResource>;
  commands: readonly Command[];
  /** Ids of what was taken away: what has no entry needs no keys. */
  hidden: ReadonlySet<string>;
  ownerOf(resource: string): string;
  report(problem: RegistryProblem): void;
}

/**
 * Gives keys to those who ask for them first. Who comes later, or asks for what no command can have, has none; the person
 * may still choose some.
 */
export function claimKeys<Command extends ExtensionCommand & { owner: string }>({
  resources,
  commands,
  hidden,
  ownerOf,
  report,
}: KeyClaims<Command>): Pick<KeyClaims<Command>, "resources" | "commands"> {
  const held = builtInKeys.map((keys) => ({ keys, owner: "tillhouse" }));
  const isGranted = (keys: string, { id, owner, source }: { id: string; owner: string; source?: string }) => {
    if (keysFault(keys) !== undefined) {
      report({ owner, source, reason: "unusableKeys", values: { id, keys } });
      return false;
    }
    const holder = held.find((other) => isInTheWay(other.keys, keys));
    if (holder !== undefined) {
      report({ owner, source, reason: "takenKeys", values: { id, keys, first: holder.owner } });
      return false;
    }
    held.push({ keys, owner });
    return true;
  };
  return {
    resources: new Map(
      [...resources].map(([name, resource]) => {
        const { nav } = resource;
        const isAway = hidden.has(`sidebar.${name}`) || hidden.has(`settings.${name}`);
        if (nav?.shortcut === undefined) return [name, resource] as const;
        if (!isAway && isGranted(`g ${nav.shortcut}`, { id: name, owner: ownerOf(name) }))
          return [name, resource] as const;
        return [name, { ...resource, nav: { ...nav, shortcut: undefined } }] as const;
      }),
    ),
    commands: commands.map((command) =>
      command.shortcut === undefined || isGranted(command.shortcut, command)
        ? command
        : { ...command, shortcut: undefined },
    ),
  };
}
