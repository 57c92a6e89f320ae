import type { FieldSelection } from "./resource-api";

/**
 * How the command palette finds records of a resource, beside what follows from its list: it is asked where it can be
 * searched (`search`, `api.isUnpaged`), and what phones show of a row is shown of a record.
 *
 * @example search: { idPrefix: "rev", exactMatch: (text) => (/^#\d+$/.test(text) ? { number: text.slice(1) } : undefined) }
 */
export interface SearchDefinition {
  /** How ids begin: `prod` for `prod_01H…`. Such a text is read straight from the store. */
  idPrefix?: string;
  /** Texts that mean a record of this resource and of no other: `/^#\d+$/`. */
  pattern?: RegExp;
  /** What a text is asked for beside the search, where it may be a whole code: `{ display_id: "1042" }`. */
  exactMatch?: (text: string) => Readonly<Record<string, unknown>> | undefined;
}

/**
 * What records are found by in the command palette where the API's own search does not look: where it finds nothing, the newest
 * records are read and looked through, with those whose pages were read.
 *
 * @example searchIndex: { newest: 300, select: { expand: "shipping_address" }, words: ({ shipping_address }) => [shipping_address?.phone] }
 */
export interface SearchIndex<Item> {
  /** How many are read. */
  newest: number;
  /** What is asked for beside what the list shows. */
  select?: FieldSelection | readonly FieldSelection[];
  /** What of a record is looked through. Spaces, dashes, case and accents make no difference. */
  words: (record: Item) => readonly (string | null | undefined)[];
}
