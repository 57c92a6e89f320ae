import type { ErasedRecord } from "../records/resources";
import type { ChoiceFilterOf } from "./choice";
import type { ChoicesFilterOf } from "./choices";
import type { DateFilterOf } from "./date";
import type { MoneyFilterOf } from "./money";
import type { NumberFilterOf } from "./number";
import type { ReferenceFilterOf } from "./reference";
import type { TextFilterOf } from "./text";
import type { YesNoFilterOf } from "./yes-no";

/**
 * Every kind of filter, and what of each a list of such records can have. Extensions that bring kinds merge theirs in.
 *
 * @example
 * declare module "@tillhouse/extension-sdk" {
 *   interface FilterKinds<Item> {
 *     rating: RatingFilter<KeysOfType<Item, number>>;
 *   }
 * }
 */
export interface FilterKinds<Item> extends BuiltInFilterKinds<Item> {}

/** Everything that can be asked of a list of this record. A reference may have a name that only the API knows. */
export type FilterOf<Item> = FilterKinds<Item>[keyof FilterKinds<Item>];

/** A filter whose record type is no longer known, as the screens handle it. */
export type AnyFilter = FilterOf<ErasedRecord>;

/** The kinds of filters that come with the contract, and what of each a list of such records can have. */
export interface BuiltInFilterKinds<Item> {
  /** One of a few words. */
  choice: ChoiceFilterOf<Item>;
  /** Several of a few words. */
  choices: ChoicesFilterOf<Item>;
  /** A range of days. */
  date: DateFilterOf<Item>;
  /** A range of amounts, in minor units. */
  money: MoneyFilterOf<Item>;
  /** A range of numbers. */
  number: NumberFilterOf<Item>;
  /** Records of another resource, by their ids. */
  reference: ReferenceFilterOf<Item>;
  /** A text that the value has to equal. */
  text: TextFilterOf<Item>;
  /** Yes or no. */
  "yes-no": YesNoFilterOf<Item>;
}
