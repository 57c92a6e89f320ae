import type { Needs } from "./feature-flags";
import type { Part } from "./part";
import type { KeysWith, ResourceName, WordKeys } from "./resources";

/** What every filter may say about itself. */
export interface FilterOptions extends Part {
  /** Translation key of the filter's name; `<resource>.fields.<key>` when left out. */
  label?: string;
  /** What the store must have for it, such as `sales_channels`; it is left out where that is missing. */
  needs?: Needs;
  /**
   * The API cannot narrow by it, although people look for it: a translation key that says why. Its entry stands in the menu
   * with these words and does nothing.
   */
  unavailable?: string;
}

interface KeyFilter<Kind extends string, Key extends string> extends FilterOptions {
  /** Only for the compiler: a filter is not to be mistaken for what has the same kind in another place. */
  readonly place?: "filter";
  readonly kind: Kind;
  /** What the API calls it. */
  readonly key: Key;
}

/** One of a few words; sent to the store as it is. */
export interface ChoiceFilter<Key extends string, Word extends string> extends KeyFilter<"choice", Key> {
  readonly options: readonly Word[];
}
/** Several of a few words; sent to the store as a list. */
export interface ChoicesFilter<Key extends string, Word extends string> extends KeyFilter<"choices", Key> {
  readonly options: readonly Word[];
}
/** A stretch of time, relative or between two days, both inclusive in the person's time zone; sent as `gte` and `lt`. */
export type DateFilter<Key extends string> = KeyFilter<"date", Key>;
/** A range of numbers; sent as `gte` and `lte`. */
export type NumberFilter<Key extends string> = KeyFilter<"number", Key>;
/** A range of amounts in minor units; sent as `gte` and `lte`. */
export interface MoneyFilter<Key extends string> extends KeyFilter<"money", Key> {
  /** The currency's code; the store's default currency when left out. */
  currency?: string;
}
/** Records of another resource; their ids are sent as a list. */
export interface ReferenceFilter<Key extends string, To extends string> extends KeyFilter<"reference", Key> {
  to: To;
  /** The API takes one id, not a list. */
  isSingle?: boolean;
}
/** A text that the API compares with the whole value. */
export type TextFilter<Key extends string> = KeyFilter<"text", Key>;
/** Yes or no. */
export type YesNoFilter<Key extends string> = KeyFilter<"yes-no", Key>;

/** Everything that can be asked of a list of this record. A reference may have a name that only the API knows. */
export type FilterOf<Item> =
  | {
      [Key in WordKeys<Item>]:
        | ChoiceFilter<Key, NonNullable<Item[Key]> & string>
        | ChoicesFilter<Key, NonNullable<Item[Key]> & string>;
    }[WordKeys<Item>]
  | DateFilter<KeysWith<Item, string | Date>>
  | NumberFilter<KeysWith<Item, number>>
  | MoneyFilter<KeysWith<Item, number>>
  | ReferenceFilter<string, ResourceName>
  | TextFilter<KeysWith<Item, string>>
  | YesNoFilter<KeysWith<Item, boolean>>;

/** A filter whose record type is no longer known, as the screens handle it. */
export type AnyFilter =
  | ChoiceFilter<string, string>
  | ChoicesFilter<string, string>
  | DateFilter<string>
  | NumberFilter<string>
  | MoneyFilter<string>
  | ReferenceFilter<string, string>
  | TextFilter<string>
  | YesNoFilter<string>;
