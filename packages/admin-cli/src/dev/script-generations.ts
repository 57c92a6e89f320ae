/** Tells scripts that have come back from those that a page has run before. See {@link createScriptGenerations}. */
export interface ScriptGenerations {
  /** Takes note of the scripts that there are now, by their names. */
  note(names: readonly string[]): void;
  /** The address of a script, where its name is at the end of it. */
  urlOf(path: string): string;
  /** A script with the addresses of those that it imports. */
  withAddresses(script: string): string;
}

const imported = /"\.\/([^"/?]+\.js)"/g;

/**
 * A file that is changed back has the script, and so the name, that it had before. A page that has run this script would
 * not run it again, and would go on with what came after it: whenever a script comes back, its address is another one.
 */
export function createScriptGenerations(): ScriptGenerations {
  const rounds = new Map<string, number>();
  let present: ReadonlySet<string> = new Set();
  const urlOf = (path: string): string => {
    const round = rounds.get(path.slice(path.lastIndexOf("/") + 1)) ?? 0;
    return round === 0 ? path : `${path}?round=${round}`;
  };
  return {
    note(names) {
      for (const name of names) {
        const round = rounds.get(name);
        if (round === undefined) rounds.set(name, 0);
        else if (!present.has(name)) rounds.set(name, round + 1);
      }
      present = new Set(names);
    },
    urlOf,
    withAddresses: (script) => script.replace(imported, (_, name: string) => `"${urlOf(`./${name}`)}"`),
  };
}
