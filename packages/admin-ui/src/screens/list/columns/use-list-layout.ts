import { useHost } from "@tillhouse/extension-sdk";
import { type AnyCell, type AnyResource, cellId } from "@tillhouse/extension-sdk/internal";
import { useMemo } from "react";
import { useLocalStorage } from "../../../core/preferences/use-local-storage";
import { allCells, type ListLayout, shownCells } from "../state/list-layout";
import type { ListChange, ListState } from "../state/list-state";

/** The columns of a list, and how to change them. */
export interface Columns {
  all: readonly AnyCell[];
  shown: readonly AnyCell[];
  widths: Readonly<Record<string, number>>;
  /** What the person chose in this browser, for a view that is saved; `undefined` for the resource's own choice. */
  own: readonly string[] | undefined;
  /** Whether the person has changed anything. */
  isChanged: boolean;
  choose(ids: readonly string[]): void;
  resize(id: string, width: number | undefined): void;
  reset(): void;
}

const noWidths: Readonly<Record<string, number>> = {};

/** Where this browser keeps what a person made of the columns of a list. */
export function layoutKey(user: string, resource: string): string {
  return `tillhouse.columns.${user}.${resource}`;
}

/**
 * The columns of a list as this person wants them in this browser. A link or a saved view may bring its own: then those
 * are shown and changed, and which columns are remembered stays as it is.
 */
export function useListLayout(
  resource: AnyResource,
  list: { state: ListState; change(change: ListChange, options?: { replace?: boolean }): void },
): Columns {
  const { user } = useHost();
  const [layout, remember] = useLocalStorage<ListLayout>(layoutKey(user.id, resource.name), {});
  const all = useMemo(() => allCells(resource), [resource]);
  const { columns: linked, page } = list.state;
  const wanted = linked ?? layout.columns;
  const key = wanted?.join(",");
  // The address is read anew with each change of anything in it; rows are drawn again only when this one changes.
  const shown = useMemo(() => shownCells(all, key?.split(",").filter(Boolean)), [all, key]);
  const choose = (ids: readonly string[]) =>
    linked === undefined
      ? remember({ ...layout, columns: ids })
      : list.change({ columns: ids, page }, { replace: true });
  return {
    all,
    shown,
    widths: layout.widths ?? noWidths,
    own: wanted,
    isChanged: wanted !== undefined || layout.widths !== undefined,
    choose,
    resize: (id, width) => {
      const { [id]: _old, ...rest } = layout.widths ?? {};
      const widths = width === undefined ? rest : { ...rest, [id]: width };
      remember({ ...layout, widths: Object.keys(widths).length === 0 ? undefined : widths });
    },
    reset: () => {
      remember(linked === undefined ? {} : { ...layout, widths: undefined });
      if (linked !== undefined) list.change({ columns: undefined, page }, { replace: true });
    },
  };
}

/** Ids of columns without the first, which is always there. */
export function chosenIds(cells: readonly AnyCell[]): string[] {
  return cells.slice(1).map(cellId);
}
