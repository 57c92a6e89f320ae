import { type ResourceName, useFormRecord, usePendingField, useRecords } from "@tillhouse/extension-sdk";
import { recordId, useResource } from "@tillhouse/extension-sdk/internal";
import { useLayoutEffect } from "react";

export interface OnlyRecordProps {
  to: ResourceName;
  filter: Readonly<Record<string, unknown>> | undefined;
  /** The field that starts with it. */
  name: string;
}

/** Puts the one record that there is into a field that nobody has filled in: a choice of one is none. */
export function OnlyRecord({ to, filter, name }: OnlyRecordProps) {
  const resource = useResource(to);
  const { suggest } = useFormRecord();
  const { records, count, isLoading } = useRecords(to, { ...filter, limit: 2 });
  const [only] = records;
  const id = resource && only && count === 1 ? recordId(resource, only) : undefined;
  usePendingField(isLoading);
  useLayoutEffect(() => {
    if (id !== undefined) suggest(name, id);
  });
  return null;
}
