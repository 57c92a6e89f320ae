import type { AnyResource } from "@tillhouse/extension-sdk";

/** The id of a record; every record of the store has one. */
export function recordId(record: object): string {
  return String(Reflect.get(record, "id"));
}

/** What a record is called. The resource's `title` was written for its own records; see `AnyResource`. */
export function titleOf(resource: AnyResource, record: object): string {
  return resource.title(record as never);
}
