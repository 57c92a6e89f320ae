import type { FieldSelection, ResourceApi } from "./resource-api";

/** Turns keys into words, for what a record is called. */
export interface TitleWords {
  translate: (key: string, values?: Record<string, string | number>) => string;
}

/** A resource as definitions of others see it: what it is called, where it is, and what its pages ask the store for. */
export interface ResourceInfo {
  name: string;
  api: ResourceApi;
  /** What a record is called, in the words of the resource. */
  title: (record: never, words: TitleWords) => string;
  list?: { select?: FieldSelection | readonly FieldSelection[] };
  detail?: { select?: FieldSelection | readonly FieldSelection[] };
  /** Loads the rest of the definition; gone once that is there. */
  body?: () => Promise<unknown>;
}

/** Whether a resource may have a list: of one whose body is not there yet nobody knows otherwise. */
export function hasList({ list, body }: Pick<ResourceInfo, "list" | "body">): boolean {
  return list !== undefined || body !== undefined;
}

/** Whether a resource may have pages of its records. See {@link hasList}. */
export function hasPage({ detail, body }: Pick<ResourceInfo, "detail" | "body">): boolean {
  return detail !== undefined || body !== undefined;
}
