import type { KeysOfType } from "../records/resources";
import type { FilterOptions, FilterValues, KeyFilter } from "./filter-kind";

/** A text that the API compares with the whole value, or looks for in it. */
export interface TextFilter<Key extends string> extends KeyFilter<"text", Key> {
  /** The API takes `contains`, and looks for a part of the value. Left out: the whole value has to be equal. */
  isPart?: boolean;
}

/** The filters of this kind that a record can have. */
export type TextFilterOf<Item> = TextFilter<KeysOfType<Item, string>>;

/** A text that the API compares with the whole value. @example filter.text("description", { isPart: true }) */
export function text<const Key extends string>(
  key: Key,
  options: FilterOptions & {
    /** The API takes `contains`, and looks for a part of the value. */
    isPart?: boolean;
  } = {},
): TextFilter<Key> {
  return { kind: "text", key, ...options };
}

/** A text as it was typed: `event_name=order.placed`. Where a part is enough, the API is asked for `description[contains]`. */
export const textKind: FilterValues<TextFilter<string>, string> = {
  parse: (typed) => (typed.trim() === "" ? undefined : typed),
  serialize: String,
  toQuery: (typed, { isPart }) => (isPart ? { contains: typed } : typed),
  describe: String,
  sample: () => "word",
};
