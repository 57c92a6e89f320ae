import type { AnyFilter, ListQuery } from "@tillhouse/extension-sdk";

/** How many rows a page can have; the first is the default and stays out of the address. */
export const pageSizes = [20, 50, 100] as const;

/** What a list shows. It lives in the address alone, so back, reload and a shared link bring it back whole. */
export interface ListState {
  search: string;
  /** Counted from 1. */
  page: number;
  /** Rows of a page; one of {@link pageSizes}. */
  pageSize: number;
  /** Chosen words by the filter's key. */
  chosen: Readonly<Record<string, readonly string[]>>;
}

/** A change to a list's state; what is left out stays. */
export type ListChange = Partial<ListState>;

/** Reads a list's state from the address. Words that a filter does not have are passed over. */
export function readListState(parameters: URLSearchParams, filters: readonly AnyFilter[]): ListState {
  const page = Number(parameters.get("page") ?? "1");
  const chosen: Record<string, readonly string[]> = {};
  for (const filter of filters) {
    if (filter.kind !== "choices") continue;
    const { key, options } = filter;
    const words = (parameters.get(key) ?? "").split(",").filter((word) => options.includes(word));
    if (words.length > 0) chosen[key] = words;
  }
  return {
    search: parameters.get("q") ?? "",
    page: Number.isInteger(page) && page > 0 ? page : 1,
    pageSize: pageSizes.find((size) => String(size) === parameters.get("rows")) ?? pageSizes[0],
    chosen,
  };
}

/**
 * The address after a change. Whatever narrows the list returns to page 1; parameters of others (an open form) stay.
 */
export function writeListState(
  parameters: URLSearchParams,
  filters: readonly AnyFilter[],
  change: ListChange,
): URLSearchParams {
  const state = { ...readListState(parameters, filters), page: 1, ...change };
  const next = new URLSearchParams(parameters);
  const set = (key: string, value: string) => (value === "" ? next.delete(key) : next.set(key, value));
  set("q", state.search);
  set("page", state.page === 1 ? "" : String(state.page));
  set("rows", state.pageSize === pageSizes[0] ? "" : String(state.pageSize));
  for (const { key } of filters) set(key, (state.chosen[key] ?? []).join(","));
  return next;
}

/** What the store is asked for. */
export function listQueryOf(state: ListState, select: object = {}): ListQuery {
  return {
    ...select,
    ...state.chosen,
    ...(state.search === "" ? {} : { q: state.search }),
    limit: state.pageSize,
    offset: (state.page - 1) * state.pageSize,
  };
}

/** Whether anything narrows the list. */
export function isNarrowed(state: ListState): boolean {
  return state.search !== "" || Object.keys(state.chosen).length > 0;
}
