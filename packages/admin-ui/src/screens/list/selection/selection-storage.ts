import type { StorageArea } from "@tillhouse/extension-sdk/internal";
import { readSelected, type Selected, selectedText } from "./selection";

const storageKey = "tillhouse.selections";

/** Older entries of the history make room for newer ones. */
const most = 20;

/** The list that a selection belongs to. A fresh page has the same entry as the one before it, so that alone does not tell. */
export interface SelectionKey {
  /** Whose selection it is: the entries of a tab stay when somebody else signs in. */
  userId: string;
  /** The entry of the history. */
  entry: string;
  /** The search and the filters. */
  question: string;
  /** The selection as the address has it. */
  address: string;
}

type Remembered = [entry: string, question: string, address: string, ids: string, userId: string];

function read(area: StorageArea): Remembered[] {
  const stored = area.getJson<Remembered[]>(storageKey);
  return Array.isArray(stored) ? stored : [];
}

/**
 * What this browser remembers of a list beside its address: a selection that is too long for it, or so fresh that it is
 * not in it yet. It is kept for the entry of the history, so that going back and reloading bring it back.
 */
export function rememberSelected(area: StorageArea, place: SelectionKey, selected: Selected): void {
  const others = read(area).filter(([entry]) => entry !== place.entry);
  const text = selectedText(selected);
  const own: Remembered[] =
    text === "" ? [] : [[place.entry, place.question, place.address, text, place.userId]];
  if (own.length === 0 && others.length === 0) return;
  area.setJson(storageKey, [...others, ...own].slice(-most));
}

/** The selection that was remembered for an entry of the history, if that still shows the same. */
export function rememberedSelected(area: StorageArea, place: SelectionKey): Selected | undefined {
  const found = read(area).find(
    ([entry, question, address, , userId]) =>
      entry === place.entry &&
      question === place.question &&
      address === place.address &&
      userId === place.userId,
  );
  return found && readSelected(found[3]);
}
