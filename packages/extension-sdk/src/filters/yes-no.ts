import type { KeysOfType } from "../records/resources";
import type { FilterOptions, FilterValues, KeyFilter } from "./filter-kind";

/** Yes or no. */
export type YesNoFilter<Key extends string> = KeyFilter<"yes-no", Key>;

/** The filters of this kind that a record can have. */
export type YesNoFilterOf<Item> = YesNoFilter<KeysOfType<Item, boolean>>;

/** Yes or no. @example filter.yesNo("has_account") */
export function yesNo<const Key extends string>(key: Key, options: FilterOptions = {}): YesNoFilter<Key> {
  return { kind: "yes-no", key, ...options };
}

/** True or false: `has_account=yes`. */
export const yesNoKind: FilterValues<YesNoFilter<string>, boolean> = {
  parse: (text) => (text === "yes" ? true : text === "no" ? false : undefined),
  serialize: (value) => (value ? "yes" : "no"),
  describe: (value, _filter, { translate }) => translate(value ? "value.yes" : "value.no"),
  sample: () => true,
};
