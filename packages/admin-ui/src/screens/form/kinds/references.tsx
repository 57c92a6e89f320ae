import type { ReferencesField } from "@tillhouse/extension-sdk/internal";
import { ReferenceField as ReferenceControl } from "../controls/reference-field";
import { type DrawnFieldKind, wordsIn } from "./drawn-field";

/** Ids of records of another resource. */
export const referencesKind: DrawnFieldKind<ReferencesField<string, string>, readonly string[]> = {
  empty: () => [],
  // Relations are answered as whole records, and held by their ids.
  fromRecord: (value) =>
    Array.isArray(value)
      ? value.map((item: unknown) => (typeof item === "object" ? Reflect.get(Object(item), "id") : item))
      : value,
  toPayload: (value, { format }) =>
    format === "objects" && Array.isArray(value) ? value.map((id: unknown) => ({ id })) : value,
  draw: ({ field, common, inputRef, value, onChange }) => (
    <ReferenceControl
      {...common}
      to={field.to}
      filter={field.filter}
      filterPaths={field.filterPaths}
      inputRef={inputRef}
      isMultiple
      value={wordsIn(value)}
      onChange={onChange}
    />
  ),
  sample: {
    by: "pick",
    sends: (titles, { to, format }, idOf) => {
      const ids = [titles].flat().map((title) => idOf(to, String(title)));
      return format === "objects" ? ids.map((id) => ({ id })) : ids;
    },
  },
};
