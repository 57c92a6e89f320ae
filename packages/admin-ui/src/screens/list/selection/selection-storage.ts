import { readSelected, type Selected, selectedText } from "./selection";

const storageKey = "tillhouse.selections";

/** Older entries of the history make room for newer ones. */
const most = 20;

/** The list that a selection belongs to. A fresh page has the same entry as the one before it, so that alone does not tell. */
export interface SelectionKey {
  /** The entry of the history. */
  entry: string;
  /** The search and the filters. */
  question: string;
  /** The selection as the address has it. */
  address: string;
}

type Remembered = [entry: string, question: string, address: string, ids: string];

function read(): Remembered[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? "[]");
    // Only this module writes the key, with entries of this very type.
    return Array.isArray(stored) ? (stored as Remembered[]) : [];
  } catch {
    // A browser without storage: then the address has to do.
    return [];
  }
}

/**
 * What this browser remembers of a list beside its address: a selection that is too long for it, or so fresh that it is
 * not in it yet. It is kept for the entry of the history, so that going back and reloading bring it back.
 */
export function rememberSelected(place: SelectionKey, selected: Selected): void {
  const others = read().filter(([entry]) => entry !== place.entry);
  const text = selectedText(selected);
  const own: Remembered[] = text === "" ? [] : [[place.entry, place.question, place.address, text]];
  if (own.length === 0 && others.length === 0) return;
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([...others, ...own].slice(-most)));
  } catch {
    // See `read`.
  }
}

/** The selection that was remembered for an entry of the history, if that still shows the same. */
export function rememberedSelected(place: SelectionKey): Selected | undefined {
  const found = read().find(
    ([entry, question, address]) =>
      entry === place.entry && question === place.question && address === place.address,
  );
  return found && readSelected(found[3]);
}
