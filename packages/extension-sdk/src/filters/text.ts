import type { KeysOfType } from "../records/resources";
import type { FilterOptions, FilterValues, KeyFilter } from "./filter-kind";

/** A text that the API compares with the whole value. */
export type TextFilter<Key extends string> = KeyFilter<"text", Key>;

/** The filters of this kind that a record can have. */
export type TextFilterOf<Item> = TextFilter<KeysOfType<Item, string>>;

/** A text that the API compares with the whole value. @example filter.text("event_name") */
export function text<const Key extends string>(key: Key, options: FilterOptions = {}): TextFilter<Key> {
  return { kind: "text", key, ...options };
}

/** A text as it was typed: `event_name=order.placed`. */
export const textKind: FilterValues<TextFilter<string>, string> = {
  parse: (typed) => (typed.trim() === "" ? undefined : typed),
  serialize: String,
  describe: String,
  sample: () => "word",
};
