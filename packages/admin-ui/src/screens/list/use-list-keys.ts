import { type Command, useCommands, useHost } from "@tillhouse/extension-sdk";
import { type AnyResource, recordId } from "@tillhouse/extension-sdk/internal";
import { type RefObject, useRef } from "react";
import type { Selection } from "./selection/selection";
import type { RowsHandle } from "./virtual-rows";

/** What the keys of a list act upon. */
export interface ListKeys {
  resource: AnyResource;
  records: readonly object[];
  selection: Selection;
  /** What the list stands in. */
  container: RefObject<HTMLElement | null>;
  rows: RefObject<RowsHandle | null>;
  onPeek: ((id: string) => void) | undefined;
  onEdit: ((id: string) => void) | undefined;
  onCreate: (() => void) | undefined;
}

/** How many frames a row that was asked for may take to be drawn. */
const framesToWait = 20;

function rowAt(container: HTMLElement | null, index: number): HTMLElement | null {
  return container?.querySelector<HTMLElement>(`tr[data-index="${index}"]`) ?? null;
}

/** The index of the row that has the focus; −1 where none has. */
function focusedIndex(container: HTMLElement | null): number {
  const row = document.activeElement?.closest<HTMLElement>("tr[data-index]");
  return row && container?.contains(row) ? Number(row.dataset.index) : -1;
}

/**
 * The keys of a list. The row that has the focus is the one they act upon, so a screen reader always says which it is.
 *
 * @returns what puts the focus on a row
 */
export function useListKeys({
  resource,
  records,
  selection,
  container,
  rows,
  onPeek,
  onEdit,
  onCreate,
}: ListKeys): (index: number) => void {
  const { translate } = useHost();
  const last = useRef({ records, index: -1 });
  const wanted = useRef<number>();

  const focus = (index: number, frames = framesToWait) => {
    if (wanted.current !== index) return;
    const row = rowAt(container.current, index);
    // The rows of a tree have the focus themselves.
    const target = row?.hasAttribute("tabindex")
      ? row
      : (row?.querySelector<HTMLElement>(".th-table__link") ??
        row?.querySelector<HTMLElement>("input, button"));
    if (target) {
      target.focus({ preventScroll: rows.current !== null });
      wanted.current = undefined;
    } else if (frames > 0) requestAnimationFrame(() => focus(index, frames - 1));
  };
  const go = (index: number) => {
    last.current = { records, index };
    wanted.current = index;
    rows.current?.reveal(index);
    focus(index);
  };
  const move = (step: number) => {
    // Keys come faster than rows far away are drawn: then the row that is on its way counts.
    const focused = wanted.current ?? focusedIndex(container.current);
    // Another page begins at its own top.
    const from = focused >= 0 ? focused : last.current.records === records ? last.current.index : -1;
    go(Math.min(records.length - 1, Math.max(0, from + step)));
  };
  const current = () => {
    const record = records[focusedIndex(container.current)];
    return record && recordId(resource, record);
  };
  const extend = (step: number) => {
    const from = current();
    if (from !== undefined) selection.set([from], true);
    move(step);
    const record = records[last.current.index];
    if (record !== undefined) selection.set([recordId(resource, record)], true);
  };

  const key = (keys: string, id: string, run: () => void): Command => ({
    id,
    shortcut: keys,
    label: translate(`shortcuts.${id}`),
    run,
    isKeyOnly: true,
  });
  const keys: Command[] = [
    { ...key("j", "nextRow", () => move(1)), isRepeating: true },
    { ...key("k", "previousRow", () => move(-1)), isRepeating: true },
    key("x", "select", () => {
      const id = current();
      if (id !== undefined) selection.set([id], !selection.has(id));
    }),
    { ...key("J", "extendDown", () => extend(1)), isRepeating: true },
    { ...key("K", "extendUp", () => extend(-1)), isRepeating: true },
    // The row that has the focus is a link: the browser follows it.
    { id: "open", shortcut: "Enter", label: translate("shortcuts.open"), isKeyOnly: true, isFixed: true },
    key("/", "search", () => container.current?.querySelector<HTMLElement>("input[type=search]")?.focus()),
    { ...key("Escape", "clear", selection.clear), isFixed: true },
  ];
  if (onPeek !== undefined)
    keys.push(
      key("Space", "peek", () => {
        const id = current();
        if (id !== undefined) onPeek(id);
      }),
    );
  if (onEdit !== undefined)
    keys.push(
      key("e", "edit", () => {
        const id = current();
        if (id !== undefined) onEdit(id);
      }),
    );
  if (onCreate !== undefined) keys.push(key("c", "create", onCreate));
  useCommands("list", keys);
  return go;
}
