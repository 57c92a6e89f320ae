/** Which records of a list are selected: some, or all that match what the list shows but for a few. */
export interface Selected {
  /** Everything that matches is selected; then `ids` are those that are not. */
  isAll: boolean;
  ids: ReadonlySet<string>;
}

/** The selection of one list. It lives beside the list, so that a row is drawn again only when it changes itself. */
export interface Selection {
  current(): Selected;
  has(id: string): boolean;
  set(ids: readonly string[], isSelected: boolean): void;
  selectAll(): void;
  clear(): void;
  /** Takes over what was read from an address or remembered. */
  restore(selected: Selected): void;
  subscribe(listener: () => void): () => void;
}

/** Nothing is selected. */
const nothingSelected: Selected = { isAll: false, ids: new Set() };

/** Makes the selection of a list. */
export function createSelection(start: Selected = nothingSelected): Selection {
  let state = start;
  const listeners = new Set<() => void>();
  const change = (next: Selected) => {
    state = next;
    for (const listener of listeners) listener();
  };
  return {
    current: () => state,
    has: (id) => state.ids.has(id) !== state.isAll,
    set: (ids, isSelected) => {
      const next = new Set(state.ids);
      for (const id of ids) {
        if (isSelected === state.isAll) next.delete(id);
        else next.add(id);
      }
      change({ ...state, ids: next });
    },
    selectAll: () => change({ isAll: true, ids: new Set() }),
    clear: () => change(nothingSelected),
    restore: change,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** How many are selected, of as many as match. */
export function countSelected({ isAll, ids }: Selected, matching: number): number {
  return isAll ? Math.max(0, matching - ids.size) : ids.size;
}

/** Stands before the ids in an address where everything but them is selected; no id is just that. */
const allMark = "*";

/** Longer selections do not fit into an address that is sent to a server; this browser remembers them. */
const idsInAddress = 100;

/** A selection as text, however long. */
export function selectedText({ isAll, ids }: Selected): string {
  return [...(isAll ? [allMark] : []), ...ids].join(",");
}

/** The selection as it stands in an address; empty where nothing is selected, or more than an address can hold. */
export function writeSelected(selected: Selected): string {
  return selected.ids.size > idsInAddress ? "" : selectedText(selected);
}

/** Reads a selection from its text. */
export function readSelected(text: string): Selected {
  const [first, ...rest] = text.split(",").filter((word) => word !== "");
  if (first === undefined) return nothingSelected;
  return first === allMark
    ? { isAll: true, ids: new Set(rest) }
    : { isAll: false, ids: new Set([first, ...rest]) };
}
