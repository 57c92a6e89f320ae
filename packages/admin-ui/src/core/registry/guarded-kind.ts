/** Functions of a kind that are asked for a text. */
const texts: ReadonlySet<string> = new Set(["serialize", "describe", "text"]);

/**
 * A kind of an extension whose failures stay its own: what cannot be said is an empty text, and what cannot be read is
 * nothing. What it draws and loads is caught where it is shown.
 */
export function guardedKind<Kind extends object>(kind: Kind, owner: string): Kind {
  const guarded = Object.entries(kind).map(([name, value]: [string, unknown]) => {
    if (typeof value !== "function" || name === "draw" || name === "load") return [name, value] as const;
    const ask = (...given: unknown[]): unknown => {
      try {
        return value.apply(kind, given);
      } catch (error) {
        console.error(`Tillhouse: a kind of the extension "${owner}" failed in ${name}`, error);
        return texts.has(name) ? "" : undefined;
      }
    };
    return [name, ask] as const;
  });
  // Every function answers what it did, or nothing.
  return { ...kind, ...Object.fromEntries(guarded) };
}
