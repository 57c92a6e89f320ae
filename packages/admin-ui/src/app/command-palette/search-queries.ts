import { queryOf } from "@tillhouse/extension-sdk";
import type { AnyResource, ListQuery } from "@tillhouse/extension-sdk/internal";

/** What one resource is asked for a text: for the record with this id, or for those that answer these questions. */
export type SearchQuery = { resource: AnyResource } & (
  | { id: string; queries?: undefined }
  | { id?: undefined; queries: readonly ListQuery[] }
);

/** How many records of a resource are shown; the rest is in its list. */
export const shownAtMost = 5;

const groupOrder = ["sales", "catalog", "people", "promotion", "extensions", "settings"];

function findOf({ search: find }: AnyResource) {
  return find === false ? undefined : (find ?? {});
}

/** Whether records of a resource have an e-mail address that its list shows. */
function hasEmail({ list }: AnyResource): boolean {
  return Boolean(
    list?.columns.some((column) => {
      const key: unknown = typeof column === "string" ? column : Reflect.get(column, "key");
      return typeof key === "string" && /(^|_)email$/.test(key);
    }),
  );
}

function placeIn({ nav }: AnyResource): number {
  return nav === undefined ? groupOrder.length * 1000 : groupOrder.indexOf(nav.group) * 1000 + nav.order;
}

function search(resource: AnyResource, text: string): SearchQuery | undefined {
  const { list, api } = resource;
  if (list === undefined) return undefined;
  const common = {
    ...queryOf(list.select),
    ...(list.sort && { order: list.sort }),
    limit: shownAtMost,
    offset: 0,
  };
  const find = findOf(resource);
  const exact = find?.exactMatch?.(text);
  // A text that is written as a code of this resource means one record; its list would be searched for nothing.
  const isSearched = (list.search || api.isUnpaged) && !find?.pattern?.test(text);
  const queries = [
    ...(exact === undefined ? [] : [{ ...common, ...exact }]),
    ...(isSearched ? [{ ...common, q: text }] : []),
  ];
  return queries.length === 0 ? undefined : { resource, queries };
}

/**
 * What is asked for a text, the likeliest first: an id of the resource that has such ids, a code of the one that writes
 * them so, an e-mail of those that have some, everything else of all. One letter is asked of nobody.
 */
export function searchQueriesFor(typed: string, resources: Iterable<AnyResource>): SearchQuery[] {
  const text = typed.trim();
  if (text.length < 2 && !/^\p{N}|\p{Script=Han}$/u.test(text)) return [];
  const findable = [...resources].filter((resource) => findOf(resource) !== undefined);
  const [, prefix] = /^([a-z]+)_[0-9A-Za-z]{8,}$/.exec(text) ?? [];
  const owner = findable.find((resource) => prefix !== undefined && findOf(resource)?.idPrefix === prefix);
  if (owner?.detail !== undefined) return [{ resource: owner, id: text }];
  const only = findable.filter((resource) => findOf(resource)?.pattern?.test(text));
  const withEmail = /.@./.test(text) ? findable.filter(hasEmail) : [];
  const asked = [only, withEmail, findable].find(({ length }) => length > 0) ?? [];
  const isCode = (resource: AnyResource) => findOf(resource)?.exactMatch?.(text) !== undefined;
  return asked
    .sort((left, right) => Number(isCode(right)) - Number(isCode(left)) || placeIn(left) - placeIn(right))
    .flatMap((resource) => search(resource, text) ?? []);
}
