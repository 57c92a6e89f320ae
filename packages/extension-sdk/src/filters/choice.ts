import type { EnumKeys, WordOf } from "../records/resources";
import type { FilterOptions, FilterValues, KeyFilter } from "./filter-kind";

/** One of a few words; sent to the store as it is. */
export interface ChoiceFilter<Key extends string, Word extends string> extends KeyFilter<"choice", Key> {
  /** The words, in the order in which they are offered. */
  readonly options: readonly Word[];
}

/** The filters of this kind that a record can have. */
export type ChoiceFilterOf<Item> = {
  [Key in EnumKeys<Item>]: ChoiceFilter<Key, WordOf<Item, Key>>;
}[EnumKeys<Item>];

/** One of a few words of `key`. A word that the record cannot hold does not compile. @example filter.choice("role", ["admin", "member"]) */
export function choice<const Key extends string, const Word extends string>(
  key: Key,
  options: readonly Word[],
  settings: FilterOptions = {},
): ChoiceFilter<Key, Word> {
  return { kind: "choice", key, options, ...settings };
}

/** One word: `role=admin`. */
export const choiceKind: FilterValues<ChoiceFilter<string, string>, string> = {
  parse: (text, { options }) => (options.includes(text) ? text : undefined),
  serialize: String,
  describe: (word, { key }, { resource, translate }) => translate(`${resource}.${key}.${word}`),
  choices: ({ options }) => options,
  sample: ({ options }) => options[0] ?? "",
};
