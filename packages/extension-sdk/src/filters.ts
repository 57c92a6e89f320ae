import type { WordKeys } from "./resources";

/** A filter that lets the operator pick several of a few words; sent to the store as a list. */
export interface ChoicesFilter<Key extends string, Word extends string> {
  readonly kind: "choices";
  readonly key: Key;
  readonly options: readonly Word[];
  /** Translation key of the filter's name; `<resource>.fields.<key>` when left out. */
  label?: string;
}

/** Everything that can be asked of a list of this record. */
export type FilterOf<Item> = {
  [Key in WordKeys<Item>]: ChoicesFilter<Key, NonNullable<Item[Key]> & string>;
}[WordKeys<Item>];

/** A filter whose record type is no longer known, as the screens handle it. */
export type AnyFilter = ChoicesFilter<string, string>;

/**
 * Several of a few words of `key`. A word that the record cannot hold does not compile.
 *
 * @example choices("payment_status", ["awaiting", "captured"])
 */
export function choices<const Key extends string, const Word extends string>(
  key: Key,
  options: readonly Word[],
  settings: { label?: string } = {},
): ChoicesFilter<Key, Word> {
  return { kind: "choices", key, options, ...settings };
}
