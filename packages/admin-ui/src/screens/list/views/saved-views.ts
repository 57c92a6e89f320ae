import type { AnyResource } from "@tillhouse/extension-sdk/internal";
import { type ListState, readListState, writeListState } from "../state/list-state";

/** Filters, search, order and columns of a list under a name. */
export interface SavedView {
  id: string;
  /** Name of the resource. */
  resource: string;
  name: string;
  /** What the list shows, as its address says it; without page and selection. */
  query: string;
  /** The list opens with it. */
  isDefault: boolean;
  /** It stands in the sidebar, with its count. */
  isPinned: boolean;
  /** When it was made, ISO 8601 UTC; views stand in this order. */
  at: string;
}

/** Parameter that names the view that a list was opened with. */
export const viewParameter = "view";

/** The view that every list has: nothing is narrowed. */
export const defaultView = "all";

/** Each view has a key of its own in the person's metadata: the store merges keys, so two tabs do not undo each other. */
const keyPrefix = "tillhouse_view_";

function keyOf(id: string): string {
  return `${keyPrefix}${id}`;
}

function readView(id: string, value: unknown): SavedView | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  const { resource, name, query, isDefault, isPinned, at }: Partial<Record<keyof SavedView, unknown>> = value;
  if (typeof resource !== "string" || typeof name !== "string" || typeof query !== "string") return undefined;
  return {
    id,
    resource,
    name,
    query,
    isDefault: isDefault === true,
    isPinned: isPinned === true,
    at: typeof at === "string" ? at : "",
  };
}

/** The saved views among a person's metadata, in the order in which they were made. What is no view is passed over. */
export function readViews(metadata: Readonly<Record<string, unknown>> | null | undefined): SavedView[] {
  return Object.entries(metadata ?? {})
    .flatMap(([key, value]) =>
      key.startsWith(keyPrefix) ? (readView(key.slice(keyPrefix.length), value) ?? []) : [],
    )
    .sort((left, right) => left.at.localeCompare(right.at) || left.id.localeCompare(right.id));
}

/**
 * What is sent to save a view. A list opens with one view at most, so the one that it opened with so far is sent along;
 * all others are left alone.
 */
export function savePayload(view: SavedView, others: readonly SavedView[]): Record<string, unknown> {
  const former = view.isDefault
    ? others.filter(
        ({ id, resource, isDefault }) => isDefault && resource === view.resource && id !== view.id,
      )
    : [];
  const entries = [...former.map((other) => ({ ...other, isDefault: false })), view];
  return Object.fromEntries(entries.map(({ id, ...rest }) => [keyOf(id), rest]));
}

/** What is sent to delete a view: an empty text takes its key away. */
export function removePayload(id: string): Record<string, unknown> {
  return { [keyOf(id)]: "" };
}

/**
 * What a list shows, without what passes: the page, the selection, a form over it. Always written alike.
 *
 * @param ownColumns the columns that the person chose, where the address names none
 */
export function viewQuery(
  parameters: URLSearchParams,
  resource: AnyResource,
  ownColumns?: readonly string[],
): string {
  const { search, order, filters, columns = ownColumns, pageSize } = readListState(parameters, resource);
  return String(
    writeListState(new URLSearchParams(), resource, { search, order, filters, columns, pageSize }),
  );
}

/** The address of a list that shows a view. */
export function viewSearch({ id, query }: Pick<SavedView, "id" | "query">): string {
  const parameters = new URLSearchParams(query);
  parameters.set(viewParameter, id);
  return `?${parameters}`;
}

/** The state of a list that shows a view. */
export function viewState({ query }: Pick<SavedView, "query">, resource: AnyResource): ListState {
  return readListState(new URLSearchParams(query), resource);
}
