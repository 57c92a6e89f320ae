import type { NameOf } from "../records/resources";
import type { FilterOptions, FilterValues, KeyFilter } from "./filter-kind";
import { parseWords, serializeWords } from "./words";

/** Records of another resource; their ids are sent as a list. */
export interface ReferenceFilter<Key extends string, To extends string> extends KeyFilter<"reference", Key> {
  /** The name of the other resource. */
  to: To;
  /** The API takes one id, not a list. */
  isSingle?: boolean;
}

/** The filters of this kind that a list can have. The key may be a name that only the API knows. */
export type ReferenceFilterOf<Item> = ReferenceFilter<string, NameOf<Item>>;

/** Records of another resource. @example filter.reference("groups", { to: "customer-groups" }) */
export function reference<const Key extends string, const To extends string>(
  key: Key,
  options: FilterOptions & {
    /** The name of the other resource. */
    to: To;
    /** The API takes one id, not a list. */
    isSingle?: boolean;
  },
): ReferenceFilter<Key, To> {
  return { kind: "reference", key, ...options };
}

/** Ids of records: `groups=cgrp_1,cgrp_2`. */
export const referenceKind: FilterValues<ReferenceFilter<string, string>, readonly string[]> = {
  parse: parseWords,
  serialize: serializeWords,
  toQuery: (ids, { isSingle }) => (isSingle ? ids[0] : ids),
  describe: (_ids, _filter, { titles }) => titles.join(", "),
  references: (ids, { to }) => ({ to, ids }),
  sample: ({ to }, ids) => ids(to).slice(0, 1),
};
