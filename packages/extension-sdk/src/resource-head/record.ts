import type { ResourceInfo, TitleWords } from "./resource-info";

/** Without an admin around there are no texts, but keys. */
const keys: TitleWords = { translate: (key) => key };

/** What names a record in addresses: its `id`, or what the resource's API takes instead. @example recordId(currencies, dkk) // "dkk" */
export function recordId(resource: ResourceInfo, record: object): string {
  return String(Reflect.get(record, resource.api.idKey ?? "id"));
}

/**
 * What a record is called, in the words of its resource. A resource that an admin hands out knows its language; another one
 * needs `words`. @example titleOf(orders, order) // "#1120"
 */
export function titleOf(resource: ResourceInfo, record: object, words = keys): string {
  // The resource's `title` was written for its own records; see `AnyResource`.
  return resource.title(record as never, words);
}

/** A resource whose records are called by these words, whoever asks. */
export function titledIn<Resource extends ResourceInfo>(resource: Resource, words: TitleWords): Resource {
  return { ...resource, title: (record: never) => resource.title(record, words) };
}
