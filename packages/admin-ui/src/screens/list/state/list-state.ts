import { queryOf } from "@tillhouse/extension-sdk";
import {
  type AnyResource,
  type CellOf,
  type DateRangeOptions,
  type FieldSelection,
  filterKindOf,
  type ListQuery,
  normalizeCell,
  sortKey,
} from "@tillhouse/extension-sdk/internal";
import { selectedParameter } from "../../shared/selected-parameter";
import { allCells, shownCells } from "./list-layout";

/** How many rows a page can have; the first is the default and stays out of the address. */
export const pageSizes = [20, 50, 100, 200, 1000] as const;

/** What filters are set to, by their keys. Only the kind of a filter looks into its value; see `FilterKind`. */
export type FilterValues = Readonly<Record<string, unknown>>;

/** What a list shows. It lives in the address alone, so back, reload and a shared link bring it back whole. */
export interface ListState {
  search: string;
  /** Counted from 1. */
  page: number;
  /** Rows of a page; one of {@link pageSizes}. */
  pageSize: number;
  /** What the API sorts by, with `-` for the last first; `undefined` where it cannot sort. */
  order: string | undefined;
  /** What the filters are set to, by their keys. */
  filters: FilterValues;
  /** Ids of the columns that a link or a saved view brings; the person's own choice when left out. */
  columns: readonly string[] | undefined;
}

/** A change to a list's state; what is left out stays. */
export type ListChange = Partial<Omit<ListState, "filters">> & {
  /** Filters that change; `undefined` takes one away. */
  filters?: FilterValues;
};

type ListOf = Pick<AnyResource, "list">;

function joined(parts: readonly (string | undefined)[]): string | undefined {
  return parts.filter(Boolean).join(",") || undefined;
}

/** What columns ask for once the rows stand; nothing where none that is shown does. */
export function deferredOf({ list }: ListOf, columns: readonly string[] | undefined): FieldSelection {
  const deferred = shownCells(allCells({ list }), columns).map((cell) => cell.deferred);
  return {
    fields: joined(deferred.map((part) => part?.fields)),
    expand: joined(deferred.map((part) => part?.expand)),
  };
}

/**
 * What the address sorts by, where the list can be sorted by it. A store may fall over a column that it does not know, so
 * nothing else is passed on.
 */
function readOrder(order: string | null, list: ListOf["list"]): string | undefined {
  if (list?.sort === undefined) return undefined;
  const keys = list.columns.map((column) => sortKey(normalizeCell(column as CellOf<object>)));
  const isKnown = order !== null && keys.includes(order.replace(/^-/, ""));
  return isKnown ? order : list.sort;
}

/** Reads a list's state from the address. What makes no sense is passed over. */
export function readListState(parameters: URLSearchParams, { list }: ListOf): ListState {
  const page = Number(parameters.get("page") ?? "1");
  const filters: Record<string, unknown> = {};
  for (const filter of list?.filters ?? []) {
    const text = filter.disabledReason === undefined ? parameters.get(filter.key) : null;
    const value = text === null ? undefined : filterKindOf(filter).parse(text, filter);
    if (value !== undefined) filters[filter.key] = value;
  }
  return {
    search: list?.search ? (parameters.get("q") ?? "") : "",
    page: Number.isInteger(page) && page > 0 ? page : 1,
    pageSize: pageSizes.find((size) => String(size) === parameters.get("rows")) ?? pageSizes[0],
    order: readOrder(parameters.get("order"), list),
    filters,
    columns: parameters.get("columns")?.split(",").filter(Boolean),
  };
}

/**
 * The address after a change. Whatever narrows or sorts the list returns to page 1; parameters of others (an open form)
 * stay.
 */
export function writeListState(
  parameters: URLSearchParams,
  resource: ListOf,
  change: ListChange,
): URLSearchParams {
  const now = readListState(parameters, resource);
  const state = { ...now, page: 1, ...change };
  const filters: FilterValues = { ...now.filters, ...change.filters };
  const next = new URLSearchParams(parameters);
  const set = (key: string, value: string) => (value === "" ? next.delete(key) : next.set(key, value));
  set("q", state.search);
  // What is no longer shown must not be acted upon.
  if (change.search !== undefined || change.filters !== undefined) next.delete(selectedParameter);
  set("page", state.page === 1 ? "" : String(state.page));
  set("rows", state.pageSize === pageSizes[0] ? "" : String(state.pageSize));
  set("order", state.order === resource.list?.sort ? "" : (state.order ?? ""));
  if (state.columns === undefined) next.delete("columns");
  else next.set("columns", state.columns.join(","));
  for (const filter of resource.list?.filters ?? [])
    set(
      filter.key,
      filters[filter.key] === undefined ? "" : filterKindOf(filter).serialize(filters[filter.key], filter),
    );
  return next;
}

/** A change that takes every filter away, and the search. */
export function clearedFilters({ list }: ListOf): ListChange {
  return {
    search: "",
    filters: Object.fromEntries((list?.filters ?? []).map(({ key }) => [key, undefined])),
  };
}

/**
 * What narrows and sorts the list, as the store is asked: everything but the page.
 *
 * @param isWhole with what columns else ask for once the rows stand, as for a file
 */
export function questionOf(
  state: ListState,
  { list }: ListOf,
  reader?: DateRangeOptions,
  isWhole = false,
): ListQuery {
  const select = queryOf(list?.select);
  const shown = shownCells(allCells({ list }), state.columns).map(({ expand }) => expand);
  const deferred: FieldSelection = isWhole ? deferredOf({ list }, state.columns) : {};
  // What a list expands: what it always does, and what its columns need.
  const expand = joined([select.expand, ...shown, deferred.expand]);
  const fields = select.fields && joined([select.fields, deferred.fields]);
  const typed = state.search.trim();
  const q = typeof list?.search === "function" ? list.search(typed) : typed;
  const asked = (list?.filters ?? []).flatMap((filter) => {
    const value = state.filters[filter.key];
    if (value === undefined) return [];
    const kind = filterKindOf(filter);
    return [[filter.key, kind.toQuery === undefined ? value : kind.toQuery(value, filter, reader)] as const];
  });
  return {
    ...select,
    ...(fields && { fields }),
    ...(expand && { expand }),
    ...Object.fromEntries(asked),
    ...(q === "" ? {} : { q }),
    ...(state.order === undefined ? {} : { order: state.order }),
  };
}

/** What the store is asked for: one page, or all of a tree. */
export function listQueryOf(state: ListState, resource: ListOf, reader?: DateRangeOptions): ListQuery {
  const question = questionOf(state, resource, reader);
  // A tree has no pages: a row may stand far from the one above it.
  if (resource.list?.tree !== undefined) return question;
  return {
    ...question,
    limit: state.pageSize,
    offset: (state.page - 1) * state.pageSize,
  };
}

/** Whether anything narrows the list. */
export function isNarrowed(state: ListState): boolean {
  return state.search !== "" || Object.keys(state.filters).length > 0;
}
