import { Fragment } from "react";
import type { KeysOfType, RecordOf, ResourceName } from "../records/resources";
import { recordId, titleOf } from "../resource-head/record";
import type { CellKind, CellOptions, KeyCell } from "./cell-kind";
import { recordLink, unknownValue } from "./record-link";

/** How many records a cell names before it counts the rest. */
const namedAtMost = 2;

/** Several other records that this one holds, by their titles. */
export interface RecordsCell<Key extends string, To extends string> extends KeyCell<"records", Key> {
  /** The name of the other records' resource. */
  to: To;
}

/** The cells of this kind that a record can have. */
export type RecordsCellOf<Item> = string extends keyof Item
  ? RecordsCell<string, string>
  : { [To in ResourceName]: RecordsCell<KeysOfType<Item, readonly RecordOf<To>[]>, To> }[ResourceName];

/** The records of another resource that `key` holds. @example cell.records("groups", "customer-groups") */
export function records<const Key extends string, const To extends string>(
  key: Key,
  to: To,
  options: CellOptions = {},
): RecordsCell<Key, To> {
  return { kind: "records", key, to, sort: false, ...options };
}

function recordsIn(value: unknown): readonly object[] {
  return Array.isArray(value) ? value : [];
}

/** Records by their titles: the first ones, and how many more there are. */
export const recordsKind: CellKind<RecordsCell<string, string>> = {
  draw: (value, { to }, { host, isPlain }) => {
    const resource = host.resource(to);
    if (resource === undefined) return unknownValue;
    const all = recordsIn(value);
    const rest = all.slice(namedAtMost);
    return (
      <span className="th-row th-row--wrap">
        {all.slice(0, namedAtMost).map((record) => (
          <Fragment key={recordId(resource, record)}>{recordLink(record, to, host, isPlain)}</Fragment>
        ))}
        {rest.length > 0 && (
          <span className="th-muted" title={rest.map((record) => titleOf(resource, record)).join(", ")}>
            {host.translate("kit.more", { count: rest.length })}
          </span>
        )}
      </span>
    );
  },
  text: (value, { to }, { find }) => {
    const other = find(to);
    return other === undefined
      ? ""
      : recordsIn(value)
          .map((record) => titleOf(other, record))
          .join(", ");
  },
};
