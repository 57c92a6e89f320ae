import type { ResourceName } from "@tillhouse/extension-sdk";
import { type AnyResource, type ReferenceField, recordId } from "@tillhouse/extension-sdk/internal";
import { OnlyRecord } from "../controls/only-record";
import { ReferenceField as ReferenceControl } from "../controls/reference-field";
import type { DrawnFieldKind } from "./drawn-field";

/** The record itself where the field says what it is below: it cannot go below itself, nor below what is below it. */
function parentOf(
  field: ReferenceField<string, string>,
  resource: AnyResource | undefined,
  record: object | undefined,
): string | undefined {
  const isParent = field.to === resource?.name && field.key === resource.list?.tree?.parentKey;
  return isParent && record !== undefined ? recordId(resource, record) : undefined;
}

/** The id of a record of another resource. */
export const referenceKind: DrawnFieldKind<ReferenceField<string, string>, string | null> = {
  empty: () => null,
  draw: ({ field, common, inputRef, value, onChange, record, host, resource }) => (
    <>
      {field.startsWithOnly && !value && record === undefined && (
        <OnlyRecord to={field.to as ResourceName} filter={field.filter} name={field.key} />
      )}
      <ReferenceControl
        {...common}
        to={field.to}
        filter={field.filter}
        filterPaths={field.filterPaths}
        inputRef={inputRef}
        without={parentOf(field, host.resource(resource), record)}
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
