import type { KeysOfType, RecordOf, ResourceName } from "../records/resources";
import { titleOf } from "../resource-head/record";
import type { CellKind, CellOptions, KeyCell } from "./cell-kind";
import { recordLink } from "./record-link";

/** Another record that this one holds, by its title and as a link. */
export interface RecordCell<Key extends string, To extends string> extends KeyCell<"record", Key> {
  /** The name of the other record's resource. */
  to: To;
}

/** The cells of this kind that a record can have. */
export type RecordCellOf<Item> = string extends keyof Item
  ? RecordCell<string, string>
  : { [To in ResourceName]: RecordCell<KeysOfType<Item, RecordOf<To>>, To> }[ResourceName];

/** The record of another resource that `key` holds. @example cell.record("collection", "collections") */
export function record<const Key extends string, const To extends string>(
  key: Key,
  to: To,
  options: CellOptions = {},
): RecordCell<Key, To> {
  return { kind: "record", key, to, sort: false, ...options };
}

/** A record by its title. */
export const recordKind: CellKind<RecordCell<string, string>> = {
  draw: (value, { to }, { host, isPlain }) => recordLink(Object(value), to, host, isPlain),
  text: (value, { to }, { find }) => {
    const other = find(to);
    return other === undefined ? "" : titleOf(other, Object(value));
  },
};
