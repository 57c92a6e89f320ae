import type { RecordOf, ResourceName } from "../records/resources";
import type { ResourceApi } from "../resource-head/resource-api";

/** What a person puts into a field: text, a word of a choice, on or off, or the title of a record that is referred to. */
export type Typed = string | number | boolean | null | readonly string[];

/** What a person puts into a form, by the fields' keys. */
export type TypedValues = Readonly<Record<string, Typed>>;

/** Any record, for those who no longer know its type. */
export type SampleRecord = Record<string, unknown>;

/** What the store answers to a call that the definition alone cannot tell. */
export interface CallContext {
  /** The record that the address names, if any: changing it changes the store. */
  record: SampleRecord | undefined;
  /** The last part of the address. */
  last: string;
  /** What the URL asks, with lists and ranges put together again. */
  query: Readonly<Record<string, unknown>>;
  /** The JSON that was sent; `{}` without one. */
  payload: Readonly<Record<string, unknown>>;
  /** The store's own settings: changing them changes the store. */
  store: SampleRecord;
}

/** Parts of a sample that know nothing of the record's type. */
interface SampleBase {
  /** Addresses and keys as the API's own documentation says them; the definition's where left out. */
  api?: Partial<ResourceApi>;
  /** How many records there are; 45 when left out: three pages. */
  count?: number;
  /** What the list's address takes beside `limit` and `offset`; everything else is refused. */
  queries?: readonly string[];
  /** What `POST` takes, by `create`, `update`, or the address below the record; everything else is refused. */
  payloads?: Readonly<Record<string, readonly string[]>>;
  /** What is typed for a new record. */
  values?: TypedValues;
  /** What is typed over an existing record. */
  change?: TypedValues;
  /** What the form refuses, and the field that says so. */
  invalid?: {
    /** What is typed, by the keys of the fields. */
    values: TypedValues;
    /** Key of the field that shows the error. */
    field: string;
  };
  /** A complaint of the store, and the field that it belongs to. */
  rejection?: {
    /** What the store answers, in its own words. */
    message: string;
    /** Key of the field that shows the error. */
    field: string;
  };
  /** What each action's form is filled with, by the action's id. */
  actions?: Readonly<Record<string, TypedValues>>;
  /**
   * What a test of its own runs instead of the suite, by the action's id: the path of that test, from the root of the
   * project. For actions that are whole screens, `create` for a form that is one, and actions of parts that have no page.
   * The suite looks that the test is there and names the action.
   */
  elsewhere?: Readonly<Record<string, string>>;
  /**
   * Ids of actions of which no record tells that they were done. Of all others the suite loses the answer, and expects that they are
   * found: by `isDone`, by what they write, or by a step of their own.
   */
  cannotTell?: readonly string[];
  /** A new record as the store makes it of a payload, where that is more than the payload itself. */
  made?: (payload: SampleRecord) => SampleRecord;
  /** Addresses that `run` actions call, such as `POST /store/currencies/:code`, and those that answer otherwise than all others. */
  answers?: Readonly<Record<string, (context: CallContext) => unknown>>;
  /** Addresses that answer with nothing but "OK", such as `POST /invites`. */
  saysOnlyOk?: readonly string[];
  /** Settings of the store that the resource looks at. */
  store?: SampleRecord;
}

/**
 * What the conformance suite needs to know of a resource beside its definition: records, what the API takes, and what a
 * person types.
 *
 * @example
 * export const productTags: ResourceSample<"product-tags"> = {
 *   of: "product-tags",
 *   record: (index) => ({ id: `ptag_${index}`, value: `Tag ${index}`, created_at: sampleDate(index) }),
 *   queries: ["q", "order", "id", "created_at", "updated_at"],
 * };
 */
export interface ResourceSample<Name extends ResourceName> extends SampleBase {
  /** Name of the resource. */
  of: Name;
  /** The record with this index, as the store answers it. */
  record: (index: number) => Partial<RecordOf<Name>>;
}

/** A sample whose record type is no longer known. */
export interface AnySample extends SampleBase {
  /** Name of the resource. */
  of: string;
  /** The record with this index, as the store answers it. */
  record: (index: number) => object;
}

/** A date that differs for each index, the later the larger. @example sampleDate(3) // "2026-01-04T09:00:00.000Z" */
export function sampleDate(index: number): string {
  return new Date(Date.UTC(2026, 0, 1 + index, 9)).toISOString();
}
