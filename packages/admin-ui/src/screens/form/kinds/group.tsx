import type { AnyField, GroupField, UnknownField } from "@tillhouse/extension-sdk/internal";
import { GroupField as GroupControl } from "../controls/group-field";
import type { DrawnFieldKind } from "./drawn-field";

/** A new row. */
export function emptyRow(
  { fields, defaultValues }: GroupField<string, AnyField>,
  emptyOf: (inner: UnknownField) => unknown,
): Record<string, unknown> {
  return { ...Object.fromEntries(fields.map((inner) => [inner.key, emptyOf(inner)])), ...defaultValues };
}

/** A repeating group of fields. */
export const groupKind: DrawnFieldKind<GroupField<string, AnyField>, readonly object[]> = {
  empty: (field, emptyOf) => Array.from({ length: field.minimum ?? 0 }, () => emptyRow(field, emptyOf)),
  fromRecord: (value, { fields }, heldOf) =>
    Array.isArray(value)
      ? value.map((row: object) =>
          Object.fromEntries(fields.map((inner) => [inner.key, heldOf(inner, Reflect.get(row, inner.key))])),
        )
      : value,
  draw: ({ field, common, name, emptyOf }) => (
    <GroupControl {...common} field={field} name={name} newRow={() => emptyRow(field, emptyOf)} />
  ),
  isWide: true,
};
