import type { Problem } from "../../base/errors";
import type { ParsedModule } from "../../syntax/parse-module";
import { locationOf } from "../../syntax/source-file";
import { knownEntry, type StaticValue, textOf } from "../../syntax/static-value";
import type { SymbolTable } from "./symbol-table";

/** `mod+K` and `Mod+k` are the same keys; a letter alone is another one when it is a capital. */
function sameKeys(keys: string): string {
  return keys
    .trim()
    .split(/\s+/)
    .map((key) => (/^mod\+/i.test(key) ? key.toLowerCase() : key))
    .join(" ");
}

/** Whether one of two keys stands in the way of the other: `g` would never wait for the second one of `g o`. */
function isInTheWay(left: string, right: string): boolean {
  return left === right || left.startsWith(`${right} `) || right.startsWith(`${left} `);
}

function freeKeys(taken: readonly string[]): string {
  const pairs = [..."yuihbnmqwazv"].map((letter) => `g ${letter}`);
  return pairs.find((keys) => !taken.some((other) => isInTheWay(other, keys))) ?? "h h";
}

/** Checks the keys of commands: that no two have the same, and that the admin does not use them itself. */
export function checkShortcuts(
  module: ParsedModule,
  commands: readonly StaticValue[],
  { shortcuts }: SymbolTable,
): Problem[] {
  const owners = new Map([...shortcuts].map((keys) => [sameKeys(keys), "The admin"]));
  return commands.flatMap((command): Problem[] => {
    const value = knownEntry(command, "shortcut");
    const keys = textOf(value);
    if (value === undefined || keys === undefined) return [];
    const owner = [...owners].find(([other]) => isInTheWay(other, sameKeys(keys)))?.[1];
    owners.set(sameKeys(keys), owner ?? `The command "${textOf(knownEntry(command, "id")) ?? "above"}"`);
    if (owner === undefined) return [];
    return [
      {
        rule: "shortcut-taken",
        message: `${owner} has the keys "${keys}" already.`,
        why: "Only the first of two commands with the same keys is started by them.",
        hint: `Choose others, such as two keys one after the other: ${freeKeys([...owners.keys()])}.`,
        ...locationOf(module.file, value.start, value.end),
      },
    ];
  });
}
