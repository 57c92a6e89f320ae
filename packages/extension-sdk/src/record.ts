import type { AnyResource } from "./define-resource";

/** What names a record in addresses: its `id`, or what the resource's API takes instead. @example recordId(currencies, dkk) // "dkk" */
export function recordId(resource: AnyResource, record: object): string {
  return String(Reflect.get(record, resource.api.id ?? "id"));
}

/** What a record is called, in the words of its resource. @example titleOf(orders, order) // "#1120" */
export function titleOf(resource: AnyResource, record: object): string {
  // The resource's `title` was written for its own records; see `AnyResource`.
  return resource.title(record as never);
}
