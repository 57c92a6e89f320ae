import type { BadgeCell } from "../cells/badge";
import type { EnumKeys, WordOf } from "../records/resources";
import type { FilterOptions, FilterValues, KeyFilter } from "./filter-kind";
import { parseWords, serializeWords } from "./words";

/** Several of a few words; sent to the store as a list. */
export interface ChoicesFilter<Key extends string, Word extends string> extends KeyFilter<"choices", Key> {
  /** The words, in the order in which they are offered. */
  readonly options: readonly Word[];
}

/** The filters of this kind that a record can have. */
export type ChoicesFilterOf<Item> = {
  [Key in EnumKeys<Item>]: ChoicesFilter<Key, WordOf<Item, Key>>;
}[EnumKeys<Item>];

/**
 * Several of a few words of `key`. A word that the record cannot hold does not compile.
 *
 * @example filter.choices("payment_status", ["awaiting", "captured"])
 */
export function choices<const Key extends string, const Word extends string>(
  key: Key,
  options: readonly Word[],
  settings: FilterOptions = {},
): ChoicesFilter<Key, Word> {
  return { kind: "choices", key, options, ...settings };
}

/**
 * Several of the words that a badge gives a look, in its order: a list shows a state and narrows by it in the same words.
 *
 * @example
 * const status = cell.badge("status", { draft: "empty", published: "done" });
 * const list = { columns: [status], filters: [filter.badge(status)] };
 */
export function badge<const Key extends string, const Word extends string>(
  { key, styles }: BadgeCell<Key, Word>,
  settings: FilterOptions = {},
): ChoicesFilter<Key, Word> {
  // A badge has a look for each word that it covers, and for no other.
  return { kind: "choices", key, options: Object.keys(styles) as Word[], ...settings };
}

/** Several words: `status=draft,published`. */
export const choicesKind: FilterValues<ChoicesFilter<string, string>, readonly string[]> = {
  parse: (text, { options }) =>
    parseWords(serializeWords(text.split(",").filter((word) => options.includes(word)))),
  serialize: serializeWords,
  describe: (words, { key }, { resource, translate }) =>
    words.map((word) => translate(`${resource}.${key}.${word}`)).join(", "),
  choices: ({ options }) => options.map((word) => [word]),
  sample: ({ options }) => options.slice(0, 2),
};
