import type { ResourceName } from "@tillhouse/extension-sdk";
import type { ReferenceField } from "@tillhouse/extension-sdk/internal";
import { OnlyRecord } from "../controls/only-record";
import { ReferenceField as ReferenceControl } from "../controls/reference-field";
import type { DrawnFieldKind } from "./drawn-field";
import { referenceFilter } from "./reference-filter";

/** The id of a record of another resource. */
export const referenceKind: DrawnFieldKind<ReferenceField<string, string>, string | null> = {
  empty: () => null,
  draw: ({ field, common, inputRef, value, onChange, record }) => (
    <>
      {field.startsWithOnly && !value && record === undefined && (
        <OnlyRecord to={field.to as ResourceName} filter={field.filter} name={field.key} />
      )}
      <ReferenceControl
        {...common}
        to={field.to}
        filter={referenceFilter(field, record)}
        inputRef={inputRef}
        value={typeof value === "string" && value !== "" ? [value] : []}
        onChange={(ids) => onChange(ids[0] ?? null)}
      />
    </>
  ),
  sample: {
    by: "pick",
    isShownAsTyped: true,
    sends: (title, { to }, idOf) => idOf(to, String(title)),
  },
};
