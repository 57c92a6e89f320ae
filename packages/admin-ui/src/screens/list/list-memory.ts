import { readSelected, type Selected } from "./selection";

const prefix = "tillhouse.selection.";

/**
 * What this browser remembers of a list beside its address: a selection that is too long for it, or so fresh that it is
 * not in it yet. It is kept for the entry of the history, so that going back and reloading bring it back.
 */
export function rememberSelected(entry: string, { isAll, ids }: Selected): void {
  try {
    if (ids.size === 0 && !isAll) sessionStorage.removeItem(prefix + entry);
    else sessionStorage.setItem(prefix + entry, [...(isAll ? ["*"] : []), ...ids].join(","));
  } catch {
    // A browser without storage: then the address has to do.
  }
}

/** The selection that was remembered for an entry of the history. */
export function rememberedSelected(entry: string): Selected | undefined {
  try {
    const text = sessionStorage.getItem(prefix + entry);
    return text === null ? undefined : readSelected(text);
  } catch {
    return undefined;
  }
}
