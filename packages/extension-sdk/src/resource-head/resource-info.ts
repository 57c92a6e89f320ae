import type { FieldSelection, ResourceApi } from "./resource-api";

/** Turns keys into words, for what a record is called. */
export interface TitleWords {
  /** The text of a key, with values put in. */
  translate: (key: string, values?: Record<string, string | number>) => string;
}

/** A resource as definitions of others see it: what it is called, where it is, and what its pages ask the store for. */
export interface ResourceInfo {
  /** The name of the resource, such as `orders`. */
  name: string;
  /** Where it lives in the store's API. */
  api: ResourceApi;
  /** What a record is called, in the words of the resource. */
  title: (record: never, words: TitleWords) => string;
  /** What its list asks the store for. */
  list?: {
    /** Fields and relations. */
    select?: FieldSelection | readonly FieldSelection[];
  };
  /** What the page of a record asks the store for. */
  detail?: {
    /** Fields and relations. */
    select?: FieldSelection | readonly FieldSelection[];
  };
  /** Loads the rest of the definition; gone once that is there. */
  body?: () => Promise<unknown>;
}

/** Whether a resource may have a list: of one whose body is not there yet nobody knows otherwise. */
export function hasList({ list, body }: Pick<ResourceInfo, "list" | "body">): boolean {
  return list !== undefined || body !== undefined;
}

/**
 * Whether a resource may have pages of its records. See {@link hasList}.
 *
 * @example const to = hasPage(resource) ? host.href(resource.name, id) : undefined;
 */
export function hasPage({ detail, body }: Pick<ResourceInfo, "detail" | "body">): boolean {
  return detail !== undefined || body !== undefined;
}
